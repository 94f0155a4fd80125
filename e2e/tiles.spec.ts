/** Somebody tells the board: which way it leans, which tile lies where, its arrow, its springs, its token. */
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { bringCopy, Layer } from './tiles';

const DONE = 'All seven tiles are laid';

test('in the first game springs are asked once for each tile, and then remembered', async ({ page }) => {
  const layer = new Layer(page);
  await page.goto('/en/tiles');
  await layer.lean('right');
  await expect(page.getByText('Springs are asked for once for each tile of your copy')).toBeVisible();
  await layer.layAll([2, 5]);
  await expect(layer.prompt(DONE)).toBeVisible();
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'My copy' }).click();
  await expect(page.getByText('7 of 7 tiles known')).toBeVisible();
});

test('with a known copy a board takes at most 20 taps', { tag: '@wide' }, async ({ page }) => {
  await bringCopy(page);
  await page.getByRole('link', { name: 'Tiles' }).click();
  const layer = new Layer(page);
  await layer.lean('left');
  await layer.layAll();
  await expect(layer.prompt(DONE)).toBeVisible();
  expect(layer.taps).toBeLessThanOrEqual(20);
  await expect(layer.button('Tile G, field 2, spring')).toBeVisible();
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL(/\/en\/inhabitants$/);
});

test('an unfinished board is left and resumed, even in the middle of its springs', async ({ page }) => {
  const layer = new Layer(page);
  await page.goto('/en/tiles');
  await layer.lean('right');
  await layer.lay('D', { springs: [1] });
  await expect(layer.letter('D')).toHaveAttribute('aria-disabled', 'true');
  await layer.tap(layer.letter('A'));
  await layer.tap(layer.button('Tile A, field above'));
  await layer.tap(layer.button('Tile A, field 4'));
  await page.reload();
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
  await expect(layer.button('Tile A, field 4, spring')).toBeVisible();
  await layer.tap(layer.button('Done, 1 spring'));
  await expect(layer.prompt('Tile A: tap its token')).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^Inhabitants.* 6 tiles are not finished yet$/ }),
  ).toBeVisible();
  await layer.tap(layer.button('Undo'));
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
});

test('the example copy is plainly called an example, and given back', async ({ page }) => {
  const layer = new Layer(page);
  await page.goto('/en/tiles');
  await layer.lean('right');
  await layer.tap(layer.button('Try with the example copy'));
  await expect(page.getByText('This table uses the example copy')).toBeVisible();
  await layer.lay('A', {});
  await expect(page.getByText(/^Springs of the example copy: made up/)).toBeVisible();
  await layer.tap(layer.button('Use my own copy'));
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
});

test('a board is laid by keyboard alone', async ({ page }) => {
  await bringCopy(page);
  await page.goto('/en/tiles');
  const layer = new Layer(page);
  await layer.button('leans right').press('Enter');
  await layer.button('Centre, no tile yet, chosen').press('a');
  await layer.button('Tile A, field at the lower left').press('Enter');
  await expect(layer.button('Tile A, field 1, arrow')).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('4');
  await expect(layer.button('Tile G, Ring place 1, arrow not told, token 4, chosen')).toBeVisible();
});

test('nothing jumps from step to step, and a phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await bringCopy(page);
  await page.goto('/en/tiles');
  const layer = new Layer(page);
  const tops = new Set<number>();
  const look = async (): Promise<void> => {
    const { y = 0, height = 0 } = (await layer.button('Token 5').last().boundingBox()) ?? {};
    tops.add(Math.round(y));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(y + height).toBeLessThanOrEqual(footer?.y ?? 0);
  };
  await expect(layer.button('leans left')).toBeVisible();
  await look();
  await layer.lean('left');
  await look();
  await layer.tap(layer.letter('A'));
  await look();
  await layer.tap(layer.button('Tile A, field above'));
  await layer.lay('B', {});
  await look();
  await layer.tap(layer.button('Change springs'));
  await look();
  expect([...tops]).toHaveLength(1);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await expectNoSidewaysScroll(page);
    const [first, last] = [await layer.letter('A').boundingBox(), await layer.letter('G').boundingBox()];
    expect(first?.y).toBe(last?.y);
    expect(first?.width).toBeGreaterThanOrEqual(44);
  }
});

for (const look of ['light', 'dark'] as const) {
  test(`everyone can read it, in French, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await page.goto('/fr/tiles');
    await page.getByRole('button', { name: 'à gauche' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tuile A', exact: true }).click();
    await page.getByRole('button', { name: 'Tuile A, case au-dessus', exact: true }).click();
    await page.getByRole('button', { name: 'Sans source', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'La tuile marquée : sa lettre' })).toBeVisible();
    await expectAccessible(page);
  });
}
