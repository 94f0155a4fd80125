/** The files of Seven Hills, and its notebook as the store saves it. */

export { sevenHillsDocument } from './document';
