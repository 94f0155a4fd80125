/** Somebody enters the board: its lean, its tiles, their arrows, springs and tokens. */
import { setPlayerCount } from '../lib/palatinus/enter';
import { address } from './addresses';
import { KNOWN_COPY, LAID_TABLE, seed } from './seed';
import { expect, test } from './test';
import { Layer } from './tiles';

test('in the first game springs are asked once for each tile, and then remembered', async ({ page }) => {
  const layer = new Layer(page);
  await page.goto(address('tiles'));
  await layer.lean('right');
  // Going on to the next letter, or tapping the token, confirms that all springs are marked.
  await layer.lay('A', { springs: [2, 5], hurried: true });
  await layer.lay('B', { token: 3, springs: [2], hurried: true });
  await layer.lay('C', { token: 5, springs: [] });
  await layer.lay('D', { token: 4, springs: [3] });
  await layer.lay('E', { springs: [4] });
  // The pressed button disappears with the tile, but keys still work.
  await page.keyboard.press('3');
  await page.keyboard.press('f');
  // Keys, like taps, cannot pick what is unavailable.
  await page.keyboard.press('3');
  await expect(page.getByRole('main').getByText(/^This token 3 is already laid\./)).toBeVisible();
  await layer.lay('F', { token: 5, springs: [5], last: true });
  // The last letter and the last token are filled in, which is announced: a mistake elsewhere would show here.
  await expect(page.getByText(/^Tile G and token \d are left over\./)).toBeVisible();
  await layer.lay('G', { last: true, springs: [1, 6] });
  await expect(layer.prompt('All seven tiles are laid')).toBeVisible();
  await expect(page.getByText('7 of 7', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'My box' }).click();
  await expect(page.getByText('7 of 7 tiles known')).toBeVisible();
});

test('an unfinished board is left and resumed, even while its springs are being marked', async ({ page }) => {
  const layer = new Layer(page);
  await page.goto(address('tiles'));
  await layer.lean('right');
  await layer.letter('D').click();
  await layer.button('Tile D, field above').click();
  await expect(page.getByText(/once/i)).toHaveText(/Asked once for each tile, then remembered/);
  await layer.button('Tile D, field 1, arrow').click();
  await layer.button('Done, 1 spring').click();
  await expect(layer.letter('D')).toHaveAttribute('aria-disabled', 'true');
  await layer.letter('A').click();
  await layer.button('Tile A, field above').click();
  await expect(page.getByRole('main').getByText('All its fields with water.', { exact: true })).toBeVisible();
  await layer.button('Tile A, field 4').click();
  await page.reload();
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
  await expect(layer.button('Tile A, field 4, spring')).toBeVisible();
  await layer.button('Done, 1 spring').click();
  await expect(layer.prompt('Tile A: tap its token')).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^Inhabitants.* 6 tiles are not finished yet$/ }),
  ).toBeVisible();
  await layer.button('Undo').click();
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
});

test('the example box is clearly labelled as an example, and can be returned', async ({ page }) => {
  const layer = new Layer(page);
  await page.goto(address('tiles'));
  await layer.lean('right');
  // It is offered in the visible area, above the lower bar.
  const footer = await page.getByRole('contentinfo').boundingBox();
  const offer = await layer.button('Try with the example box').boundingBox();
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await layer.lay('A', {});
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
  await layer.button('Try with the example box').click();
  await expect(page.getByText('This game uses the example box')).toBeVisible();
  // Its springs are known now, so the next letter belongs to the next tile.
  await expect(layer.prompt('The marked tile: tap its letter')).toBeVisible();
  await expect(page.getByText(/^Springs of the example box: made up/)).toBeVisible();
  const back = await layer.button('Use my own box').boundingBox();
  expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await layer.button('Use my own box').click();
  await expect(layer.prompt('Tile A: tap every spring')).toBeVisible();
});

test('the layout does not shift from step to step, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await seed(page, KNOWN_COPY);
  await page.goto(address('tiles'));
  const layer = new Layer(page);
  const tops = new Set<number>();
  const look = async (): Promise<void> => {
    const { y = 0, height = 0 } = (await layer.button('Token 5').last().boundingBox()) ?? {};
    tops.add(Math.round(y));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(y + height).toBeLessThanOrEqual(footer?.y ?? 0);
  };
  await layer.lean('left');
  await look();
  await layer.letter('A').click();
  await look();
  await layer.button('Tile A, field above').click();
  await layer.lay('B', {});
  await look();
  await layer.button('Change springs').click();
  await look();
  expect([...tops]).toHaveLength(1);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 664 });
    const [first, last] = [await layer.letter('A').boundingBox(), await layer.letter('G').boundingBox()];
    expect(first?.y).toBe(last?.y);
    expect(first?.width).toBeGreaterThanOrEqual(44);
  }
});

test('no board is drawn before its lean is known, which is asked above the pictures', async ({ page }) => {
  const layer = new Layer(page);
  const board = page.locator('main svg[aria-label]');
  await seed(page, setPlayerCount(KNOWN_COPY, 5));
  await page.goto(address('inhabitants'));
  await expect(page.getByRole('link', { name: 'Lay the tiles' })).toBeVisible();
  await expect(board).toHaveCount(0);
  await page.getByRole('link', { name: 'Lay the tiles' }).click();
  await expect(layer.button('Right tile higher')).toBeVisible();
  const question = await layer.prompt('Which picture matches your table?').boundingBox();
  for (const way of ['Left', 'Right']) {
    const picture = await layer.button(`${way} tile higher`).boundingBox();
    expect(picture?.y).toBeGreaterThan((question?.y ?? 0) + (question?.height ?? 0));
  }
  await expect(board).toHaveCount(0);
  await layer.lean('left');
  await expect(board).toBeVisible();
  // A keyboard user can continue at once.
  await page.keyboard.press('b');
  await expect(layer.prompt('Tile B: tap the field with the arrow')).toBeVisible();
  // Until all tiles are entered, the way to them is in the lower bar, where nothing covers it.
  await page.getByRole('link', { name: /^Inhabitants/ }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Lay the tiles' })).toBeVisible();
});

test('after a correction the next tile is current, and a changed letter is announced, with a way back', async ({
  page,
}) => {
  const layer = new Layer(page);
  await seed(page, KNOWN_COPY);
  await page.goto(address('tiles'));
  await layer.lean('right');
  await layer.lay('G', {});
  await layer.lay('D', { token: 3 });
  // They are marked as disabled, and give the reason when tapped.
  await layer.button('Token 3, lies elsewhere').click({ force: true });
  await expect(
    page.getByRole('main').getByText('This token 3 is already laid. Wrong there? Tap its hill.'),
  ).toBeVisible();
  await layer.letter('D').click({ force: true });
  await expect(
    page.getByRole('main').getByText('D is already laid. Wrong there? Tap its hill.'),
  ).toBeVisible();
  await layer.button('Tile D, Ring place 1, token 3').click();
  await layer.button('Tile D, field 4').click();
  await expect(page.getByText('Tile D: arrow moved', { exact: true })).toBeVisible();
  await layer.letter('A').click();
  await expect(layer.prompt('Tile A: tap the field with the arrow')).toBeVisible();
  await layer.button('Tile D, Ring place 1, token 3').click();
  await layer.letter('B').click();
  await expect(page.getByText('D is now B', { exact: true })).toBeVisible();
  await expect(layer.prompt('Tile A: tap the field with the arrow')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(layer.button('Tile D, Ring place 1, token 3')).toBeVisible();
  await expect(layer.prompt('Tile A: tap the field with the arrow')).toBeFocused();
});

test.describe('somebody sees that the board on the screen is not the one on the table', () => {
  test.beforeEach(async ({ page }) => {
    await seed(page, LAID_TABLE);
    await page.goto(address('tiles'));
    await expect(new Layer(page).prompt('All seven tiles are laid')).toBeVisible();
  });

  test('a wrong letter, arrow or token is corrected, and undone', async ({ page }) => {
    const layer = new Layer(page);
    await layer.button('Tile D, Ring place 1, token 3').click();
    await expect(layer.prompt('Tile D: what to correct?')).toBeVisible();
    await expect(
      page.getByText('Tap the right letter or token below, or the field with the arrow.'),
    ).toBeVisible();
    await layer.letter('E').click();
    await expect(layer.button('Tile E, Ring place 1, token 3, chosen')).toBeVisible();
    await expect(layer.button('Tile D, Ring place 4, token 5')).toBeVisible();
    await layer.button('Tile E, field 3').click();
    // The springs of E, on 4 and 6, turn with its arrow.
    await expect(layer.button('Tile E, field 1, arrow')).toBeVisible();
    await expect(layer.button('Tile E, field 6, spring')).toBeVisible();
    await page.getByRole('button', { name: 'Token 4, lies elsewhere' }).first().click();
    await expect(layer.button('Tile E, Ring place 1, token 4, chosen')).toBeVisible();
    // Three tokens of one value are reported here and on the following screens, but never refused.
    await expect(layer.prompt('Check the tokens')).toBeVisible();
    const odd =
      /^Tokens around the centre: 3\s4\s4\s4\s5\s5\. Standard: 3\s3\s4\s4\s5\s5\. To check: \w, \w, \w\./;
    await expect(page.getByRole('main').getByText(odd)).toBeVisible();
    await page.getByRole('link', { name: 'Inhabitants' }).click();
    await expect(page.getByRole('contentinfo').getByText(odd)).toBeVisible();
    await page.getByRole('link', { name: 'Tiles' }).click();
    await layer.button('Tile E, Ring place 1, token 4').click();
    await page.getByRole('combobox', { name: 'Another token' }).selectOption('9');
    await expect(layer.button('Tile E, Ring place 1, token 9, chosen')).toBeVisible();
    const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
    for (let steps = 0; steps < 4; steps += 1) await undo.click();
    await expect(layer.button('Tile D, Ring place 1, token 3, chosen')).toBeVisible();
    await expect(layer.button('Tile D, field 1, arrow')).toBeVisible();
  });

  test('a wrong spring is changed by a long press on its field, by the button, or by the key S; the lean from the lower line', async ({
    page,
  }) => {
    const layer = new Layer(page);
    await layer.button('Tile F, field 3').hover();
    await page.mouse.down();
    await expect(layer.button('Tile F, field 3, spring')).toBeVisible();
    await page.mouse.up();
    await layer.button('Tile F, field 4').click();
    await layer.button('Change springs').click();
    await layer.button('Tile F, field 4').click();
    await layer.button('Done, 2 springs').click();
    await expect(layer.button('Tile F, field 4, spring')).toBeVisible();
    await layer.button('Tile F, field 4, spring').press('s');
    await expect(layer.button('Tile F, field 4')).toBeFocused();

    await layer.button(/^Right tile higher/).click();
    await layer.lean('left');
    await expect(layer.button(/^Left tile higher/)).toBeVisible();
    const hill = layer.button('Tile D, Ring place 1, token 3');
    const before = await hill.boundingBox();
    await layer.button('Turn the board').click();
    await expect.poll(async () => (await hill.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 20);
  });
});
