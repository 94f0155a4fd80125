/** Everyone leans in: the table is told hill by hill, each sentence and number as the rules count it, then who won. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sentences, speaker, stepSentences } from '../lib/i18n';
import { countSteps, EXAMPLE, exampleGame, LETTERS, score } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable } from './tables';

const game = exampleGame();
const result = score(game);

const hill = (page: Page, letter: string): Locator =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^Hill ${letter}(,|$)`) });
const board = (page: Page, letter: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Hill ${letter}`) });

for (const language of ['en', 'fr'] as const) {
  test(`tells every step in full, in ${language}`, { tag: '@wide' }, async ({ page }) => {
    const say = speaker(language);
    const tell = stepSentences(say, game);
    await openTable(page, EXAMPLE, language);
    await page.getByRole('link', { name: say('steps.score') }).click();
    for (const step of countSteps(result)) {
      if (step.part === 'tally') break;
      const [heading = '', ...told] = tell.step(result, step);
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(heading);
      // What is heard is what stands there, but for the sums, which stand there as a list.
      await expect(page.getByRole('status')).toHaveText([heading, ...told].join(' '));
      await expect(page.getByRole('article')).toContainText(told.at(-1) ?? '');
      await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`^/${language}/rules#[a-z-]+$`),
      );
      await page.getByRole('contentinfo').getByRole('button').last().click();
    }
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      sentences(say, game).winners(result).slice(0, 5),
    );
  });
}

test('goes to any step by letter, key and the way back', async ({ page }) => {
  await openTable(page);
  await page.goto('/en/score');
  await hill(page, 'C').click();
  await expect(page).toHaveURL('/en/score?step=C-a1');
  await expect(hill(page, 'C')).toHaveAttribute('aria-current', 'step');
  await expect(hill(page, 'A')).toHaveAccessibleName('Hill A, counted: Nora');
  for (const [key, step] of [
    ['ArrowRight', 'C-a2'],
    ['ArrowRight', 'C-a'],
    ['ArrowLeft', 'C-a2'],
    ['End', 'tally'],
    ['Home', 'A-b'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(`/en/score?step=${step}`);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/en/score?step=B-b');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/en/score?step=tally');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Nora captures 2 peasants');
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Nora captures 2 peasants');
  await page.getByRole('button', { name: 'Tally' }).click();
  await expect(page).toHaveURL('/en/score?step=tally');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(page).toHaveURL('/en/score?step=G-b');
});

test('shows the hill near by, or the whole board', async ({ page }) => {
  await openTable(page);
  await page.goto('/en/score?step=C-a');
  const merchant = board(page, 'C').locator('[data-at="C3"]');
  const near = (await merchant.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(async () => (await merchant.boundingBox())?.width ?? 0).toBeLessThan(near * 0.8);
});

test('counts a table with somebody missing, and says who', async ({ page }) => {
  await openTable(page, `${EXAMPLE.slice(0, -1)}-`);
  await page.goto('/en/score');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill A/);
  await page.getByText('Some inhabitants are missing or too many').click();
  await expect(page.getByText(/1 merchant missing/)).toBeVisible();
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
  await page.goto('/en/score?step=C-a1');
  await expect(board(page, 'C')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Marco’s condottiere flees' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Score so far' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Next condottiere' })).toBeInViewport({ ratio: 1 });
  for (const letter of LETTERS) {
    const box = await hill(page, letter).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

for (const look of ['light', 'dark'] as const) {
  test(`reads well for everyone, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await openTable(page, `${EXAMPLE.slice(0, -1)}-`, 'fr');
    for (const search of ['?step=C-a1', '?step=C-a', '?step=C-b', '?step=tally']) {
      await page.goto(`/fr/score${search}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
