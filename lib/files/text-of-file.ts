/** Reads the bytes of a file as text. */

import type { Outcome } from '../problems';
import { type FileProblem, problem, refused } from './file-problems';
import { tooManyBytes } from './parse-file';

/**
 * Undefined if the bytes are not UTF-8. Without `fatal`, invalid bytes would silently become other characters, and a
 * name would be read wrongly. A byte order mark at the beginning is dropped.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file that a person has chosen. A file that is too large is not read. Rejects if the device cannot
 * read it.
 */
export async function textOfFile(file: Blob, mostBytes: number): Promise<Outcome<string, FileProblem>> {
  if (file.size > mostBytes) return refused(tooManyBytes(mostBytes));
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? refused(problem('not-utf8', [])) : { ok: true, value: text };
}
