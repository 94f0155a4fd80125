/**
 * Somebody without a game asks about one piece: after a few taps there is the answer with its rule. The link holds
 * the question, so that it can be sent to whoever disagrees.
 */
import { address } from './addresses';
import { expect, type Locator, type Page, test } from './test';
import { Thumb } from './thumb';

const answer = (page: Page): Locator => page.getByRole('region', { name: 'The answer' });
const headline = (page: Page): Locator => page.getByRole('contentinfo').getByRole('status');
const picked = (page: Page, name: string): Locator => page.getByText(name, { exact: true }).last();
/** What each field gives, as drawn. */
const given = (page: Page): Locator => page.getByRole('main').locator('text', { hasText: '+2' });
const field = (page: Page, where: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${where}:`) });

test('shows an example, and answers any question within ten taps, both ways where the rules are open', async ({
  page,
}) => {
  await page.goto(address('home'));
  await page.getByRole('link', { name: /^Settle an argument/ }).tap();
  await expect(page).toHaveURL(address('ask'));
  await expect(headline(page)).toHaveText('Influence: 8 or 6');
  for (const label of ['Your piece', 'Next to it'])
    await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();

  const thumb = new Thumb();
  await thumb.tap(page.getByRole('button', { name: 'Clear' }));
  await expect(headline(page)).toHaveText('Influence: 10');
  await thumb.tap(picked(page, '4'));
  await expect(field(page, 'Upper left'), 'beyond the edge').toHaveCount(0);
  await thumb.tap(page.getByRole('button', { name: 'Peasant, not on a spring' }));
  await thumb.tap(field(page, 'Lower left'));
  await thumb.tap(picked(page, 'Empty spring'));
  await thumb.tap(field(page, 'Above'));
  await thumb.tap(picked(page, 'Occupied spring'));
  await thumb.tap(field(page, 'Upper right'));
  await thumb.tap(field(page, 'Lower right'));
  expect(thumb.taps).toBeLessThanOrEqual(10);
  await expect(page).toHaveURL(`${address('ask')}?q=peasant-spring-osSS`);
  await expect(headline(page)).toHaveText('Lower right: occupied spring. Influence: 10 or 8');

  const other = answer(page).getByRole('button', { name: 'Influence: 8' });
  await expect(answer(page).getByRole('button', { name: 'Influence: 10' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(given(page)).toHaveCount(5);
  await other.tap();
  await expect(given(page)).toHaveCount(4);

  await answer(page).getByRole('link', { name: 'rule 7.1' }).tap();
  await expect(page.getByRole('dialog')).toContainText('A spring next to a peasant has nobody on it');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(headline(page)).toHaveText('Influence: 10 or 8');
  await page.goBack();
  await expect(headline(page), 'the example again').toHaveText('Influence: 8 or 6');
});

test('tells what a condottiere does, with keyboard and screen reader', async ({ page }) => {
  await page.goto(`${address('ask')}?q=condottiere-eeeee`);
  await expect(headline(page)).toHaveText('It flees, or it stays');
  await expect(answer(page).getByRole('button', { name: 'It stays' })).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Condottiere in the middle. Its hill: below.' }),
  ).toBeVisible();
  await field(page, 'Lower left').focus();
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText('Lower left: merchant. It captures: 1 merchant');
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'Upper left')).toBeFocused();
  await page.getByRole('radio', { name: 'Peasant', exact: true }).last().press('Space');
  await field(page, 'Upper left').press('Space');
  await expect(headline(page)).toHaveText('Upper left: peasant. It flees');
  await expect(answer(page)).toContainText('1 merchant and 1 peasant, the same number of each');
  await expect(answer(page).getByRole('link', { name: 'rule 3.2' })).toBeVisible();
});

test('is a link that holds the question, and is found from the rules; a damaged one is refused with a message', async ({
  page,
}) => {
  await page.goto(address('rules'));
  await page.getByRole('main').getByRole('link', { name: 'Ask about one piece' }).click();
  await expect(page).toHaveURL(address('ask'));
  await page.getByText('Merchant', { exact: true }).first().tap();
  await field(page, 'Above').tap();
  await expect(headline(page)).toHaveText('Above: merchant. Influence: 1');
  await page.getByRole('button', { name: 'Share' }).tap();
  const link = page
    .getByRole('dialog', { name: 'Share this question' })
    .getByText(/^http.*\?q=merchant-eemee$/);
  const { pathname, search } = new URL((await link.textContent()) ?? '');
  await page.goto(pathname + search);
  await expect(headline(page)).toHaveText('Influence: 1');
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(address('rules'));
  await page.getByRole('link', { name: 'Ask', exact: true }).click();
  await expect(page, 'the way back').toHaveURL(pathname + search);

  await page.goto(`${pathname}${search.slice(0, -2)}`);
  await expect(page.getByText('This link holds no whole question')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('It names too few neighbours, or too many.');
  await page.getByText('Condottiere', { exact: true }).first().tap();
  await expect(page.getByText('This link holds no whole question')).toBeHidden();
});
