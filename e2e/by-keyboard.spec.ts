/** Someone without mouse or touch enters a whole game of two with the keyboard alone, from Home to the count. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { exampleGame, LETTERS, PLACES, SPOTS } from '../lib/palatinus';
import { KNOWN_COPY, seed } from './seed';

const { board } = exampleGame();
const LAST_PLACE = 6;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** The six directions, as the keys lie on a number pad. */
const KEYS = [
  { key: 'ArrowUp', x: 0, y: -1 },
  { key: 'PageUp', x: 0.87, y: -0.5 },
  { key: 'PageDown', x: 0.87, y: 0.5 },
  { key: 'ArrowDown', x: 0, y: 1 },
  { key: 'End', x: -0.87, y: 0.5 },
  { key: 'Home', x: -0.87, y: -0.5 },
];

/** Goes from field to field as one sees them: the way that leads there most, else the next best. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < 40; steps += 1) {
    const [from, to] = await Promise.all([focused.boundingBox(), target.boundingBox()]);
    const x = (to?.x ?? 0) - (from?.x ?? 0);
    const y = (to?.y ?? 0) - (from?.y ?? 0);
    if (Math.hypot(x, y) < 5) return;
    for (const { key } of KEYS.toSorted((a, b) => b.x * x + b.y * y - (a.x * x + a.y * y))) {
      await page.keyboard.press(key);
      const now = await focused.boundingBox();
      if (now?.x !== from?.x || now?.y !== from?.y) break;
    }
  }
  throw new Error('the keys do not get there');
}

const spot = (page: Page, name: string): Locator => page.locator(`[role="button"][data-spot="${name}"]`);

test('enters and counts a game of two without touching the screen', async ({ page }) => {
  test.slow();
  await seed(page, KNOWN_COPY);
  await page.goto('/en');
  await tabTo(page, page.getByRole('link', { name: /^Score a game/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: '2' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Name of player 1' }));
  await page.keyboard.type('Ada');
  await tabTo(page, page.getByRole('link', { name: 'Tiles' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: `leans ${board.handedness}` }));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.locator('[role="button"][data-spot][tabindex="0"], [role="button"][data-hill][tabindex="0"]'),
  );
  for (const place of PLACES) {
    const letter = LETTERS.find((other) => board.tiles[other].place === place);
    if (letter === undefined) throw new Error(`no tile on place ${place}`);
    const { arrow, token } = board.tiles[letter];
    if (place < LAST_PLACE) await page.keyboard.press(letter.toLowerCase());
    await walkTo(page, spot(page, `${place}${arrow}`));
    await page.keyboard.press('Enter');
    if (place > 0 && place < LAST_PLACE) await page.keyboard.press(String(token));
  }
  await expect(page.getByRole('heading', { name: 'All seven tiles are laid' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^Inhabitants/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByText('0 of 32 placed')).toBeVisible();
  await tabTo(page, page.locator('[role="button"][data-spot][tabindex="0"]'));
  for (const name of SPOTS.slice(0, 32)) {
    await walkTo(page, spot(page, name));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('32 of 32 placed')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Score' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Hill A/ })).toBeVisible();
});
