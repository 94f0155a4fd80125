/**
 * The phone is handed to somebody who does not know the game, and may be a small one: without scrolling there stand who
 * takes the hill and the first line of why; a tap on a player tells where the points come from.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { speaker, stepSentences } from '../lib/i18n';
import { exampleGame, gainsUntil, makeNotation, parseNotation, score } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable, TIED } from './tables';

const game = exampleGame();
const result = score(game);

const tile = (page: Page, who: string): Locator =>
  page.getByRole('list', { name: 'Score so far' }).getByRole('button', { name: new RegExp(`^${who}: `) });

for (const [width, height] of [
  [390, 664],
  [320, 568],
] as const) {
  test.describe(`on ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every hill shows its verdict and its first line at once, in either language', async ({ page }) => {
      for (const language of ['en', 'fr'] as const) {
        const say = speaker(language);
        await openTable(page, makeNotation(game), language);
        for (const hill of result.hills) {
          await page.goto(`/${language}/score?step=${hill.letter}-b`);
          const verdict = stepSentences(say, game).verdict(hill);
          const heading = page.getByRole('article').getByRole('heading', { level: 2 });
          await expect(heading).toHaveText(verdict);
          await expect(heading).toBeInViewport({ ratio: 1 });
          await expectAboveFooter(page, heading);
          await expectAboveFooter(page, page.getByRole('article').locator('p:visible').first());
        }
        await expectNoSidewaysScroll(page);
      }
    });

    test('a step opens at its top, however far one had scrolled', async ({ page }) => {
      await openTable(page);
      await page.goto('/en/score?step=C-b');
      await page.getByRole('article').getByText('controls the hill').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Next: hill D' }).click();
      await expectAboveFooter(page, page.getByRole('heading', { name: 'Otto' }).first());
      await expectAboveFooter(page, page.locator('[data-group]').first());
    });
  });
}

/** In sight between the board and the score. */
async function expectAboveFooter(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const [box, footer, board] = await Promise.all([
    target.boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
    page.getByRole('group', { name: /^(Hill|La colline)/ }).boundingBox(),
  ]);
  if (!box || !footer || !board) throw new Error('nothing to measure');
  expect(box.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  expect(box.y + box.height).toBeLessThanOrEqual(footer.y);
}

test('names everybody, and tells on a tap how the points so far add up @wide', async ({ page }) => {
  await openTable(page);
  await page.goto('/en/score?step=D-b');
  for (const { name = '' } of game.players)
    await expect(tile(page, name).getByText(name, { exact: true })).toBeVisible();
  const nora = game.players.findIndex(({ name }) => name === 'Nora');
  const gains = gainsUntil(result, { part: 'influence', letter: 'D' }).filter(
    ({ player }) => player === nora,
  );
  await tile(page, 'Nora').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading')).toHaveText('Nora: 6 points so far');
  const lines = sheet.getByRole('list').first().getByRole('listitem');
  await expect(lines).toHaveCount(gains.length);
  await expect(lines.locator('b')).toHaveText(gains.map(({ points }) => `${points}`));
  await expect(sheet.getByText('In all')).toContainText('6');
  await expect(sheet.getByText('2 for captives')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tile(page, 'Nora')).toBeFocused();
  await tile(page, 'Livia').click();
  await expect(sheet).toContainText('Nothing captured and no hill won yet.');
});

test('says of every hill behind who took it', async ({ page }) => {
  const tied = parseNotation(TIED);
  if (!tied.ok) throw new Error('no table');
  const { hills } = score(tied.value);
  expect(new Set(hills.map(({ outcome }) => outcome.kind)).size).toBe(3);
  await openTable(page, TIED);
  await page.goto('/en/score?step=G-b');
  const letters = page.getByRole('navigation', { name: /^The hills/ }).getByRole('button', { name: /^Hill/ });
  await expect(letters).toHaveCount(7);
  for (const [index, { letter, outcome }] of hills.entries()) {
    const takers = outcome.kind === 'tied' ? outcome.players : outcome.kind === 'won' ? [outcome.player] : [];
    const names = takers.map((taker) => tied.value.players[taker]?.name).join(', ') || 'nobody';
    const who = outcome.kind === 'tied' ? `${names} (tied)` : names;
    await expect(letters.nth(index)).toHaveAccessibleName(`Hill ${letter}, counted: ${who}`);
    await expect(letters.nth(index).locator('svg')).toHaveCount(takers.length);
  }
});
