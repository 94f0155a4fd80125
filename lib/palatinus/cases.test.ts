/** Whole games with their exact results: the engine agrees with every one of them, to the last key. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Draft, type Result, score, soundGame } from '.';

interface Case {
  readonly game: Draft;
  readonly result: Result;
}

const read = (name: string): string => readFileSync(new URL(`./cases/${name}`, import.meta.url), 'utf8');

const games = read('games.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

function scored(draft: Draft): Result {
  const game = soundGame(draft);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return score(game.value);
}

describe('games with known results', () => {
  test.each(games.map((game, index) => ({ line: index + 1, ...game })))('line $line', ({ game, result }) => {
    expect(scored(game)).toStrictEqual(result);
  });
});
