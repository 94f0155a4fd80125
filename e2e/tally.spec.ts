/** The count is over: who won, why, and whose piece was that? From the tally, every answer is one tap away. */
import { address, atStep, newGame } from './addresses';
import { EXAMPLE, TIED } from './games';
import { slowMotion } from './look';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const row = (page: Page, name: RegExp): Locator => page.getByRole('table').getByRole('row', { name });
const toHill = (page: Page, letter: string): Locator =>
  page.getByRole('table').getByRole('button', { name: `Hill ${letter}: go to its count` });
const theBoard = (page: Page): Locator => page.getByRole('region', { name: 'The board when the game ended' });
const theRace = (page: Page): Locator => page.getByRole('region', { name: 'The race over the hills' });
const gainsOf = (page: Page, name: string): Locator =>
  page.getByRole('group').filter({ hasText: `How did ${name} get` });

async function openTally(page: Page, notation = EXAMPLE): Promise<void> {
  await seedGame(page, notation);
  await page.goto(atStep('tally'));
  await expect(page.getByRole('table')).toBeVisible();
}

test('leads from each hill to its count, and back; tells the story of a tapped piece, corrects it, and stays', {
  tag: '@wide',
}, async ({ page }) => {
  await openTally(page);
  // Elements further left or above also come first in the tab order.
  const parts = page.getByRole('main').locator('button, a, summary');
  await expect(async () => {
    const lefts = await parts.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left < innerWidth / 2),
    );
    expect(lefts.lastIndexOf(true), 'the left column, then the right one').toBeLessThan(lefts.indexOf(false));
  }).toPass();
  await expect(row(page, /^Discs for captives/)).toHaveCount(0);
  await toHill(page, 'F').click();
  await expect(page).toHaveURL(atStep('F-b'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/step=G-/);
  await page.goBack();
  await expect(page).toHaveURL(atStep('tally'));
  await row(page, /^Hill B/)
    .getByRole('cell')
    .last()
    .click();
  await expect(page).toHaveURL(atStep('B-b'));
  await page.goBack();
  await toHill(page, 'G').press('Enter');
  await expect(page).toHaveURL(atStep('G-b'));
  await page.goBack();
  await theBoard(page).getByRole('button', { name: 'Hill D: go to its count' }).click();
  await expect(page).toHaveURL(atStep('D-b'));
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Hill D' }).click();
  await expect(page).toHaveURL(atStep('D-b'));
  await page.getByRole('banner').getByRole('link', { name: 'Result' }).click();
  await expect(page).toHaveURL(atStep('tally'));

  const board = theBoard(page);
  await board.getByRole('button', { name: /^C2, / }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'C2, yellow peasant' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Wrong piece?' }).click();
  await sheet.getByRole('button', { name: 'red peasant', exact: true }).click();
  await expect(sheet.getByRole('status')).toContainText('Hill C goes to Livia instead of Marco.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(row(page, /^Points \d/).getByRole('cell')).toHaveText(['3', '3', '11', '8', '11']);
  await expect(board.getByRole('button', { name: 'C2, red peasant' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(address('home'));
});

test('shows the race over the hills in lines and in words, each hill leading to its count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openTally(page);
  await expect(theRace(page).getByText('Closest hill: C, 8 to 7.')).toBeVisible();
  const stages = theRace(page).getByRole('button');
  await expect(stages).toHaveCount(7);
  await expect(stages.last()).toHaveAccessibleName(
    /^After hill G: .*Livia.* 0, .*Marco.* 6, .*Nora.* 11, .*Otto.* 8, .*Pia.* 11/,
  );
  for (const stage of await stages.all()) {
    const box = await stage.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  // Nora's and Pia's lines end at the same points, but can be told apart.
  const names = theRace(page).locator('bdi');
  await expect(names).toHaveText(['Pia', 'Nora', 'Otto', 'Marco', 'Livia']);
  await expect(theRace(page).locator('polyline')).toHaveCount(5);
  await stages.nth(2).click();
  await expect(page).toHaveURL(atStep('C-b'));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(atStep('C-a'));
  await page.getByRole('banner').getByRole('link', { name: 'Result' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(stages.nth(2), 'Back leads to where one was').toBeInViewport();
});

test('celebrates the winners once, without blocking anything, and not with reduced motion', async ({
  page,
}) => {
  const moving = (): Promise<number> =>
    page.evaluate(() => {
      const ends = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('main'))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return Math.max(0, ...ends);
    });
  const anywhere = page.locator('[data-falling]');
  await openTally(page);
  await expect(anywhere).toBeHidden();
  expect(await moving()).toBe(0);
  const slow = await slowMotion(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(anywhere).toBeVisible();
  const ms = await moving();
  expect(ms, 'as long as it is set to last').toBeGreaterThanOrEqual(2000);
  expect(ms).toBeLessThanOrEqual(3500);
  await toHill(page, 'A').click();
  await expect(page).toHaveURL(atStep('A-b'));
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(anywhere).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(anywhere, 'once in a tab').toHaveCount(0);
  await slow.detach();
});

test('lists which hill nobody got, which was tied, and how everyone got their points, line by line', async ({
  page,
}) => {
  await openTally(page, TIED);
  await expect(row(page, /^Hill A, tie/).getByRole('cell')).toHaveText(['disc 2', 'disc 2', '·', '·', '·']);
  await expect(row(page, /^Hill D, nobody/).getByRole('cell')).toHaveText(['·', '·', '·', '·', '·']);
  await expect(row(page, /^Discs for captives/).getByRole('cell')).toHaveText(['0', '0', '0', '0', '1']);
  const inkOf = (text: string): Promise<string> =>
    page
      .getByRole('table')
      .getByText(text, { exact: true })
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  expect(await inkOf('disc'), 'both are points').toBe(await inkOf('★'));

  const points = row(page, /^Points \d/).getByRole('button');
  await expect(points.nth(2)).toHaveAccessibleName('4: how did Clara get there?');
  await points.nth(2).click();
  const clara = gainsOf(page, 'Clara');
  await expect(clara.getByText('How did Clara get 4?')).toBeInViewport();
  await expect(clara.getByRole('listitem')).toHaveText([
    'Hill C, captured: red merchant on C2 (Eva)1',
    'Hill E, captured: blue merchant on E6 (David)1',
    'Hill F, captured: green peasant on A1 (Ben)1',
    'Hill F, captured: yellow peasant on B2 (Anna)1',
    'In all4',
  ]);
  await clara.getByRole('button', { name: 'red merchant on C2' }).click();
  await expect(page).toHaveURL(atStep('C-a'));
  await page.goBack();
  await expect(clara.getByText('In all'), 'the list one came from is still unfolded').toBeVisible();
  await page.getByText('How did Anna get 5?').click();
  await gainsOf(page, 'Anna').getByRole('button', { name: 'Hill B: its token' }).click();
  await expect(page).toHaveURL(atStep('B-b'));
});

test('has sharing near the thumb, not where Next was, and all other actions at the end', async ({ page }) => {
  await seedGame(page);
  await page.goto(atStep('G-b'));
  const next = await page.getByRole('button', { name: 'Next: the tally' }).boundingBox();
  if (!next) throw new Error('nothing to tap');
  for (const [x, tap] of [next.x + 4, next.x + next.width / 2, next.x + next.width - 4].entries()) {
    await page.touchscreen.tap(tap, next.y + next.height / 2);
    await expect(page, `tap ${x + 1}`).toHaveURL(atStep('tally'));
  }
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const share = page.getByRole('contentinfo').getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeInViewport();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(address('print'));
  await page.goBack();
  await main.getByRole('link', { name: 'Save as a file' }).click();
  await expect(page).toHaveURL(`${address('open')}#save`);
  await expect(main.getByRole('heading').first()).toHaveText('Save this game');
  await page.getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await main.getByRole('button', { name: 'New game, same players' }).click();
  await expect(page).toHaveURL(newGame());
});
