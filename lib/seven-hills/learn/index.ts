/** Learning who scores: a short lesson as data. The right answers are not stored here; the engine computes them. */

export * from './lesson';
export { IDEAS } from './plans';
