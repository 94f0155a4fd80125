/**
 * "But mine was counted there!" Somebody taps a piece and reads its story, hill by hill; if it was entered
 * incorrectly, they correct it there, see what that changes, and continue at the same step.
 */
import type { Language } from '../lib/i18n';
import { address, atStep } from './addresses';
import { EXAMPLE } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const sheet = (page: Page): Locator => page.getByRole('dialog');
const onBoard = (page: Page, field: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${field}, `) }).first();

async function count(page: Page, step: string, language: Language = 'en'): Promise<void> {
  await seedGame(page);
  await page.goto(atStep(step, language));
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
}

/** The first tap shows what feeds it, the second tells its story. */
async function tapTwice(page: Page, field: string): Promise<void> {
  await onBoard(page, field).click();
  await expect(page.getByRole('button', { name: `Its story (${field})` })).toBeVisible();
  await onBoard(page, field).click();
}

async function correct(page: Page, piece: string): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Wrong piece?' }).click();
  await sheet(page).getByRole('button', { name: piece, exact: true }).click();
}

test('tells who took a captive, also after it has left, and what a merchant earned and gave', async ({
  page,
}) => {
  await count(page, 'C-a');
  await onBoard(page, 'A4').click();
  await expect(sheet(page).getByRole('heading', { name: 'A4, green peasant' })).toBeVisible();
  await expect(sheet(page).getByRole('listitem').last()).toHaveText(
    /Hill\s*C\s*Captured by Nora \(condottiere on C5\): it leaves the board\./,
  );
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(onBoard(page, 'A4')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('button', { name: /^Next/ }).click();
  await expect(page).toHaveURL(atStep('C-b'));
  await onBoard(page, 'A4').click();
  await expect(sheet(page)).toContainText('Captured by Nora');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeHidden();

  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Hill B/ })
    .click();
  await expect(page).toHaveURL(atStep('B-b'));
  await onBoard(page, 'B6').click();
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'Its story (B6)' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'B6, purple merchant' })).toBeVisible();
  await expect(sheet(page)).toContainText('Pia');
  await expect(sheet(page).getByRole('listitem')).toContainText([
    'Stood here when the game ended.',
    'The yellow merchant on B1 (Marco) earned 1 influence from it.',
    '= 6.',
    'The blue merchant on G5 (Otto) earned 1 influence from it.',
    'Stood here to the end of the count.',
  ]);
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await onBoard(page, 'B6').click(); // the one that is shown already
  await expect(sheet(page)).toContainText('The yellow merchant on B1 (Marco) earned 1 influence');
});

test('corrects a piece, shows what changes and stays at the step', { tag: '@wide' }, async ({ page }) => {
  await count(page, 'C-b');
  await tapTwice(page, 'C2');
  await correct(page, 'red peasant');
  const news = sheet(page).getByRole('status');
  await expect(news).toContainText('Hill C goes to Livia instead of Marco.');
  await expect(news).toContainText('Livia has 3 points instead of 0.');
  await expect(news).toContainText('Marco has 3 points instead of 6.');
  await expect(sheet(page).getByRole('heading', { name: 'C2, red peasant' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  expect(new URL(page.url()).search).toBe('?step=C-b');
  await expect(
    page.getByRole('article').getByRole('button', { name: /^C2, Livia/, pressed: true }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Livia controls the hill');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Livia controls the hill');
});

test('where the condottieri act differently after a correction, the hill begins again, in the address, too', async ({
  page,
}) => {
  await seedGame(page);
  await page.goto(`${address('score')}?together`);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Hill C/ })
    .click();
  await page.getByRole('contentinfo').getByRole('button').last().click();
  await expect(page).toHaveURL(atStep('C-a2'));
  await onBoard(page, 'C6').click();
  await correct(page, 'blue merchant');
  await expect(sheet(page).getByRole('status')).toContainText('Hill C: what the condottieri do has changed.');
  await expect(page).toHaveURL(atStep('C-a1'));
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page, 'an undo leads back').toHaveURL(atStep('C-a2'));
  await correct(page, 'blue merchant');
  await expect(page).toHaveURL(atStep('C-a1'));
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article')).toContainText('Condottiere 1 of 2');
});

test('takes a correction back, and fills a field that was left empty', async ({ page }) => {
  await count(page, 'C-b');
  await tapTwice(page, 'C2');
  await correct(page, 'Nobody');
  await expect(sheet(page)).toContainText('Nobody stood here when the game ended.');
  await expect(sheet(page).getByRole('status')).toBeInViewport();
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page).getByRole('status')).toContainText('back to how it was');
  await expect(sheet(page).getByRole('heading', { name: 'C2, yellow peasant' })).toBeVisible();
  // Two swapped pieces are corrected in one go.
  await correct(page, 'C1, red peasant');
  await expect(sheet(page).getByRole('heading', { name: 'C1, yellow peasant' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'C2, yellow peasant' })).toBeVisible();
  // A piece that stands one field off is moved, and its story moves with it.
  await correct(page, 'E5, empty field');
  await expect(sheet(page).getByRole('heading', { name: 'E5, yellow peasant' })).toBeVisible();
  await expect(sheet(page).getByRole('status')).toContainText('Corrected: yellow peasant on E5 (Marco)');
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'C2, yellow peasant' })).toBeVisible();
  // This also works if the fields do not touch.
  await sheet(page).getByRole('button', { name: 'Wrong piece?' }).click();
  await sheet(page).getByRole('button', { name: 'A field further away' }).click();
  await sheet(page).getByRole('button', { name: 'F3, purple peasant' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'F3, yellow peasant' })).toBeVisible();
  await expect(sheet(page).getByRole('status')).toContainText('Hill C goes to Pia instead of Marco.');
  await sheet(page).getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'C2, yellow peasant' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article')).toContainText('Marco controls the hill');

  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Hill A/ })
    .click();
  await expect(page).toHaveURL(atStep('A-b'));
  await onBoard(page, 'A5').click();
  await expect(sheet(page)).toContainText('Nobody stood here when the game ended.');
  await sheet(page).getByRole('button', { name: 'Not empty?' }).click();
  await sheet(page).getByRole('button', { name: 'blue peasant', exact: true }).click();
  await expect(sheet(page).getByRole('heading', { name: 'A5, blue peasant' })).toBeVisible();
});

test('if a story leaves part of the board visible, the first press outside it is for the board', {
  tag: '@wide',
}, async ({ page }) => {
  await count(page, 'C-a');
  await onBoard(page, 'A4').click();
  await expect(sheet(page).getByRole('heading', { name: 'A4, green peasant' })).toBeVisible();
  const opened = await page.evaluate(() => performance.now());
  const field = await onBoard(page, 'C6').boundingBox();
  if (!field) throw new Error('C6 is not drawn');
  // Soon after the first press it would count as its second tap.
  await page.waitForFunction((opened) => performance.now() > opened + 600, opened);
  await page.mouse.click(field.x + field.width / 2, field.y + field.height / 2);
  await expect(sheet(page).getByRole('heading', { name: 'C6, blue peasant' })).toBeVisible();
});

test('a double click on “Wrong piece?” only unfolds the possible pieces', {
  tag: '@wide',
}, async ({ page }) => {
  await count(page, 'C-a');
  await onBoard(page, 'A4').click();
  const wrong = sheet(page).getByRole('button', { name: 'Wrong piece?' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await wrong.boundingBox()) ?? {};
  // The sheet grows with the first press, and something else is under the mouse for the second.
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(wrong).toHaveAttribute('aria-expanded', 'true');
  await expect(sheet(page).getByRole('button', { name: 'Undo' }), 'nothing is corrected').toHaveCount(0);
});

test('a drag over the words of a story, out of it or into it, does not close it', {
  tag: '@wide',
}, async ({ page }) => {
  await count(page, 'C-a');
  await onBoard(page, 'A4').click();
  const title = sheet(page).getByRole('heading', { name: 'A4, green peasant' });
  await expect(title).toBeVisible();
  const [inside, sheetBox] = [await title.boundingBox(), await sheet(page).boundingBox()];
  if (!inside || !sheetBox) throw new Error('no story is shown');
  const [x, y] = [inside.x + 20, inside.y + inside.height / 2];
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((opened) => performance.now() > opened + 600, opened);
  for (const [from, to] of [
    [x, sheetBox.x - 40],
    [sheetBox.x - 40, x],
  ] as const) {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
    await expect(title).toBeVisible();
  }
  await page.mouse.click(sheetBox.x - 40, y);
  await expect(title).toHaveCount(0);
});

test('two quick taps on a piece tell its story, wherever the first one moves it', async ({ page }) => {
  await count(page, 'C-b');
  const { x = 0, y = 0, width = 0, height = 0 } = (await onBoard(page, 'C1').boundingBox()) ?? {};
  for (const _ of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(sheet(page).getByRole('heading', { name: 'C1, red peasant' })).toBeVisible();
});

test('a piece at the edge of the board in view tells its story, too', async ({ page }) => {
  await count(page, 'C-b');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page
    .getByRole('group', { name: /^Hill C/ })
    .locator('[data-at="E6"]')
    .boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(sheet(page).getByRole('heading', { name: 'E6, red condottiere' })).toBeVisible();
});

test('tells a story in somebody else’s game, but offers no corrections', async ({ page }) => {
  await page.goto(`${atStep('C-a')}#${EXAMPLE}`);
  await onBoard(page, 'C6').click();
  await expect(sheet(page)).toContainText('Captured by Nora');
  await expect(sheet(page).getByRole('button')).toHaveCount(1);
});

test('tells and corrects in French', async ({ page }) => {
  await count(page, 'C-a', 'fr');
  await onBoard(page, 'C6').click();
  await expect(sheet(page).getByRole('heading', { name: 'C6, paysan bleu' })).toBeVisible();
  await expect(sheet(page)).toContainText(/Capturé par Nora \(condottiere en C5\)\s: il quitte le plateau\./);
  await sheet(page)
    .getByRole('button', { name: /^Erreur de saisie/ })
    .click();
  await sheet(page).getByRole('button', { name: 'marchand bleu', exact: true }).click();
  await expect(sheet(page).getByRole('status')).toContainText('Corrigé');
});
