/**
 * Turns codes into sentences in the reader's language. Pure, without React and Next, so that the command line, the
 * HTTP route, server components and the browser all use the same words.
 */

export { messagesOf, speaker } from './catalogue';
export { fetchPalatinus, fetchSevenHills, fetchShared } from './fetch-messages';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  negotiate,
} from './languages';
export { nameOrColour, seatName } from './naming';
export { askSentences } from './palatinus/ask-sentences';
export { beatSentences } from './palatinus/beat-sentences';
export {
  censusSentences,
  censusTitle,
  KIND_COUNT_MESSAGES,
  missingSentences,
  slipSentences,
  tokenSentences,
} from './palatinus/census-sentences';
export { editionSentence, sourceName } from './palatinus/edition-sentences';
export { fieldSentence } from './palatinus/field-sentence';
export { gainSentence } from './palatinus/gain-sentence';
export { type GameSentences, gameSentences } from './palatinus/game-sentences';
export { noInfluenceReason } from './palatinus/influence-sentence';
export { inhabitantsKeys, tilesKeys } from './palatinus/key-sentences';
export {
  briefReason,
  hillInLines,
  lessonStepWords,
  orderReason,
  practiceReason,
} from './palatinus/lesson-sentences';
export { capital, enumerate, playerName } from './palatinus/naming';
export { ownCountSentences } from './palatinus/own-count-sentences';
export { ownerName, pieceName, playerAndColours } from './palatinus/piece-naming';
export { inhabitantsList, seatChangeSentences } from './palatinus/player-sentences';
export { dailySentence, type QuizSentences, quizSentences } from './palatinus/quiz-sentences';
export { closestHillsSentence, raceStageSentence } from './palatinus/race-sentences';
export { rulingAnswer, rulingsInForce, rulingsList } from './palatinus/ruling-sentences';
export { settleSentences } from './palatinus/settle-sentences';
export { type StepSentences, stepSentences } from './palatinus/step-sentences';
export { type StoryLine, storySentences } from './palatinus/story-sentences';
export { moveSentences, trialChangeSentence } from './palatinus/trial-sentences';
export { type AnyProblem, problemSentence } from './problem-sentence';
export { type CountSentences, countSentences } from './seven-hills/count-sentences';
export { type CountedEpoch, guideSentences } from './seven-hills/guide-sentences';
export { mapKeys } from './seven-hills/key-sentences';
export { leftSentences, misfitSentence } from './seven-hills/legion-sentences';
export {
  areaName,
  brushWords,
  epochName,
  epochNumeral,
  namesOf,
  sevenPlayerName,
  signed,
} from './seven-hills/naming';
export { changeSentences, remarkSentence } from './seven-hills/remark-sentences';
export { sevenRulingAnswer, sevenRulingsInForce, sevenRulingsList } from './seven-hills/ruling-sentences';
export {
  type Area,
  type Messages,
  type Speaker,
  speakerFrom,
} from './speaker';
export { dateInFull, monthInShort, sizeInWords, whenSentence } from './when';
