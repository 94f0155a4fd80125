/**
 * A table goes through its count step by step, and whoever counts along with pencil and paper finds every number that is
 * painted to be right: ten whole games, against the results that are known for them.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  countSteps,
  type Draft,
  type Game,
  type Hill,
  makeNotation,
  type Result,
  soundGame,
} from '../lib/palatinus';
import { expectedAt, painted } from './painted';
import { openTable } from './tables';

interface Case {
  readonly line: number;
  readonly game: Game;
  readonly result: Result;
}

/** Every eighth of the known games: with two to five players, and every ruling. */
const CASES: readonly Case[] = readFileSync(
  new URL('../lib/palatinus/cases/games.ndjson', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .flatMap((text, index) => {
    if (index % 8 !== 0) return [];
    const { game, result } = JSON.parse(text) as { game: Draft; result: Result };
    const sound = soundGame(game);
    return sound.ok ? [{ line: index + 1, game: sound.value, result }] : [];
  });

test('has ten games to play', () => {
  expect(CASES).toHaveLength(10);
});

for (const { line, game, result } of CASES) {
  test(`paints every number of game ${line}`, async ({ page }) => {
    await openTable(page, makeNotation(game));
    await page.goto('/en/score?step=A');
    await page.getByRole('heading', { level: 2 }).waitFor();
    for (const [index, step] of countSteps(result).entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      if (step.part === 'tally') break;
      const { told, picture } = expectedAt(game, result, step);
      // The first step may be named by its hill alone.
      const wanted = index === 0 ? { ...picture, step: 'A' } : picture;
      await expect.poll(() => painted(page, told), { intervals: [20, 50, 100] }).toEqual(wanted);
    }
    const table = page.getByRole('table').first();
    const points = table.getByRole('row', { name: /^Points \d/ });
    await expect(points.getByRole('cell')).toHaveText(result.tally.map((row) => `${row.points}`));
    const captives = table.getByRole('row', { name: /^Captives \d/ });
    await expect(captives.getByRole('cell')).toHaveText(result.tally.map((row) => `${row.captured}`));
  });
}

/** What the board says when one inhabitant is asked for: its sum, and on each field what it gives. */
function badgesOf({ at, points, sources }: Hill['influence'][number]): Record<string, string> {
  const badges: Record<string, string> = {};
  for (const source of sources) badges[source.at] = `${badges[source.at] ?? ''} +${source.points}`.trim();
  badges[at] = `${badges[at] ?? ''} ${points}`.trim();
  return badges;
}

test('shows on the board what feeds each inhabitant, from the list and from the board', async ({ page }) => {
  const [first] = CASES;
  if (!first) throw new Error('no game to play');
  const { game, result } = first;
  await openTable(page, makeNotation(game));
  for (const hill of result.hills.filter(({ influence }) => influence.length > 0)) {
    await page.goto(`/en/score?step=${hill.letter}-b`);
    const rows = page.getByRole('article').locator('button[aria-pressed]');
    await expect(rows).toHaveCount(hill.influence.length);
    for (const [index, influence] of hill.influence.entries()) {
      if (index % 2 === 0) await rows.nth(index).click();
      else
        await page
          .getByRole('button', {
            name: new RegExp(`^${influence.at}, .*(merchant|peasant|condottiere)(,|$)`),
          })
          .first()
          .click();
      await expect(rows.nth(index)).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(async () => (await painted(page, [])).badges, { intervals: [20, 50, 100] })
        .toEqual(badgesOf(influence));
    }
    await rows.nth(hill.influence.length - 1).click();
    await expect
      .poll(async () => Object.keys((await painted(page, [])).badges))
      .toHaveLength(hill.influence.length);
  }
});
