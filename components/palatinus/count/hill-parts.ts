/** What stands around the board while a hill is counted: one script, fetched as a whole. */
export { HillLetters } from './hill-letters';
export { HillWords } from './hill-words';
export { RunningScore } from './running-score';
export { StepButtons } from './step-buttons';
