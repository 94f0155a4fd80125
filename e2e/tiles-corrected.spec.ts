/** Somebody sees that the board on the screen is not the one on the table, and corrects it. */
import { expect, test } from '@playwright/test';
import { bringCopy, Layer } from './tiles';

test.beforeEach(async ({ page }) => {
  await bringCopy(page);
  await page.goto('/en/tiles');
  const layer = new Layer(page);
  await layer.lean('right');
  await layer.layAll();
  await expect(layer.prompt('All seven tiles are laid')).toBeVisible();
});

test('a wrong letter, arrow or token is corrected, and undone', async ({ page }) => {
  const layer = new Layer(page);
  await layer.tap(layer.button('Tile B, Ring place 1, token 3'));
  await layer.tap(layer.letter('E'));
  await expect(layer.button('Tile E, Ring place 1, token 3, chosen')).toBeVisible();
  await expect(layer.button('Tile B, Ring place 4, token 3')).toBeVisible();
  await layer.tap(layer.button('Tile E, field 3'));
  await expect(layer.button('Tile E, field 5, spring')).toBeVisible();
  await layer.tap(page.getByRole('button', { name: 'Token 4, lies elsewhere' }).first());
  await expect(layer.button('Tile E, Ring place 1, token 4, chosen')).toBeVisible();
  await page.getByRole('combobox', { name: 'Another token' }).selectOption('9');
  await expect(layer.button('Tile E, Ring place 1, token 9, chosen')).toBeVisible();
  for (let steps = 0; steps < 4; steps += 1) await layer.tap(layer.button('Undo'));
  await expect(layer.button('Tile B, Ring place 1, token 3, chosen')).toBeVisible();
  await expect(layer.button('Tile B, field 1, arrow')).toBeVisible();
});

test('a wrong spring is changed by holding its field, by the button, or by the key S', async ({ page }) => {
  const layer = new Layer(page);
  await layer.button('Tile C, field 3').click({ delay: 800 });
  await expect(layer.button('Tile C, field 3, spring')).toBeVisible();
  await layer.tap(layer.button('Tile C, field 4'));
  await layer.tap(layer.button('Change springs'));
  await layer.tap(layer.button('Tile C, field 4'));
  await layer.tap(layer.button('Done, 4 springs'));
  await expect(layer.button('Tile C, field 4, spring')).toBeVisible();
  await layer.button('Tile C, field 4, spring').press('s');
  await expect(layer.button('Tile C, field 4')).toBeFocused();
});

test('the lean is changed from the lower line, and the board is turned', async ({ page }) => {
  const layer = new Layer(page);
  await layer.tap(layer.button(/^Ring leans right/));
  await layer.lean('left');
  await expect(layer.button(/^Ring leans left/)).toBeVisible();
  const before = await layer.button('Tile B, Ring place 1, token 3').boundingBox();
  await layer.tap(layer.button('Turn the board'));
  const after = await layer.button('Tile B, Ring place 1, token 3').boundingBox();
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + 20);
});
