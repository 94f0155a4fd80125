/** Someone who has never seen the app finds a finished table on the first page: all that is painted is what the rules count. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { centre } from '../lib/hex';
import { playerName, sentences, speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame, FIELDS, hexOf, makeField, score } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';

const game = exampleGame();
const result = score(game);
const hillC = result.hills[2];
if (hillC?.letter !== 'C') throw new Error('the third hill is not C');

const READERS = [
  {
    language: 'en',
    title: 'An example table, counted',
    tally: 'The tally',
    hill: 'Hill',
    token: 'token',
    disc: 'disc',
    rows: ['Captives', 'Points'],
    winners: 'Nora and Pia share the victory with 11 points each.',
  },
  {
    language: 'fr',
    title: 'Une partie en exemple',
    tally: 'Le total',
    hill: 'Colline',
    token: 'jeton',
    disc: 'disque',
    rows: ['Captifs', 'Points'],
    winners: 'Nora et Pia partagent la victoire avec 11 points chacun.',
  },
] as const;

async function numbersIn(row: Locator): Promise<number[]> {
  return (await row.getByRole('cell').allTextContents()).map(Number);
}

for (const { language, title, tally, hill, token, disc, rows, winners } of READERS) {
  const say = speaker(language);
  const example = (page: Page): Locator => page.getByRole('region', { name: title });

  test(`is tallied as the rules count it, in ${language}`, { tag: '@wide' }, async ({ page }) => {
    await page.goto(`/${language}`);
    await expect(example(page).getByRole('heading', { name: winners })).toBeVisible();
    const table = example(page).getByRole('table', { name: tally });
    await expect(table.getByRole('columnheader')).toHaveText(
      game.players.map((player) => `${playerName(say, player)}, ${say(`words.${player.people}`)}`),
    );
    for (const { letter, outcome, token: worth } of result.hills) {
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: `${hill} ${letter}`, exact: true }),
      });
      await expect(row.getByRole('cell')).toHaveText(
        game.players.map((_, player) => {
          if (outcome.kind === 'won' && outcome.player === player) return `${token} ★${worth}`;
          return outcome.kind === 'tied' && outcome.players.includes(player) ? `${disc} 2` : '·';
        }),
      );
    }
    const counted = rows.map((name) => table.getByRole('row', { name: new RegExp(`^${name} \\d`) }));
    const [captives = [], points = []] = await Promise.all(counted.map(numbersIn));
    expect(captives).toEqual(result.tally.map(({ captured }) => captured));
    expect(points).toEqual(result.tally.map((of) => of.points));
    // A header, seven hills, captives and points: nobody has a disc for a captive, and there is no count to go to.
    await expect(table.getByRole('row')).toHaveCount(10);
    await expect(table.getByRole('button')).toHaveCount(0);
  });

  test(`tells hill C in full, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    const tell = sentences(say, game);
    const article = example(page).getByRole('article');
    await expect(article.getByRole('heading', { name: tell.hill(hillC) })).toBeVisible();
    await expect(article.getByRole('listitem')).toHaveText([
      ...hillC.condottieri.map(tell.condottiere),
      ...hillC.captures.map(tell.capture),
      ...hillC.influence.map(tell.influence),
    ]);
    await expect(article).toContainText(tell.totals(hillC));
    await expect(article).toContainText(tell.control(hillC));
  });

  test(`fits a phone with letters twice as large, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoSidewaysScroll(page);
  });

  test(`fits every screen, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      for (const part of [example(page).getByRole('img'), example(page).getByRole('table')]) {
        const { x, width: wide } = (await part.boundingBox()) ?? { x: -1, width: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('shows everyone where they stand, each people and each kind by a look of its own', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/en');
  const board = page.getByRole('img', { name: /^The board: seven hills, and 35 inhabitants/ });
  await board.scrollIntoViewIfNeeded();
  const stand = FIELDS.map((field) => ({ field, ...centre(hexOf(game.board, field), 100) }));
  const painted = await board.evaluate((svg: SVGSVGElement, places) => {
    return places.map(({ x, y }) => {
      const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
      const piece = document.elementFromPoint(point.x, point.y)?.closest('[data-at]');
      const [shape, ...picture] = [...(piece?.querySelectorAll('path') ?? [])];
      return {
        at: piece?.getAttribute('data-at') ?? null,
        colour: shape ? getComputedStyle(shape).fill : '',
        shape: shape?.getAttribute('d') ?? '',
        picture: picture.map((path) => path.getAttribute('d')).join(),
      };
    });
  }, stand);

  expect(painted.map(({ at }) => at)).toEqual(
    FIELDS.map((field) => (game.position[field] ? makeField(field) : null)),
  );
  const seen = FIELDS.flatMap((field, index) => {
    const [piece, look] = [game.position[field], painted[index]];
    return piece && look ? [{ ...piece, ...look }] : [];
  });
  const distinct = (...parts: ('people' | 'kind' | 'colour' | 'shape' | 'picture')[]): number =>
    new Set(seen.map((one) => parts.map((part) => one[part]).join('|'))).size;
  for (const part of ['colour', 'shape'] as const) {
    expect(distinct(part)).toBe(5);
    expect(distinct('people', part)).toBe(5);
  }
  expect(distinct('picture')).toBe(3);
  expect(distinct('kind', 'picture')).toBe(3);
});

test('is handed on as a line of text that one touch selects', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('code').filter({ hasText: /^P1_/ }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(EXAMPLE);
});

for (const look of ['light', 'dark'] as const) {
  test(`reads well for everyone, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await page.goto('/fr');
    await expectAccessible(page);
  });
}
