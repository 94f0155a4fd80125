/** The quiz: positions that ask something, the engine's answers to them, and what mistakes give. */

export * from './gone-next-to';
export * from './grade';
export { makeQuestion, questionAbout } from './make-question';
export { publishedQuestion } from './published-question';
export * from './question';
export * from './sequence';
export * from './topics';
