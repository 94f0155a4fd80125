/** Learning to count: lessons as data, and what has been practised. */

export { IDEAS } from './example-lessons';
export * from './judge';
export * from './lesson-ids';
export * from './lessons';
export * from './merge';
export * from './practice';
export * from './progress';
export * from './screens';
export * from './task-count';
export * from './tasks';
