/** Someone opens the app for the first time, phone in one hand: the page says what it is for, and shows a counted game. */
import { centre } from '../lib/hex';
import { gameSentences, playerName, speaker } from '../lib/i18n';
import { exampleGame, FIELDS, hexOf, makeField, score } from '../lib/palatinus';
import { address, newGame } from './addresses';
import { EXAMPLE, MINE, ONE_MISSING } from './games';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

const game = exampleGame();
const result = score(game);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, title, open, unofficial] of [
    ['en', 'Who won, and why?', 'Open a table', /unofficial companion/],
    ['fr', /Qui a gagné, et pourquoi/, 'Ouvrir une table', /non officiel/],
  ] as const)
    test(`says what it is for and shows an example as the rules count it, in ${language}`, async ({
      page,
    }) => {
      const say = speaker(language);
      await page.goto(address('home', language));
      await expect(page).toHaveTitle(/Septimontium/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
      await expect(page.getByRole('link', { name: open })).toHaveAttribute('href', address('open', language));
      await expect(page.getByRole('contentinfo')).toContainText(unofficial);

      const tell = gameSentences(say, game);
      await expect(page.getByRole('heading', { name: tell.winners(result) })).toBeVisible();
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(
        game.players.map((player) => `${playerName(say, player)}, ${say(`words.${player.people}`)}`),
      );
      await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(
        result.tally.map(({ points }) => `${points}`),
      );
      // A header, seven hills, captives and points: nobody has a disc for a captive, and there is no count to go to.
      await expect(table.getByRole('row')).toHaveCount(10);
      await expect(table.getByRole('button')).toHaveCount(0);
      const hill = result.hills.find(({ letter }) => letter === 'C');
      if (!hill) throw new Error('no hill C');
      await expect(page.getByRole('article').getByRole('listitem')).toHaveText([
        ...hill.condottieri.map(tell.condottiere),
        ...hill.captures.map(tell.capture),
        ...hill.influence.map(tell.influence),
      ]);
      await expect(page.getByRole('article')).toContainText(tell.totals(hill));
      await expect(page.getByRole('article')).toContainText(tell.control(hill));
    });
});

test('scores a game in one tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(address('home'));
  const start = page.getByRole('link', { name: /^Score a game/ });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.tap();
  await expect(page).toHaveURL(address('players'));
});

test('goes on with the game that was begun, or begins anew with the same players', async ({ page }) => {
  const openLink = page.getByRole('link', { name: 'Open a table' });
  await page.goto(address('home'));
  const before = await openLink.boundingBox();
  await seedGame(page, ONE_MISSING.replace('Livia', 'Julia'));
  await page.reload();
  const goOn = page.getByRole('link', { name: /^Go on with your table/ });
  await expect(goOn).toContainText('34 of 35 placed · Julia, Marco, Nora, Otto, Pia');
  await expect(goOn).toHaveAttribute('href', address('inhabitants'));
  expect((await openLink.boundingBox())?.y, 'nothing jumps').toBe(before?.y);

  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page).toHaveURL(newGame());
  await expect(page.getByRole('main').getByText('The one before is not lost')).toBeVisible();
  await page.goto(address('open'));
  await expect(page.getByText('7 tiles are not laid yet.')).toBeVisible();
  await expect(page.getByText('Who plays is not told yet.')).toBeHidden();
});

test('leads a finished game to its count', async ({ page }) => {
  await seedGame(page, MINE);
  await page.goto(address('home'));
  await page.getByRole('link', { name: /^Go on with your table/ }).click();
  await expect(page).toHaveURL(address('score'));
});

test('shows everyone where they stand, each people and each kind by a look of its own', async ({ page }) => {
  await page.goto(address('home'));
  const seen = await paintedPieces(page);
  expect(seen.map(({ at }) => at)).toEqual(
    FIELDS.map((field) => (game.position[field] ? makeField(field) : null)),
  );
  const pieces = FIELDS.flatMap((field, index) => {
    const [piece, look] = [game.position[field], seen[index]];
    return piece && look ? [{ ...piece, ...look }] : [];
  });
  const distinct = (...parts: ('people' | 'kind' | 'colour' | 'shape' | 'picture')[]): number =>
    new Set(pieces.map((one) => parts.map((part) => one[part]).join('|'))).size;
  for (const part of ['colour', 'shape'] as const) {
    expect(distinct(part)).toBe(5);
    expect(distinct('people', part)).toBe(5);
  }
  expect(distinct('picture')).toBe(3);
  expect(distinct('kind', 'picture')).toBe(3);

  await page.getByRole('code').filter({ hasText: /^P1_/ }).click();
  expect(await page.evaluate(() => getSelection()?.toString()), 'one touch selects the line').toBe(EXAMPLE);
});

/** What is painted in the middle of each field of the example's board. */
async function paintedPieces(
  page: Page,
): Promise<readonly { at: string | null; colour: string; shape: string; picture: string }[]> {
  const board = page.getByRole('img', { name: /^The board: seven hills, and 35 inhabitants/ });
  await board.scrollIntoViewIfNeeded();
  const places = FIELDS.map((field) => centre(hexOf(game.board, field), 100));
  return board.evaluate((svg: SVGSVGElement, points) => {
    return points.map(({ x, y }) => {
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
  }, places);
}
