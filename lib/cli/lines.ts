/**
 * Splits bytes into lines with little memory, however long the input is: it holds at most one line, and of a line
 * that is too large for a game only its beginning.
 *
 * Bytes that are not UTF-8 are detected line by line. Decoding the whole input as a stream would be simpler, but then
 * one bad byte would spoil every line after it.
 */

import { decodeText, GAME_FILE_BYTES } from '../files';

export interface Line {
  readonly number: number;
  /** Without the line break. If there is trouble, the text only serves to tell what the line was meant to be. */
  readonly text: string;
  /** Why the line cannot be read as text. */
  readonly trouble?: 'too-large' | 'not-utf8';
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Enough to detect that a line is too large, whether or not it ends with a carriage return. */
const HELD_BYTES = GAME_FILE_BYTES + 2;

export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const held = new Uint8Array(HELD_BYTES);
  let length = 0;
  let number = 1;
  const hold = (part: Uint8Array): void => {
    const fitting = part.subarray(0, HELD_BYTES - length);
    held.set(fitting, length);
    length += fitting.length;
  };
  const takeLine = (): Line => {
    const end = held[length - 1] === RETURN ? length - 1 : length;
    const line = makeLine(number, held.subarray(0, end));
    length = 0;
    number += 1;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      hold(chunk.subarray(start, end));
      yield takeLine();
      start = end + 1;
    }
    hold(chunk.subarray(start));
  }
  yield takeLine();
}

function makeLine(number: number, bytes: Uint8Array): Line {
  const text = decodeText(bytes);
  if (text !== undefined && bytes.length <= GAME_FILE_BYTES) return { number, text };
  const trouble = bytes.length > GAME_FILE_BYTES ? 'too-large' : 'not-utf8';
  return { number, text: text ?? new TextDecoder().decode(bytes), trouble };
}
