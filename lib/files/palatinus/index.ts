/** The files of Palatinus, and its notebook as the store saves it. */

export { makeCopyFile, makeCopyText, readCopyFile } from './copy-file';
export { palatinusDocument } from './document';
export { GAME } from './formats';
export {
  gameFileJsonSchema,
  makeGameFile,
  makeGameFileName,
  makeTableFile,
} from './game-file';
export { readOwnCount } from './own-count-file';
export { progressDocument } from './progress-document';
export { checkGameFile, readGameFile } from './read-game-file';
