export * from './game';
export * from './problems';
export * from './published-result';
export * from './result';
export * from './rulings';
export { pointsOf, score } from './score';
export { entriesOf, fullPosition, SEAT_COLOURS, soundGame } from './sound-game';
export * from './types';
