/** Reading and writing files: what any game needs, and the formats of each game. */

export {
  at,
  FILE_CODES,
  type FileCode,
  problem,
  refused,
  shapeProblems,
  unknownFormat,
} from './file-problems';
export { makeFileText } from './file-text';
export { scanJson } from './json-scan';
export { GAME_KEYS, KEYS } from './keys';
export * from './palatinus';
export { doubledKeyProblems, GAME_FILE_BYTES, parseFile, tooLarge, withoutByteOrderMark } from './parse-file';
export * from './seven-hills';
export { decodeText, textOfFile } from './text-of-file';
