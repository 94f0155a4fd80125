/** Somebody enters who stands where: picks once, taps many, makes mistakes, and reads in words what is wrong. */
import type { Notebook } from '../lib/palatinus/enter';
import { address } from './addresses';
import { LAID_TABLE, seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const field = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });
const kind = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) });
/** The card of the kind that the next tap places. */
const picked = (page: Page): Locator => page.locator('label:has(:checked)').last();
const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Twelve red merchants, as many as the box has inhabitants of a people. */
const ALL_OF_RED: Notebook = {
  ...LAID_TABLE,
  table: {
    ...LAID_TABLE.table,
    pieces: Object.fromEntries(
      ['20', '21', '22', '23', '24', '25', '10', '11', '12', '13', '14', '15'].map((spot) => [
        spot,
        { people: 'red', kind: 'merchant' },
      ]),
    ),
  },
};

async function openLaid(page: Page): Promise<void> {
  await seed(page, LAID_TABLE);
  await page.goto(address('inhabitants'));
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
}

test('places with a tap, removes with another, replaces with another brush; undo and redo, also after a reload', async ({
  page,
}) => {
  await openLaid(page);
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red merchant, next to: /);
  const { y } = (await field(page, 'A1').boundingBox()) ?? {};
  await field(page, 'A1').tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, empty/);
  await expect(footer(page)).toContainText('A1: red merchant removed.');
  expect((await field(page, 'A1').boundingBox())?.y, 'the board stays where it is').toBe(y);
  await footer(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(field(page, 'A1')).toHaveAccessibleName(/^A1, red merchant/);
  await page.getByText('Condottiere', { exact: true }).tap();
  await expect(footer(page)).toContainText('Tap a field: red condottiere, even where somebody stands.');
  // Keys pick a piece wherever the focus is.
  await page.keyboard.press('p');
  await expect(kind(page, 'Peasant')).toBeChecked();
  await field(page, 'A1').tap();
  await expect(footer(page)).toContainText('A1: red peasant (before: red merchant).');

  const before = await page.locator('[data-at="A1"]').boundingBox();
  await page.getByRole('button', { name: 'Turn the board' }).tap();
  await expect.poll(async () => (await page.locator('[data-at="A1"]').boundingBox())?.y).not.toBe(before?.y);
  await expect(field(page, 'A1'), 'turning the board moves nobody').toHaveAccessibleName(/^A1, red peasant/);

  for (const name of ['A2', 'A3', 'A4']) await field(page, name).tap();
  await page.reload();
  await expect(page.getByText('4 of 35 placed')).toBeVisible();
  for (const left of [3, 2]) {
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText(`${left} of 35 placed`)).toBeVisible();
  }
  await expect(kind(page, 'Peasant')).toBeChecked();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(field(page, 'A3')).toHaveAccessibleName(/red peasant/);
});

test('moves the brush on by itself, and then removes a tapped piece', async ({ page }) => {
  await openLaid(page);
  for (const name of ['A1', 'A2', 'A3']) await field(page, name).tap();
  await expect(kind(page, 'Peasant')).toBeChecked();
  await field(page, 'A3').tap();
  await expect(field(page, 'A3')).toHaveAccessibleName(/^A3, (spring, )?empty/);
  await expect(kind(page, 'Merchant')).toBeChecked();
  for (const name of ['A3', 'A4', 'A5', 'A6', 'B1']) await field(page, name).tap();
  await expect(page.getByRole('radio', { name: /^Marco/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Livia 7\/7/ })).toBeVisible();

  await expect(picked(page), 'nobody picked it').toHaveCSS('border-top-style', 'dashed');
  await field(page, 'A1').tap();
  await expect(field(page, 'A1'), 'by a brush that nobody picked').toHaveAccessibleName(/^A1, empty/);
  await expect(page.getByRole('radio', { name: /^Livia 6\/7/ })).toBeChecked();

  await page.getByRole('button', { name: 'Field names' }).tap();
  await page.getByText('Condottiere', { exact: true }).tap();
  await expect(picked(page)).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('link', { name: 'Show the result' }).tap();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect(kind(page, 'Condottiere'), 'the brush is still in hand').toBeChecked();
  await expect(picked(page), 'but takes nobody’s place any more').toHaveCSS('border-top-style', 'dashed');
  await expect(page.getByRole('button', { name: 'Field names' })).toHaveAttribute('aria-pressed', 'true');
});

/** The middle of a field on the screen. */
async function middleOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await field(page, name).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('carries a piece to an empty field or to swap, until Escape', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await expect(field(page, 'A4')).toHaveAccessibleName(/^A4, spring, green peasant/);
  const session = await page.context().newCDPSession(page);
  const finger = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const carry = async (from: string, to: { readonly x: number; readonly y: number }): Promise<void> => {
    const start = await middleOf(page, from);
    await finger('touchStart', start);
    await expect(page.locator('[data-carried]')).toBeVisible();
    await finger('touchMove', { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 });
    await finger('touchMove', to);
    await finger('touchEnd');
    await expect(page.locator('[data-carried]')).toHaveCount(0);
  };

  await carry('A4', await middleOf(page, 'A5'));
  await expect(field(page, 'A5')).toHaveAccessibleName(/^A5, green peasant/);
  await expect(field(page, 'A4')).toHaveAccessibleName(/^A4, spring, empty/);
  await carry('A5', await middleOf(page, 'C2'));
  await expect(footer(page)).toContainText(
    'Changed places: green peasant (now C2); yellow peasant (now A5).',
  );
  await carry('C2', { x: 195, y: 20 });
  await expect(field(page, 'C2'), 'let go beside the board').toHaveAccessibleName(/green peasant/);
  for (const _ of ['changed places', 'moved']) await page.getByRole('button', { name: 'Undo' }).first().tap();
  await expect(field(page, 'A4')).toHaveAccessibleName(/^A4, spring, green peasant/);

  const [start, end] = [await middleOf(page, 'A4'), await middleOf(page, 'A5')];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await expect(page.locator('[data-carried]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(start.x, end.y);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await expect(page.locator('[data-carried]')).toHaveCount(0);
  await expect(field(page, 'A4'), 'Escape ends it').toHaveAccessibleName(/^A4, spring, green peasant/);
});

test('explains the icons once, and in words what is wrong and what may have happened', async ({ page }) => {
  await openLaid(page);
  const legend = page.getByRole('region', { name: 'What the icons mean' });
  await expect(legend.getByRole('listitem')).toHaveText([
    /Turn the board$/,
    /Field names$/,
    /Clear the board$/,
  ]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(legend).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear the board' })).toHaveText('Clear the board', {
    useInnerText: true,
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await legend.getByRole('button', { name: 'Close the explanation of the icons' }).tap();
  await expect(legend).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('0 of 35 placed')).toBeVisible();
  await expect(legend).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['A1', 'A2', 'A3']) await field(page, name).tap();
  await page.getByText('Merchant', { exact: true }).tap();
  await field(page, 'A4').tap();
  await expect(footer(page)).toContainText('Livia (red): 1 merchant too many.');
  await expect(kind(page, 'Merchant')).toHaveAccessibleName(/1 too many/);
  await expect(
    page.getByText('1 too many', { exact: true }).locator('svg'),
    'the sign of a warning',
  ).toBeVisible();
  for (const name of ['B1', 'B2', 'B3']) await field(page, name).tap();
  await expect(footer(page)).toContainText(
    'Livia (red): 1 merchant too many, 1 condottiere too few. Is one of A1',
  );
  await page.getByRole('link', { name: 'Show the result' }).tap();
  await page.getByText('29 pieces missing, 1 too many').tap();
  await page.getByRole('link', { name: 'Put it right on the board' }).tap();
  await expect(footer(page)).toContainText('Is one of A1');
});

test('a wrong colour on a full board is reported before the count, and corrected with two taps', async ({
  page,
}) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
  await page.getByText('Livia', { exact: true }).tap();
  await page.getByText('Merchant', { exact: true }).tap();
  await field(page, 'A2').tap();
  await expect(footer(page)).toContainText('A2: red merchant (before: blue merchant).');
  await expect(footer(page)).toContainText('Livia (red): 1 merchant too many');
  await page.reload();
  await field(page, 'A2').tap();
  await expect(footer(page)).toContainText('A2: red merchant removed. Next tap: blue merchant.');
  await field(page, 'A2').tap();
  await expect(field(page, 'A2')).toHaveAccessibleName(/^A2, blue merchant/);
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
});

test('clears a full board, resets the brush, and restores everything', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
  await field(page, 'A5').tap();
  await expect(footer(page)).toContainText('35 of 35 placedEverybody is placed. To place more, pick a piece');
  const clear = page.getByRole('button', { name: 'Clear the board' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const [clearBox, undoBox] = [await clear.boundingBox(), await undo.boundingBox()];
  expect(clearBox?.y, 'out of the way of a thumb that misses Undo').toBeGreaterThan(
    2 * ((undoBox?.y ?? 0) + (undoBox?.height ?? 0)),
  );
  await clear.tap();
  await expect(footer(page)).toContainText('The board is empty: 35 inhabitants removed.');
  await footer(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
  await clear.tap();
  await field(page, 'A5').tap();
  await expect(page.getByText('1 of 35 placed')).toBeVisible();
  await undo.tap();
  await undo.first().tap();
  await expect(page.getByText('Everybody is on the board.')).toBeVisible();
});

test('holds no more of a colour than the box does', async ({ page }) => {
  await seed(page, ALL_OF_RED);
  await page.goto(address('inhabitants'));
  await expect(footer(page)).toContainText('Livia (red): 9 merchants too many.');
  await page.getByText('Livia', { exact: true }).tap();
  await page.getByText('Merchant', { exact: true }).tap();
  await field(page, 'C2').tap();
  await expect(footer(page)).toContainText('There are only 12 pieces of this colour');
  await expect(field(page, 'C2')).toHaveAccessibleName(/empty/);
});
