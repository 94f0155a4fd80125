/** Reading and writing files: what any game needs, and the formats of Palatinus. */

export {
  at,
  FILE_CODES,
  type FileCode,
  type FileProblem,
  type Format,
  foreignProblem,
  GAME_FILE_BYTES,
  parseFile,
  problem,
  refused,
  shapeProblems,
  tooLarge,
  unknownFormat,
} from './file-problems';
export { makeFileName, makeFileText, type NamedText } from './file-text';
export * from './palatinus';
