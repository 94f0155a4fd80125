/** Bytes become text only if they are UTF-8; no encoding is guessed. */

import { describe, expect, test, vi } from 'vitest';
import { decodeText, textOfFile } from '.';

test.each([
  { what: 'text', bytes: [...new TextEncoder().encode('Zoë, 山田, 😀')], text: 'Zoë, 山田, 😀' },
  { what: 'nothing', bytes: [], text: '' },
  { what: 'a byte order mark before text', bytes: [0xef, 0xbb, 0xbf, 0x50], text: 'P' },
  { what: 'Latin-1', bytes: [0x5a, 0x6f, 0xeb], text: undefined },
  { what: 'UTF-16, the low byte first', bytes: [0xff, 0xfe, 0x50, 0x00], text: undefined },
  { what: 'UTF-16, the high byte first', bytes: [0xfe, 0xff, 0x00, 0x50], text: undefined },
  { what: 'a character cut in two', bytes: [0x5a, 0xc3], text: undefined },
  { what: 'half a surrogate pair', bytes: [0xed, 0xa0, 0x80], text: undefined },
  { what: 'more bytes than a character needs', bytes: [0xc0, 0xaf], text: undefined },
])('$what', ({ bytes, text }) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});

describe('a file that a person has chosen', () => {
  test('is read, or refused if it is not UTF-8', async () => {
    expect(await textOfFile(new Blob(['Zoë']), 4)).toStrictEqual({ ok: true, value: 'Zoë' });
    expect(await textOfFile(new Blob([new Uint8Array([0xff, 0xfe, 0x50, 0x00])]), 4)).toStrictEqual({
      ok: false,
      problems: [{ code: 'not-utf8', path: [], values: {} }],
    });
  });

  test('is refused by its size without being read', async () => {
    const film = new Blob([new Uint8Array(2049)]);
    const read = vi.spyOn(film, 'arrayBuffer');
    expect(await textOfFile(film, 2048)).toStrictEqual({
      ok: false,
      problems: [{ code: 'too-large', path: [], values: { most: 2 } }],
    });
    expect(read).not.toHaveBeenCalled();
  });
});
