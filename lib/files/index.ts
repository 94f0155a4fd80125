export * from './game-file';
export * from './read-game-file';
