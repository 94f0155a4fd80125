/** The files of Seven Hills, and its notebook as the store saves it. */

export { sevenHillsDocument } from './document';
export {
  checkSevenHillsFile,
  makeSevenHillsFile,
  SEVEN_HILLS_GAME,
  sevenHillsFileName,
  sevenHillsJsonSchema,
} from './game-file';
