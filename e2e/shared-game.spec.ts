/**
 * Somebody opens a link and looks around in a friend's game: nothing there leads into a game of their own without a
 * question.
 */
import { address, atStep } from './addresses';
import { MINE, TIED, withChange } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const banner = (page: Page): Locator => page.getByRole('main').getByText('Shared with you: Anna, Ben');
const firstName = (page: Page): Locator => page.getByRole('columnheader').first();

test.beforeEach(({ page }) => seedGame(page, MINE));

test('tells whose it is in one quiet line, and offers nothing that would change one’s own', async ({
  page,
}) => {
  await page.goto(`${atStep('tally')}#${TIED}`);
  await expect(banner(page)).toHaveText('Shared with you: Anna, Ben, Clara, David, Eva.');
  await expect(firstName(page)).toContainText('Anna');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const line = banner(page).locator('..');
    await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThanOrEqual(52);
    for (const name of ['Keep it', 'My game']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect(Math.round(button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(button?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  await expect(page.getByRole('link', { name: 'Save as a file' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('palatinus-anna-ben-clara-david-eva.json');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(address('home'));
});

test('another ruling makes another link, and does not change one’s own game', async ({ page }) => {
  await page.goto(`${atStep('tally')}#${TIED}`);
  await page.getByRole('main').getByRole('link', { name: 'Rulings' }).click();
  await expect(page).toHaveURL(`${address('rulings')}?from=score?step=tally#${TIED}`);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('your own game doesn’t change')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.getByRole('heading', { name: /^A condottiere has neither/ }).click();
  await page.getByText('It stays', { exact: true }).click();
  const other = withChange(TIED, '_bfoio_', '_bsoio_');
  await expect(page).toHaveURL(`${address('rulings')}?from=score?step=tally#${other}`);
  await expect(page.getByRole('status').filter({ hasText: 'With the pieces entered so far' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'It stays' })).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(`${atStep('tally')}#${other}`);
  await expect(firstName(page)).toContainText('Anna');
  // In the news and below the table.
  await expect(page.getByText('Rulings: a condottiere with no merchant or peasant stays.')).toHaveCount(2);

  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(MINE);
});

test('has no questions about the rules if the link is cut', async ({ page }) => {
  await page.goto(`${address('rulings')}#${TIED.slice(0, -4)}`);
  await expect(page.getByRole('main').getByText('This link can’t be opened.')).toBeVisible();
  await expect(page.locator('summary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'My game' }).click();
  await page.getByRole('heading', { name: /^A condottiere has neither/ }).click();
  await expect(page.getByRole('radio', { name: 'It stays' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('is kept in place of one’s own, which is announced and can be undone there until something else is done', async ({
  page,
}) => {
  await page.goto(`${atStep('tally')}#${TIED}`);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  const main = page.getByRole('main');
  await expect(main.getByText('This is your game now. Undo restores the one before.')).toBeVisible();
  await expect(firstName(page)).toContainText('Anna');
  await expect(page.getByRole('link', { name: 'Inhabitants' })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(firstName(page)).toContainText('Julia');
  await expect(main.getByText('This is your game now.')).toHaveCount(0);

  await page.goto(`${address('rulings')}#${TIED}`);
  await page.getByRole('button', { name: 'Keep it' }).click();
  const kept = page.getByRole('main').getByText('This is your game now.');
  await expect(kept).toBeVisible();
  await page.getByRole('heading', { name: /^A condottiere has neither/ }).click();
  await page.getByText('It stays', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'It stays' })).toBeChecked();
  await expect(kept).toHaveCount(0);
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(withChange(TIED, '_bfoio_', '_bsoio_'));
});
