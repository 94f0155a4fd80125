/**
 * Settling an argument: whether an open question, a slip of entry or a move matters, and how players came to other
 * numbers.
 */

export type { Addition } from './additions';
export { likeliestFirst } from './census-strain';
export * from './checked-count';
export * from './doubtful-fields';
export * from './explain-count';
export * from './explanation-parts';
export * from './first-difference';
export * from './hill-differences';
export * from './moves';
export * from './own-count';
export * from './published-count';
export * from './published-settlement';
export * from './questions';
export * from './readings';
export { readingsByLength } from './readings-by-length';
export * from './settlement';
export * from './slips';
export * from './sound-own-count';
export type { TokenSlip } from './token-slips';
export * from './typed-count';
export { possibleContents, scoreAllDisplaced, scoreAllFields, scorerOfReadings } from './variants';
