export * from './count-steps';
export * from './differences';
export * from './example';
export * from './game';
export * from './legions';
export { makeNotation, NOTATION_MARK } from './notation';
export * from './paragraphs';
export * from './parse-notation';
export { worthOf } from './placement';
export * from './problems';
export * from './published-result';
export * from './remarks';
export * from './result';
export * from './rulings';
export { KNIGHT_POINTS, PENALTY_POINTS, pointsOf, pointsOf, score, score } from './score';
export {
  entriesOf,
  entriesOf,
  fullPosition,
  SEAT_COLOURS,
  SEAT_COLOURS,
  soundGame,
  soundGame,
} from './sound-game';
export * from './track';
export * from './types';
