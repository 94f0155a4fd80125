export { type CopyFile, makeCopyFile, readCopyFile } from './copy-file';
export { FILE_CODES, type FileCode, type FileProblem, GAME_FILE_BYTES } from './file-problems';
export { makeCopyText, makeTableFile, type NamedText } from './file-text';
export { type GameFile, gameFileJsonSchema, makeGameFile } from './game-file';
export { type OpenedSaved, openSaved } from './open-saved';
export { openTable, type TableProblem } from './open-table';
export { checkGameFile, readGameFile } from './read-game-file';
export { readSaved } from './saved-notebook';
