export { parseArguments } from './arguments';
export { type InputOptions, type NamedBytes, type Printed, scoreBytes, settleBytes } from './print-games';
export { parseQuizArguments, quizHelp, quizLines, quizMistake } from './quiz';
export { unreadableSentence, unwritableSentence } from './system-sentence';
