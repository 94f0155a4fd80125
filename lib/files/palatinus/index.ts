/** The files of Palatinus, and its notebook as the store saves it. */

export { type CopyFile, makeCopyFile, makeCopyText, readCopyFile } from './copy-file';
export { palatinusDocument } from './document';
export { COPY, GAME } from './formats';
export {
  type GameFile,
  gameFileJsonSchema,
  makeGameFile,
  makeGameFileName,
  makeTableFile,
} from './game-file';
export { checkGameFile, readGameFile } from './read-game-file';
