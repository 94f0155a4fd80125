/** Learning who scores: a short lesson as data. Nothing here says what is right; the engine does. */

export * from './lesson';
export { IDEAS } from './plans';
