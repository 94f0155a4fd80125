/** Everyone leans in: the table is told hill by hill, each sentence and number as the rules count it, then who won. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { playerName, sentences, speaker } from '../lib/i18n';
import { EXAMPLE, exampleGame, LETTERS, score } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable } from './tables';

const game = exampleGame();
const result = score(game);

const hill = (page: Page, letter: string): Locator =>
  page.getByRole('button', { name: `Hill ${letter}`, exact: true });

for (const language of ['en', 'fr'] as const) {
  test(`tells every hill in full, in ${language}`, { tag: '@wide' }, async ({ page }) => {
    const say = speaker(language);
    const tell = sentences(say, game);
    await openTable(page, EXAMPLE, language);
    await page.getByRole('link', { name: say('steps.score') }).click();
    for (const told of result.hills) {
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 2 })).toHaveText(tell.hill(told));
      await expect(article.getByRole('listitem')).toHaveText([
        ...told.condottieri.map(tell.condottiere),
        ...told.captures.map(tell.capture),
        ...told.influence.map(tell.influence),
      ]);
      await expect(article).toContainText(tell.totals(told));
      await expect(article).toContainText(tell.control(told));
      await expect(
        page.getByRole('img', { name: say('score.board', { letter: told.letter }) }),
      ).toBeVisible();
      await page.getByRole('contentinfo').getByRole('button').last().click();
    }
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(tell.winners(result));
    const table = page.getByRole('table', { name: say('walkthrough.tally') });
    await expect(table.getByRole('columnheader')).toHaveText(
      game.players.map((player) => `${playerName(say, player)}, ${say(`words.${player.people}`)}`),
    );
    const points = table.getByRole('row', { name: new RegExp(`^${say('score.points')} \\d`) });
    await expect(points.getByRole('cell')).toHaveText(result.tally.map((row) => String(row.points)));
  });
}

test('goes to any hill by letter, key and the way back', async ({ page }) => {
  await openTable(page);
  await page.goto('/en/score');
  await hill(page, 'C').click();
  await expect(page).toHaveURL('/en/score?hill=C');
  await expect(hill(page, 'C')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/en/score?hill=D');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/en/score?hill=C');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill D/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill D/);
  await page.getByRole('button', { name: 'Tally' }).click();
  await expect(page).toHaveURL('/en/score?tally');
  await page.getByRole('button', { name: 'Hill G' }).click();
  await expect(page).toHaveURL('/en/score?hill=G');
});

test('shows the hill near by, with those who leave crossed out, or the whole board', async ({ page }) => {
  await openTable(page);
  await page.goto('/en/score?hill=C');
  const board = page.getByRole('img', { name: /^Hill C/ });
  const merchant = board.locator('[data-at="C3"]');
  const near = (await merchant.boundingBox())?.width ?? 0;
  const stroke = await board.evaluate((svg) => {
    const gone = svg.querySelector('[data-at="C4"]')?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [gone.x + gone.width / 2, gone.y + gone.height / 2];
    return document
      .elementsFromPoint(x, y)
      .some((element) => element.tagName === 'path' && getComputedStyle(element).fill === 'none');
  });
  expect(stroke).toBe(true);
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(async () => (await merchant.boundingBox())?.width ?? 0).toBeLessThan(near * 0.8);
});

test('counts a table with somebody missing, and says who', async ({ page }) => {
  await openTable(page, `${EXAMPLE.slice(0, -1)}-`);
  await page.goto('/en/score');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill A/);
  await page.getByText('Some inhabitants are missing or too many').click();
  await expect(page.getByText('Blue: 1 merchant missing.')).toBeVisible();
});

test('says what to do while something is missing', async ({ page }) => {
  await page.goto('/en/score');
  await expect(page.getByText('7 tiles are not laid yet.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to: Players' }).click();
  await expect(page).toHaveURL('/en/players');
});

test('fits a phone inside its browser’s bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openTable(page);
  await page.goto('/en/score?hill=C');
  await expect(page.getByRole('img', { name: /^Hill C/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^Marco’s condottiere on C4/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next: hill D' })).toBeInViewport({ ratio: 1 });
  for (const letter of LETTERS) {
    const box = await hill(page, letter).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

for (const look of ['light', 'dark'] as const) {
  test(`reads well for everyone, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await openTable(page, `${EXAMPLE.slice(0, -1)}-`, 'fr');
    for (const search of ['?hill=C', '?tally']) {
      await page.goto(`/fr/score${search}`);
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
