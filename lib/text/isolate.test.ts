/** Right-to-left names are kept apart from the sentence around them. */

import { expect, test } from 'vitest';
import { closeIsolates, isolate } from '.';

test.each(['Livia', 'Zoë', 'Ольга и Аня', '🦊', '山田', 'नमस्ते', '<b>', '7'])('%s stays unchanged', (name) => {
  expect(isolate(name)).toBe(name);
});

test.each(['מרקו', 'علي', 'ﷺ', 'ﺎﺑ', 'Anna מ', '7 ע', '𞤀𞤣', '𐤀'])('%s is isolated', (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`);
});

test.each([
  { lines: ['Anna wins', 'with 8'], closed: ['Anna wins', 'with 8'] },
  { lines: ['\u2068א ב\u2069 wins'], closed: ['\u2068א ב\u2069 wins'] },
  {
    lines: ['a \u2068א', 'ב', 'ג\u2069 wins'],
    closed: ['a \u2068א\u2069', '\u2068ב\u2069', '\u2068ג\u2069 wins'],
  },
  { lines: ['\u2068אב…'], closed: ['\u2068אב…\u2069'] },
])('each line has complete isolates: $lines', ({ lines, closed }) => {
  expect(closeIsolates(lines)).toStrictEqual(closed);
});
