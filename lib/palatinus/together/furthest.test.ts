import { expect, test } from 'vitest';
import { exampleGame, score } from '..';
import { type Furthest, hillsKnown, makeFurthest, parseFurthest } from '.';

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

test('how far one is can be written down and read again, and nothing else is', () => {
  const written: Readonly<Record<string, Furthest>> = {
    'A-b': { step: 'A-b', beats: undefined },
    'B-b 0': { step: 'B-b', beats: 0 },
    'C-b 2 C4-yellow-flees,C5-green-captures-A4-C6 influence C2': {
      step: 'C-b',
      beats: 2,
      actions: 'C4-yellow-flees,C5-green-captures-A4-C6',
      latest: 'influence C2',
    },
  };
  for (const [text, furthest] of Object.entries(written)) {
    expect(makeFurthest(furthest)).toBe(text);
    expect(parseFurthest(text)).toEqual(furthest);
  }
  expect(parseFurthest('')).toBeUndefined();
  expect(parseFurthest('C-b many')).toBeUndefined();
});
