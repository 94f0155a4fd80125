/**
 * Codes in, sentences out, in the reader's language. Pure: no React and no Next, so that the command line, the HTTP
 * route, server components and the browser all say the same thing in the same words.
 */

export { messagesOf, speaker } from './catalogue';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, negotiate } from './languages';
export {
  censusSentences,
  KIND_COUNT_MESSAGES,
  missingSentences,
  slipSentences,
} from './palatinus/census-sentences';
export { fetchRules } from './palatinus/fetch-rules';
export { fieldSentence } from './palatinus/field-sentence';
export { gainSentence } from './palatinus/gain-sentence';
export { type GameSentences, gameSentences } from './palatinus/game-sentences';
export { capital, playerName } from './palatinus/naming';
export { inhabitantsList, seatChangeSentences, seatName } from './palatinus/player-sentences';
export { rulingAnswer, rulingsInForce } from './palatinus/ruling-sentences';
export { type StepSentences, stepSentences } from './palatinus/step-sentences';
export { type StoryLine, storySentences } from './palatinus/story-sentences';
export { type AnyProblem, problemSentence } from './problem-sentence';
export {
  type Area,
  type Messages,
  type Speaker,
  speakerFrom,
} from './speaker';
