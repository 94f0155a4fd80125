export { type GameFile, gameFileJsonSchema, makeGameFile } from './game-file';
export * from './read-game-file';
export { readSaved } from './saved-notebook';
