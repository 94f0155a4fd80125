export { FILE_CODES, type FileCode, type FileProblem, GAME_FILE_BYTES } from './file-problems';
export { makeCopyText, makeTableFile, type NamedText } from './file-text';
export { type OpenedSaved, openSaved } from './open-saved';
export { openTable, type TableProblem } from './open-table';
export { type CopyFile, makeCopyFile, readCopyFile } from './palatinus/copy-file';
export { type GameFile, gameFileJsonSchema, makeGameFile } from './palatinus/game-file';
export { checkGameFile, readGameFile } from './palatinus/read-game-file';
export { readSaved } from './palatinus/saved-notebook';
