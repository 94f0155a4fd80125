/**
 * Who plays? One tap sets the number, and everybody gets a colour; names, swapped colours and other allies are
 * optional. Inhabitants never leave the board without a question, and everything can be undone.
 */
import { EMPTY_NOTEBOOK, type Notebook, setName, setPlayerCount } from '../lib/palatinus/enter';
import { address } from './addresses';
import { seed } from './seed';
import { expect, type Locator, type Page, test } from './test';

const number = (page: Page, count: number): Locator =>
  page.getByRole('radio', { name: `${count}`, exact: true });
const nameOf = (page: Page, player: number): Locator =>
  page.getByRole('textbox', { name: `Name of player ${player}` });
const colourOf = (page: Page, player: number, people: string): Locator =>
  page.getByRole('group', { name: `Colour of player ${player}` }).getByRole('radio', { name: people });
const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });

/** Taps the card around a radio button, as a finger does. */
async function tap(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
}

async function open(page: Page, notebook: Notebook = EMPTY_NOTEBOOK): Promise<void> {
  await seed(page, notebook);
  await page.goto(address('players'));
  await expect(page.getByText(/Choose the number|inhabitants$/)).toBeVisible();
}

/** Five play; a red merchant, a yellow peasant, a blue condottiere and a blue merchant stand on the board. */
const BEGUN: Notebook = {
  ...EMPTY_NOTEBOOK,
  table: {
    ...setName(setPlayerCount(EMPTY_NOTEBOOK, 5), 4, 'Nora').table,
    pieces: {
      '00': { people: 'red', kind: 'merchant' },
      '10': { people: 'yellow', kind: 'peasant' },
      '20': { people: 'blue', kind: 'condottiere' },
      '30': { people: 'blue', kind: 'merchant' },
    },
  },
};

test('one tap sets the number, with two players each has an ally or none, and on to the tiles', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const on = page.getByRole('link', { name: 'Tiles' });
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await tap(number(page, 5));
  await expect(page.getByRole('group', { name: /^Player \d$/ })).toHaveCount(5);
  await expect(page.getByText('5 players, 35 inhabitants')).toBeVisible();

  await tap(number(page, 2));
  const first = page.getByRole('group', { name: 'Ally of Player 1' });
  const second = page.getByRole('group', { name: 'Ally of Player 2' });
  await expect(page.getByText('each also has an ally')).toBeVisible();
  await expect(first.getByRole('radio')).toHaveCount(4);
  await tap(first.getByRole('radio', { name: 'yellow' }));
  await expect(second.getByRole('radio', { name: 'green' })).toBeChecked();
  await tap(second.getByRole('radio', { name: 'none' }));
  await expect(page.getByText('2 players, 28 inhabitants')).toBeVisible();
  await on.click();
  await expect(page).toHaveURL(address('tiles'));
});

test('names are typed, still there after a reload, one step to undo, and suggested again', async ({
  page,
}) => {
  await open(page);
  await tap(number(page, 4));
  await nameOf(page, 1).pressSequentially('Livia');
  await nameOf(page, 1).press('Enter');
  await expect(nameOf(page, 2)).toBeFocused();
  await page.keyboard.type(' ليلى 🏛 ');
  await nameOf(page, 2).blur();
  await page.reload();
  await expect(nameOf(page, 1)).toHaveValue('Livia');
  await expect(nameOf(page, 2)).toHaveValue('ليلى 🏛');
  for (const _ of ['the second name', 'the first', 'the number']) await undo(page).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await tap(number(page, 3));
  await nameOf(page, 3).click();
  await page.getByRole('button', { name: 'Livia', exact: true }).click();
  await expect(nameOf(page, 3)).toHaveValue('Livia');
  await nameOf(page, 2).focus();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(nameOf(page, 2)).toHaveValue('ليلى 🏛');
  await nameOf(page, 2).fill('🏛'.repeat(50));
  await expect(nameOf(page, 2)).toHaveValue('🏛'.repeat(40));
});

test('a taken colour is swapped, which is announced; pieces per player are changed within the box', async ({
  page,
}) => {
  await open(page, setPlayerCount(EMPTY_NOTEBOOK, 3));
  await tap(colourOf(page, 1, 'green'));
  await expect(colourOf(page, 3, 'red')).toBeChecked();
  await expect(
    page.getByRole('status').filter({ hasText: 'Player 1 now plays green. Player 3 now plays red.' }),
  ).toHaveCount(1);
  await colourOf(page, 2, 'purple').focus();
  await page.keyboard.press('ArrowRight');
  await expect(colourOf(page, 2, 'green')).toBeChecked();
  await expect(colourOf(page, 2, 'green')).toBeFocused();
  await expect(colourOf(page, 1, 'purple')).toBeChecked();

  const census = page.getByRole('region', { name: 'Pieces per player' });
  await expect(census.getByText('that is our assumption')).toBeVisible();
  await census.getByText('Change the numbers').click();
  const more = census.getByRole('button', { name: 'Condottieri: one more' });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await census.getByRole('button', { name: 'Merchants: one fewer' }).click();
  await more.click();
  await expect(census.getByRole('listitem')).toHaveText(['4 merchants', '5 peasants', '3 condottieri']);
  await expect(census.getByText('these are not the standard numbers')).toBeVisible();
  await census.getByRole('button', { name: 'Back to the standard numbers' }).click();
  await expect(census.getByRole('listitem')).toHaveText(['5 merchants', '5 peasants', '2 condottieri']);
});

test('inhabitants leave the board only after a question, and undo restores them', async ({ page }) => {
  await open(page, BEGUN);
  await tap(number(page, 4));
  const question = page.getByRole('dialog', { name: 'Remove 2 inhabitants from the board?' });
  await expect(question.getByRole('listitem')).toHaveText(['NoraBlue: 1 merchant and 1 condottiere']);
  await page.keyboard.press('Escape');
  await expect(number(page, 5)).toBeChecked();

  await page.getByRole('button', { name: 'Remove Nora' }).click();
  await question.getByRole('button', { name: 'Remove them' }).click();
  await expect(number(page, 4)).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Who’s playing which colour?' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Player 2' }).click();
  await expect(number(page, 3)).toBeChecked();
  await page.reload();
  await undo(page).click();
  await undo(page).click();
  await expect(nameOf(page, 5)).toHaveValue('Nora');
  await tap(number(page, 4));
  await expect(question).toBeVisible();
});
