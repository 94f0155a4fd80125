export { parseArguments } from './arguments';
export { type InputOptions, type NamedBytes, type Printed, scoreBytes, settleBytes } from './print-games';
export { unreadableSentence, unwritableSentence } from './system-sentence';
