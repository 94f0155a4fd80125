/** Whole games with known results: the published result must match each of them exactly. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Draft, type PublishedResult, publishedResult, score, soundGame } from '.';

interface Case {
  readonly game: Draft;
  readonly result: PublishedResult;
}

const games = readFileSync(new URL('./cases/games.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

test('there are 40', () => {
  expect(games).toHaveLength(40);
});

test.each(games.map((game, index) => ({ ...game, line: index + 1 })))('line $line', ({ game, result }) => {
  const sound = soundGame(game);
  if (!sound.ok) throw new Error(JSON.stringify(sound.problems));
  expect(JSON.stringify(publishedResult(score(sound.value)))).toBe(JSON.stringify(result));
});
