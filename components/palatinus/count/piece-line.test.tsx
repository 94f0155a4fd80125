import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SumLines } from './piece-line';

test('each addend of a sum gets its own line if they do not all fit on one', () => {
  const sum = '3 merchants (C5, D4, F1) × 1 + 2 peasants (C6, D2) × 2';
  const drawn = renderToStaticMarkup(<SumLines>{sum}</SumLines>);
  const addends = Array.from(drawn.matchAll(/<span class="inline-block">(.*?)<\/span>/g), ([, text]) => text);
  expect(addends).toEqual([
    '3\u00a0merchants (C5, D4, F1)\u00a0×\u00a01',
    '+\u00a02\u00a0peasants (C6, D2)\u00a0×\u00a02',
  ]);
  expect(drawn.replace(/<.*?>/g, '').replace(/\s/g, ' ')).toBe(sum);
});
