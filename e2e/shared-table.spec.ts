/** Somebody opens a link and looks around in a friend's table: nothing there leads into a table of their own unasked. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { rulingsInForce, speaker } from '../lib/i18n';
import { DEFAULT_RULINGS, EXAMPLE } from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable, TIED } from './tables';

const MINE = EXAMPLE.replace('Livia', 'Julia');
const banner = (page: Page): Locator => page.getByRole('main').getByText('Shared with you: Anna, Ben');
const firstName = (page: Page): Locator => page.getByRole('columnheader').first();

test('says whose it is in one quiet line', async ({ page }) => {
  await page.goto(`/en/score?step=tally#${TIED}`);
  await expect(banner(page)).toHaveText('Shared with you: Anna, Ben, Clara, David, Eva.');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const line = await banner(page).locator('..').boundingBox();
    expect(line?.height).toBeLessThanOrEqual(52);
    for (const name of ['Keep it', 'My table']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect(Math.round(button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(Math.round(button?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
  }
});

test('leads back to the start, and offers nothing that would touch one’s own table', async ({ page }) => {
  await openTable(page, MINE);
  await page.goto(`/en/score?step=tally#${TIED}`);
  await expect(firstName(page)).toContainText('Anna');
  await expect(page.getByRole('link', { name: 'Save this table' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New table' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('palatinus-anna-ben-clara-david-eva.json');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/en');
});

test('is counted by another ruling as another link, and one’s own stays as it is', async ({ page }) => {
  await openTable(page, MINE);
  await page.goto(`/en/score?step=tally#${TIED}`);
  await page.getByRole('main').getByRole('link', { name: 'Rulings' }).click();
  await expect(page).toHaveURL(`/en/rulings#${TIED}`);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('nothing of yours changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.getByText('It stays').click();
  const other = TIED.replace('_bfoio_', '_bsoio_');
  await expect(page).toHaveURL(`/en/rulings#${other}`);
  await expect(page.getByRole('radio', { name: 'It stays' })).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(`/en/score?step=tally#${other}`);
  await expect(firstName(page)).toContainText('Anna');
  await expect(page.getByText('Rulings: a lone condottiere stays.')).toBeVisible();

  await page.goto('/en/rulings');
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Rulings: usual.');
  await page.goto('/en/file');
  await expect(page.getByRole('code')).toHaveText(MINE);
});

test('asks nothing about the rules where the link is cut', async ({ page }) => {
  await openTable(page, MINE);
  await page.goto(`/en/rulings#${TIED.slice(0, -4)}`);
  await expect(page.getByRole('main').getByText('This link cannot be opened.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'My table' }).click();
  await expect(page.getByRole('radio', { name: 'It stays' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('is kept in place of one’s own, which is said, and undone on the spot', async ({ page }) => {
  await openTable(page, MINE);
  await page.goto(`/en/score?step=tally#${TIED}`);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/en/score?step=tally');
  const main = page.getByRole('main');
  await expect(main.getByText('It is your table now. Undo brings back the one you had.')).toBeVisible();
  await expect(firstName(page)).toContainText('Anna');
  await expect(page.getByRole('link', { name: 'Inhabitants' })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(firstName(page)).toContainText('Julia');
  await expect(main.getByText('It is your table now.')).toHaveCount(0);
});

test('offers to undo the keeping only until something else is done', async ({ page }) => {
  await openTable(page, MINE);
  await page.goto(`/en/rulings#${TIED}`);
  await page.getByRole('button', { name: 'Keep it' }).click();
  const kept = page.getByRole('main').getByText('It is your table now.');
  await expect(kept).toBeVisible();
  await page.getByText('It stays').click();
  await expect(page.getByRole('radio', { name: 'It stays' })).toBeChecked();
  await expect(kept).toHaveCount(0);
});

for (const look of ['light', 'dark'] as const) {
  test(`shows its rulings to everybody, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    const rulings = { ...DEFAULT_RULINGS, emptySpring: 'spring', tieBreak: 'none' } as const;
    await page.goto(`/fr/rulings#${TIED.replace('_bfoio_', '_sfono_')}`);
    await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
      rulingsInForce(speaker('fr'), rulings),
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
