/**
 * Before each hill is counted together everybody guesses who takes it, with one tap each; at the end the best guesser
 * is named.
 */
import { address } from './addresses';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const takers = (page: Page): Locator =>
  page.getByRole('region', { name: /who takes the/ }).getByRole('group');
const guesses = (page: Page): Locator =>
  page.getByRole('list', { name: 'Who guesses what' }).getByRole('listitem');
const heading = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 });
const onward = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function guess(page: Page, who: string, taker: string): Promise<void> {
  await expect(takers(page)).toHaveAccessibleName(`${who} guesses: who takes it?`);
  await takers(page).getByRole('button', { name: taker, exact: true }).click();
}

test('everybody guesses first, sees who was right, and the best guesser gets a prize', async ({ page }) => {
  await seedGame(page);
  await page.goto(`${address('score')}?together`);
  await page.getByRole('button', { name: 'Guess first' }).click();
  await expect(page).toHaveURL(`${address('score')}?guess=A-b`);
  const influence = page.getByText('Influence, if you like');
  await expect(influence).toBeHidden();
  await guess(page, 'Livia', 'Nora');
  await expect(influence).toBeVisible();
  await guess(page, 'Marco', 'Nora');
  await guess(page, 'Nora', 'Tie or nobody');
  await page.getByRole('textbox', { name: /^Marco: with how much influence/ }).fill('12');
  await expect(guesses(page).nth(3)).toContainText('no guess');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(guesses(page).nth(2), 'a reload loses no guess').toContainText('Tie or nobody');
  await onward(page, 'Count hill A');
  await expect(heading(page)).toHaveText('Who takes the 4?');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(
    page.getByText('Guessed right: Livia and Marco. With the exact influence: Marco.'),
  ).toBeVisible();

  await onward(page, 'Next: hill B');
  await guess(page, 'Livia', 'Livia');
  await page.getByRole('button', { name: 'Don’t guess' }).click();
  await expect(heading(page)).toHaveText('Who takes the 5?');
  await expect(page).toHaveURL(`${address('score')}?step=B-b`);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Auto-play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await heading(page).innerText(), 'what was shown is not played again').toContain('Hill B');
  await page.getByRole('button', { name: 'Pause' }).click();
  await onward(page, 'Next: hill C');
  await page.getByRole('button', { name: 'Guess first' }).click();
  await expect(page).toHaveURL(`${address('score')}?guess=C-a1`);
  const standing = page.getByRole('list', { name: 'Score so far' });
  await expect(standing).toContainText('points');
  await expect(standing, 'the hill has given nothing yet').not.toContainText('at this hill');
  await guess(page, 'Livia', 'Otto');
  await page.getByRole('banner').getByRole('link', { name: 'Inhabitants' }).click();
  await page.getByRole('link', { name: 'Go on with the count' }).click();
  await expect(guesses(page).first(), 'another screen loses no guess').toContainText('Otto');
  await onward(page, 'Count hill C');
  await expect(page.getByRole('button', { name: 'Guess first' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).click();
  const prize = page.getByRole('region', { name: 'Best guesser: Marco' });
  await expect(prize.getByRole('listitem')).toHaveText([
    'Marco1 of 1 right, 1 exact3 points',
    'Livia1 of 3 right2 points',
    'Nora0 of 1 right0 points',
  ]);
  await page.getByRole('table').getByRole('button', { name: 'Hill A' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Result' }).click();
  await expect(page, 'the same tally, not another one').toHaveURL(`${address('score')}?guess=tally`);

  await page.getByRole('link', { name: 'Watch the count' }).click();
  await onward(page, 'Next piece');
  await expect(page).toHaveURL(`${address('score')}?step=A-b`);
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).click();
  await expect(prize, 'who only watches loses no guess').toBeVisible();
  await page.getByRole('link', { name: 'Watch the count' }).click();
  await page.getByRole('button', { name: 'Guess first' }).click();
  await page.getByRole('button', { name: 'Don’t guess' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).click();
  await expect(prize, 'nor does who looked at the questions').toBeVisible();
  await page.getByRole('link', { name: 'Watch the count' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await onward(page, 'Next: hill B');
  await page.getByRole('button', { name: 'Guess first' }).click();
  await expect(
    guesses(page).filter({ hasText: 'no guess' }),
    'whoever guesses again begins anew',
  ).toHaveCount(5);
  await guess(page, 'Livia', 'Pia');
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).click();
  await expect(page.getByRole('region', { name: 'Best guesser: Livia' }).getByRole('listitem')).toHaveText([
    'Livia1 of 1 right2 points',
  ]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page, 'nobody guesses what the tally has told').toHaveURL(`${address('score')}?step=G-b`);

  await page.goto(address('inhabitants'));
  await page.getByRole('button', { name: 'Clear the board' }).click();
  await page.getByRole('button', { name: /^A1, empty/ }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('link', { name: 'Show the result' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Best guesser/ }), 'nor on the next board').toHaveCount(0);
});
