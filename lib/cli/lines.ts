/**
 * Bytes in, lines out, however long the input is: never more than one line is held, and of a line that is too large for
 * a game only its beginning.
 *
 * Bytes that are not UTF-8 are noticed line by line. Decoding the whole input as it comes would be simpler, but then one
 * bad byte would spoil every line after it.
 */

import { decodeText, GAME_FILE_BYTES } from '../files';

export interface Line {
  readonly number: number;
  /** Without its end. Of a line with trouble only good enough to tell what it was meant to be. */
  readonly text: string;
  /** Why the line cannot be read as text. */
  readonly trouble?: 'too-large' | 'not-utf8';
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Enough to notice that a line is too large, whether a carriage return ends it or not. */
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
