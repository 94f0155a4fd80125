/** Handles text written by strangers, and line breaks, for any game. */

export { checkCharacters, missedCheck } from './check-characters';
export { excerptAround, hasInOrder, hasWords, wordsOf } from './find-words';
export { joinHyphens, withoutJoiners } from './hyphens';
export { isJson } from './is-json';
export { closeIsolates, isolate } from './isolate';
export {
  cleanName,
  cleanNote,
  escapeHidden,
  NAME_CODES,
  NAME_LENGTH,
  NOTE_LENGTH,
  nameProblem,
} from './names';
export { makeAnswers, parseAnswers } from './notation-answers';
export { makeNotationName, parseNotationName } from './notation-names';
export { type GroundOf, paragraphNumbers } from './paragraph-numbers';
export { renamedSeat, suggestedNames } from './player-names';
export { shortened } from './shortened';
export { withMinus, withSign } from './signed';
export { trimEnd } from './trim-end';
export { numbersKept, unbroken } from './unbroken';
