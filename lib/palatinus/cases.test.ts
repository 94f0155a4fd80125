/** Whole games with known results: the published result must match each of them exactly. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Draft, type PublishedResult, publishedResult, score, soundGame } from '.';

interface Case {
  readonly game: Draft;
  readonly result: PublishedResult;
}

const read = (name: string): string => readFileSync(new URL(`./cases/${name}`, import.meta.url), 'utf8');

const games = read('games.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

function published(draft: Draft): PublishedResult {
  const game = soundGame(draft);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  return publishedResult(score(game.value));
}

describe('games with known results', () => {
  test.each(games.map((game, index) => ({ line: index + 1, ...game })))('line $line', ({ game, result }) => {
    expect(published(game)).toStrictEqual(result);
    expect(JSON.stringify(published(game))).toBe(JSON.stringify(result));
  });
});
