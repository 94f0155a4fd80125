/** Someone without mouse or touch: the page is walked with the keyboard, and one always sees where one is. */
import { exampleGame, LETTERS, PLACES, SPOTS } from '../lib/palatinus';
import { address } from './addresses';
import { KNOWN_COPY, seed } from './seed';
import { expect, type Locator, type Page, test } from './test';

async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
}

test('goes through the header in order, each stop with a ring, or skips it; changes language and look', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(address('home'));
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeEnabled();
  for (const stop of [
    page.getByRole('link', { name: 'Skip to the content' }),
    page.getByRole('link', { name: 'Septimontium, home' }),
    page.getByRole('banner').getByRole('link', { name: 'Rules' }),
    page.getByRole('banner').getByRole('link', { name: 'Learn' }),
    page.getByRole('combobox', { name: 'Language' }),
    page.getByRole('combobox', { name: 'Theme' }),
  ]) {
    await page.keyboard.press('Tab');
    await expectRing(stop);
  }
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const languages = page.getByRole('navigation', { name: 'Language', exact: true });
  await languages.getByRole('link', { name: 'Français' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const look = page.getByRole('combobox', { name: 'Thème' });
  await expect(look).toBeEnabled();
  await look.focus();
  await page.keyboard.press('s');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

const { board } = exampleGame();
const LAST_PLACE = 6;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
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

/** From the field that has the focus to another, as they are painted. */
function wayTo(page: Page, spot: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((name) => {
    const middle = (element: Element | null): { x: number; y: number } => {
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [
      document.activeElement,
      document.querySelector(`[role="button"][data-spot="${name}"]`),
    ];
    return { x: middle(to).x - middle(from).x, y: middle(to).y - middle(from).y };
  }, spot);
}

/** Goes from field to field as one sees them: the way that leads there most, else the next best. */
async function walkTo(page: Page, spot: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    const { x, y } = await wayTo(page, spot);
    if (Math.hypot(x, y) < 5) return;
    for (const { key } of KEYS.toSorted((a, b) => b.x * x + b.y * y - (a.x * x + a.y * y))) {
      await page.keyboard.press(key);
      const now = await wayTo(page, spot);
      if (now.x !== x || now.y !== y) break;
    }
  }
  throw new Error('the keys do not get there');
}

test('enters and counts a game of two without touching the screen', async ({ page }) => {
  await seed(page, KNOWN_COPY);
  await page.goto(address('home'));
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
  const entrance = '[role="button"][data-spot][tabindex="0"], [role="button"][data-hill][tabindex="0"]';
  await tabTo(page, page.locator(entrance));
  for (const place of PLACES) {
    const letter = LETTERS.find((other) => board.tiles[other].place === place);
    if (letter === undefined) throw new Error(`no tile on place ${place}`);
    const { arrow, token } = board.tiles[letter];
    if (place < LAST_PLACE) await page.keyboard.press(letter.toLowerCase());
    await walkTo(page, `${place}${arrow}`);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus'), 'the focus stays on the arrow').toHaveAccessibleName(/arrow/);
    if (place > 0 && place < LAST_PLACE) await page.keyboard.press(String(token));
  }
  await expect(page.getByRole('heading', { name: 'All seven tiles are laid' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^Inhabitants/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByText('0 of 32 placed')).toBeVisible();
  await tabTo(page, page.locator('[role="button"][data-spot][tabindex="0"]'));
  // Onto every tile, across every seam on the way; the rest is more of the same.
  const some = SPOTS.filter((_, index) => index % 5 === 0);
  for (const spot of some) {
    await walkTo(page, spot);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(`${some.length} of 32 placed`)).toBeVisible();

  const heard = page.locator('output[aria-live]');
  const piece = page.locator(':focus');
  await page.keyboard.press('x');
  await expect(heard).toContainText(/^Picked up: .* Escape leaves it/);
  await walkTo(page, '61');
  await page.keyboard.press('Escape');
  await expect(heard).toContainText(/^Still there: /);
  await walkTo(page, some.at(-1) ?? '');
  await page.keyboard.press('x');
  await walkTo(page, '61');
  await page.keyboard.press('x');
  await expect(heard).toContainText(/: from .* to /);
  await expect(piece, 'it stands where the focus is').not.toHaveAccessibleName(/ empty,/);

  await tabTo(page, page.getByRole('link', { name: 'Show the result' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});
