/**
 * For screen-reader users and people with low vision: every screen, sheet and notice, in the light and in the dark.
 * Each test goes from one to the next as a person does, because loading a page takes as long as checking it.
 */
import { address, atStep } from './addresses';
import { EXAMPLE, ONE_MISSING, SPRING_DECIDES, TIED } from './games';
import { expectAccessible } from './look';
import { seedGame, seedText } from './seed';
import { expect, type Locator, type Page, test } from './test';

const SHEET = 'dialog[open]';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const shown = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByText(text).first()).toBeVisible();

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('players with allies, tiles in the middle of springs, a file refused by my box', async ({ page }) => {
  await page.goto(address('players'));
  await page.getByRole('group', { name: 'How many players?' }).getByText('2', { exact: true }).click();
  await shown(page, /2 players, \d+ inhabitants/);
  await page.getByText('Change the numbers').click();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tiles' }).click();
  await page.getByRole('button', { name: 'Left tile higher' }).click();
  await button(page, 'Tile A').click();
  await button(page, 'Tile A, field above').click();
  await button(page, 'Tile A, field 4').click();
  await expect(button(page, 'Done, 1 spring')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'My box' }).click();
  await page.getByRole('textbox', { name: 'or paste the text of a file here' }).fill('nothing');
  await button(page, 'Import').click();
  await expect(page.getByText('This file cannot be used', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('inhabitants and the count, somebody missing, with its sheets', async ({ page }) => {
  await seedGame(page, ONE_MISSING);
  await page.goto(address('inhabitants'));
  await shown(page, '34 of 35 placed');
  await page.getByRole('button', { name: /^A1,/ }).click();
  await shown(page, '33 of 35 placed');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Show the result' }).click();
  await button(page, 'Hill C: go to its count').first().click();
  await expect(page).toHaveURL(atStep('C-b'));
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Nora: / }).click();
  await expect(page.getByRole('dialog')).toContainText('points so far');
  await expectAccessible(page, SHEET);
  await closeSheet(page);

  await page.getByRole('article').getByRole('link', { name: 'rule 4.3' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All rules' })).toBeVisible();
  await expectAccessible(page, SHEET);
  await closeSheet(page);

  await page.getByRole('button', { name: /^C2, / }).first().click();
  await button(page, 'Its story (C2)').click();
  await button(page, 'Wrong piece?').click();
  await button(page, 'red peasant').click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Corrected');
  await expectAccessible(page, SHEET);
  await closeSheet(page);

  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Hill C/ })
    .click();
  await expect(page).toHaveURL(atStep('C-a1'));
  await expectAccessible(page);
});

test('the tally of a shared game, sharing, rulings, the sheet of paper', async ({ page }) => {
  await page.goto(`${atStep('tally')}#${TIED}`);
  await shown(page, 'Shared with you');
  await page.getByText('How did Clara get 4?').click();
  await shown(page, 'red merchant on C2 (Eva)');
  await expectAccessible(page);

  await button(page, 'Share').click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page, SHEET);
  await closeSheet(page);

  await page.getByRole('main').getByRole('link', { name: 'Rulings' }).click();
  await page.getByRole('heading', { name: /^A condottiere has neither/ }).click();
  await page.getByText('It stays', { exact: true }).click();
  await shown(page, /^With the pieces entered so far and “It stays”/);
  await expectAccessible(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Tally' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('article').getByRole('code')).toBeVisible();
  await expectAccessible(page);
});

test('home with a game, a refused link, the page for developers, and an unknown address', async ({
  page,
}) => {
  await seedGame(page, ONE_MISSING);
  await page.goto(address('home'));
  await shown(page, /34 of 35 placed/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open a file or link' }).click();
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill('{}');
  await button(page, 'Open').click();
  await shown(page, 'Couldn’t open this.');
  await expectAccessible(page);

  await page.goto(address('developers'));
  await page.getByText('The example as a file').click();
  await shown(page, '"format": "palatinus-game"');
  await expectAccessible(page);

  await page.goto('/en/nowhere');
  await shown(page, 'No hill here');
  await expectAccessible(page);
});

test('the rules at one paragraph, and an open question, with a damaged link', async ({ page }) => {
  await page.goto(`${address('rules')}#empty-spring`);
  await shown(page, '7.1');
  await expectAccessible(page, 'html', 'section:has(:target)');

  await page.goto(`${address('ask')}?q=peasant-o`);
  await shown(page, 'This link holds no whole question');
  await expectAccessible(page);
});

test('nothing to count, and unreadable saved data', async ({ page }) => {
  await seedText(page, '{"format":"septimontium-notebook","version":1,"note');
  await page.goto(address('score'));
  await shown(page, 'Something saved could not be read');
  await shown(page, 'No game has been entered yet');
  await expectAccessible(page);
});

test('settling: what matters, other numbers, what if', async ({ page }) => {
  await page.goto(`${address('settle')}#${SPRING_DECIDES}`);
  await shown(page, 'Yes: one open question decides');
  await button(page, 'Show hill B both ways').click();
  await expect(page.getByRole('img', { name: /^Hill B, 2: / })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${address('our-count')}#${EXAMPLE}`);
  await page.getByRole('textbox', { name: 'Livia: final points' }).fill('5');
  await expect(page.getByRole('main').getByText('Any one of them is enough')).toBeVisible();
  await page.getByText('Hill C', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Livia: influence on hill C' }).fill('8');
  await expect(page.getByRole('region', { name: 'Where your numbers differ' })).toContainText('you got 8');
  await expectAccessible(page);

  await seedGame(page);
  await page.goto(`${address('what-if')}?move=C2`);
  await page.getByRole('button', { name: /^A5, / }).click();
  await shown(page, 'Winner: Pia');
  await shown(page, 'Tap to try it.');
  await expectAccessible(page);
});
