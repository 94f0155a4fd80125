/** Reading and writing files: what any game needs, and the formats of Palatinus. */

export {
  at,
  FILE_CODES,
  type FileCode,
  GAME_FILE_BYTES,
  parseFile,
  problem,
  refused,
  shapeProblems,
  tooLarge,
  unknownFormat,
} from './file-problems';
export { makeFileText } from './file-text';
export * from './palatinus';
