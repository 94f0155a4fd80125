/**
 * Everyone leans in: the game is counted hill by hill, and anyone in doubt can go back, to any hill, and forward again.
 */
import { setHandedness, setPlayerCount } from '../lib/palatinus/enter';
import { address, atStep } from './addresses';
import { ONE_MISSING } from './games';
import { slowMotion } from './look';
import { KNOWN_COPY, seed, seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const hill = (page: Page, letter: string): Locator =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^Hill ${letter}(,|$)`) });

test('goes to any step by letter and key, and the browser’s Back leaves the count', { tag: '@wide' }, async ({
  page,
}) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await page.goto(address('score'));
  await hill(page, 'C').click();
  await expect(page).toHaveURL(atStep('C-a1'));
  await expect(hill(page, 'C')).toHaveAttribute('aria-current', 'step');
  await expect(hill(page, 'A')).toHaveAccessibleName('Hill A, taken by Nora');
  for (const [key, step] of [
    ['ArrowRight', 'C-a2'],
    ['ArrowRight', 'C-a'],
    ['ArrowLeft', 'C-a2'],
    ['End', 'tally'],
    ['Home', 'A-b'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(atStep(step));
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(atStep('B-b'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill B: Pia takes/);
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('button', { name: 'Result' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(page).toHaveURL(atStep('G-b'));
  await page.goBack();
  await expect(page).toHaveURL(address('inhabitants'));
});

test('shows the surroundings of a hill, or the whole board, and names the pieces that are missing on it', async ({
  page,
}) => {
  await seedGame(page, ONE_MISSING);
  await page.goto(atStep('C-a'));
  const merchant = page.getByRole('group', { name: /^Hill C/ }).locator('[data-at="C3"]');
  await expect(merchant).toBeVisible();
  const near = (await merchant.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(async () => (await merchant.boundingBox())?.width ?? 0).toBeLessThan(near * 0.8);
  await page.getByText('1 piece missing').click();
  await expect(page.getByText(/Still missing for .*: 1 merchant\./)).toBeVisible();
});

test('a wrong tile is corrected from the count, which continues at the same step', async ({ page }) => {
  await seedGame(page);
  await page.goto(`${address('score')}?together`);
  await page.getByRole('button', { name: 'Show all' }).tap();
  await page.getByRole('link', { name: 'Token or arrow wrong? Correct tile A' }).tap();
  await expect(page).toHaveURL(`${address('tiles')}?tile=A&from=score?step=A-b`);
  await expect(page.getByRole('heading', { name: /^Tile A/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Another token' }).selectOption('9');
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).tap();
  await page.getByRole('link', { name: 'Tiles' }).first().tap();
  await expect(page).toHaveURL(`${address('tiles')}?tile=A&from=score?step=A-b`);
  await page.getByRole('link', { name: 'See my box' }).tap();
  await expect(page).toHaveURL(`${address('copy')}?tile=A&from=score?step=A-b`);
  await page.getByRole('banner').getByRole('link', { name: 'Tiles' }).tap();
  await expect(page).toHaveURL(`${address('tiles')}?tile=A&from=score?step=A-b`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Score' }).tap();
  await expect(page).toHaveURL(atStep('A-b'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Hill A: Nora takes the 9 token, 12 to 7 (Otto)',
  );
  await expect(page.getByRole('article')).toContainText('Tokens around the centre');
  const news = page.getByRole('status').filter({ hasText: 'Changed tile: A' });
  await expect(news).toContainText('Nora has 9 points instead of 4.');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Next: hill B' }).tap();
  await expect(page).toHaveURL(atStep('B-b'));
  await expect(news, 'it is old news at the next hill').toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect(page).toHaveURL(atStep('A-b'));
  await expect(news, 'and stays old').toHaveCount(0);
});

test('an undo says what it changes in the count', { tag: '@wide' }, async ({ page }) => {
  await seedGame(page);
  await page.goto(address('inhabitants'));
  await page.getByRole('button', { name: /^C2, / }).press('Backspace');
  await page.getByRole('link', { name: 'Show the result' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  const news = page.getByRole('status').filter({ hasText: 'Now: yellow peasant on C2 (Marco)' });
  await expect(news).toContainText('Hill C goes to Marco instead of Livia.');
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Now: C2, empty field' })).toContainText(
    'Hill C goes to Livia instead of Marco.',
  );

  await page.goto(address('players'));
  await page.getByRole('textbox').first().fill('Julia');
  await page.goto(atStep('tally'));
  await expect(page.getByRole('table')).toContainText('Julia');
  await expect(page.getByText(/^(What has changed|Now: )/), 'a name is no news').toHaveCount(0);
});

test('tells what to do while something is missing', async ({ page }) => {
  await seed(page, setHandedness(setPlayerCount(KNOWN_COPY, 3), 'left'));
  await page.goto(address('score'));
  await expect(page.getByText('7 tiles still to lay.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to: Tiles' }).click();
  await expect(page).toHaveURL(address('tiles'));
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('counted together captives leave with their cross; a whole step does not move, and nothing moves with reduced motion', async ({
    page,
  }) => {
    await seedGame(page);
    const leaving = (): Promise<number> =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'leave')
            .length,
      );
    const slow = await slowMotion(page);
    await page.goto(atStep('C-a2'));
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.locator('[data-gone]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-gone]')).toHaveCount(3);
    expect(await leaving()).toBe(0);

    // When people count together, one captive after the other flies to its captor's score.
    const flying = (): Promise<number> =>
      page.evaluate(
        () => document.getAnimations().filter((animation) => animation.constructor === Animation).length,
      );
    expect(await flying()).toBe(0);
    await page.getByRole('button', { name: 'Auto-play' }).click();
    await expect(page.locator('[data-gone]')).toHaveCount(1);
    await expect.poll(leaving).toBe(1);
    await expect.poll(flying).toBe(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Next captive' }).click();
    await expect(page.locator('[data-gone]')).toHaveCount(2);
    expect(await flying()).toBe(0);
    await page.getByRole('button', { name: 'Next condottiere' }).click();
    await expect(page.locator('[data-gone]')).toHaveCount(3);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-gone]')).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-gone]')).toHaveCount(3);
    expect(await leaving()).toBe(0);
    await slow.detach();
  });
});
