/** The quiz: positions with a question, the engine's answers, and the answers that mistakes give. */

export * from './grade';
export { makeQuestion, questionAbout } from './make-question';
export { publishedQuestion } from './published-question';
export * from './question';
export * from './sequence';
export * from './topics';
