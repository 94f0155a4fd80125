/**
 * A table goes through its count step by step, and somebody who counts along on paper finds every painted number
 * right: three games in which everything happens that can.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '../lib/i18n';
import {
  countSteps,
  type Draft,
  type Game,
  type Hill,
  makeNotation,
  makeStep,
  type PublishedResult,
  parseNotation,
  publishedResult,
  type Result,
  score,
  soundGame,
} from '../lib/palatinus';
import { atStep } from './addresses';
import { EXAMPLE, TIED } from './games';
import { expectedAt, painted } from './painted';
import { seedGame } from './seed';
import { expect, test } from './test';

interface Case {
  readonly name: string;
  readonly game: Game;
  readonly result: Result;
  readonly language: Language;
}

function counted(name: string, notation: string, language: Language): Case {
  const game = parseNotation(notation);
  if (!game.ok) throw new Error(`${name} is no game`);
  return { name, game: game.value, result: score(game.value), language };
}

/** Two players with allies, all rulings but one unusual: a known game with its known result. */
function knownCase(line: number): Case {
  const cases = readFileSync(new URL('../lib/palatinus/cases/games.ndjson', import.meta.url), 'utf8');
  const { game, result } = JSON.parse(cases.split('\n')[line - 1] ?? '') as {
    game: Draft;
    result: PublishedResult;
  };
  const sound = soundGame(game);
  if (!sound.ok) throw new Error(`line ${line} is no game`);
  const scored = score(sound.value);
  expect(publishedResult(scored)).toEqual(result);
  return {
    name: 'two players with allies, by other rulings',
    game: sound.value,
    result: scored,
    language: 'en',
  };
}

const CASES = [
  counted('the example, with the rulebook’s hill C, in French', EXAMPLE, 'fr'),
  counted('a tie, empty hills and discs for captives', TIED, 'en'),
  knownCase(42),
];

for (const one of CASES) {
  const { name, game, result, language } = one;
  test(`paints every number and says every sentence of ${name}`, async ({ page }) => {
    await seedGame(page, makeNotation(game));
    await page.goto(atStep('A', language));
    await page.getByRole('heading', { level: 2 }).waitFor();
    for (const [index, step] of countSteps(result).entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      if (step.part === 'tally') break;
      const { words, picture } = expectedAt(one, step);
      // The address of the first step may name only its hill.
      const wanted = index === 0 ? { ...picture, step: 'A' } : picture;
      await expect.poll(() => painted(page, words, language), { intervals: [20, 50, 100] }).toEqual(wanted);
    }
    const table = page.getByRole('table').first();
    const points = table.getByRole('row', { name: /^Points \d/ });
    await expect(points.getByRole('cell')).toHaveText(result.tally.map((row) => `${row.points}`));
    const captives = table.getByRole('row', { name: /^(Captives|Capturés) \d/ });
    await expect(captives.getByRole('cell')).toHaveText(result.tally.map((row) => `${row.captured}`));
  });
}

/** What the board shows for one inhabitant: its sum, and what each field gives. */
function numbersOf({ at, points, sources }: Hill['influence'][number]): Record<string, string> {
  const numbers: Record<string, string> = {};
  for (const source of sources) numbers[source.at] = `${numbers[source.at] ?? ''} +${source.points}`.trim();
  numbers[at] = `${numbers[at] ?? ''} ${points}`.trim();
  return numbers;
}

test('shows on the board what feeds each inhabitant, from the list and from the board', async ({ page }) => {
  const { game, result } = knownCase(1);
  await seedGame(page, makeNotation(game));
  await page.goto(atStep('A'));
  for (const hill of result.hills.filter(({ influence }) => influence.length > 0).slice(0, 3)) {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^Hill ${hill.letter}(,|$)`) })
      .click();
    const ofHill = countSteps(result).filter((step) => step.part !== 'tally' && step.letter === hill.letter);
    for (const [index, step] of ofHill.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(atStep(makeStep(step)));
    }
    const rows = page.getByRole('article').locator('button[aria-pressed]');
    await expect(rows).toHaveCount(hill.influence.length);
    for (const [index, influence] of hill.influence.entries()) {
      const onBoard = new RegExp(`^${influence.at}, .*(merchant|peasant|condottiere)(,| \\(|$)`);
      if (index % 2 === 0) await rows.nth(index).click();
      else {
        // The board shows only the last one and its neighbours.
        await page.getByRole('button', { name: `Back to hill ${hill.letter}` }).click();
        await page.getByRole('button', { name: onBoard }).first().click();
      }
      await expect(rows.nth(index)).toHaveAttribute('aria-pressed', 'true');
      await expect
        .poll(async () => (await painted(page, [])).numbers, { intervals: [20, 50, 100] })
        .toEqual(numbersOf(influence));
    }
    const piece = page.locator(`[data-at="${hill.influence.at(-1)?.at}"]`);
    const zoomed = (await piece.boundingBox())?.width ?? 0;
    await rows.nth(hill.influence.length - 1).click();
    await expect.poll(async () => (await piece.boundingBox())?.width ?? 0).toBeLessThan(zoomed * 0.8);
    await expect
      .poll(async () => Object.keys((await painted(page, [])).numbers))
      .toHaveLength(hill.influence.length);
  }
});
