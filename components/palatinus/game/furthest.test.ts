import { expect, test } from 'vitest';
import { exampleGame, score } from '@/lib/palatinus';
import { hillsKnown } from './furthest';

const result = score(exampleGame());
const told = (step: string, beats: number | undefined): string | undefined =>
  hillsKnown(result, { step, beats })
    ?.map(({ letter, isDecided }) => (isDecided ? letter : letter.toLowerCase()))
    .join('');

test('hills before the furthest are known as a whole, and none after it', () => {
  expect(told('A-b', 0)).toBe('a');
  expect(told('C-a1', 1)).toBe('ABc');
  expect(told('C-b', undefined)).toBe('ABC');
  expect(told('tally', undefined)).toBeUndefined();
});
