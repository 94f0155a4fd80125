/**
 * Codes in, sentences out, in the reader's language. Pure: no React and no Next, so that the command line, the HTTP route,
 * server components and the browser all say the same thing in the same words.
 */
export { messagesOf, speaker } from './catalogue';
export { COUNTED, censusSentences, missingSentences, slipSentences } from './census-sentences';
export { fetchRules } from './fetch-rules';
export { fieldSentence } from './field-sentence';
export { gainSentence } from './gain-sentence';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, negotiate } from './languages';
export { capital, playerName } from './naming';
export { seatName, tellInhabitants, tellSeats } from './player-sentences';
export { type AnyProblem, problemSentence } from './problem-sentence';
export { rulingAnswer, rulingsInForce } from './ruling-sentences';
export { type Sentences, sentences } from './sentences';
export {
  type Area,
  type AreaMessages,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Speaker,
  speakerFrom,
} from './speaker';
export { type StepSentences, stepSentences } from './step-sentences';
export { type StorySentences, storySentences, type ToldEvent } from './story-sentences';
