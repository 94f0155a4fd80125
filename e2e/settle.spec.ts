/**
 * They disagree, and want to know whether it matters tonight: from the tally, the app shows what decides, and which
 * fields to check.
 */
import { address, atStep } from './addresses';
import { EXAMPLE, SPRING_DECIDES, withChange } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

/** Somebody wins by so much that no slip changes it. */
const SAFE = withChange(
  'P1_pG-P1.bY-P2_bfoio_LB16F431G53D0416C4526E54235A35_PPP-bp.1BPgGP.pyyG1y.BpB-Gg.1----p.BYbGyb.Gg2YpG_j4',
  'P1_pG-P1.bY-P2',
  'P1_pG-Anna.bY-Ben',
);

const card = (page: Page): Locator => page.getByRole('region', { name: 'Does it matter?' });
const secondLook = (page: Page): Locator => page.getByRole('region', { name: 'Worth a second look' });
const field = (page: Page): Locator => secondLook(page).getByRole('heading', { level: 3 });

test('an empty spring decides a shared game: who wins then, on which hill, because of which field', async ({
  page,
}) => {
  const worker = page.waitForEvent('worker');
  await page.goto(`${atStep('tally')}#${SPRING_DECIDES}`);
  await expect(card(page)).toContainText('One open question decides: an empty spring.');
  await expect(card(page)).toContainText('In doubt about an entry? 5 fields are worth a second look.');
  expect((await worker).url()).toContain('/_next/static/');
  await expect(page.getByRole('link', { name: 'Does it matter?' })).toHaveCount(1);
  // Near the thumb, because the card is below the table.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Does it matter?' }).click();
  await expect(page.getByRole('heading', { name: 'Yes: one open question decides' })).toBeVisible();
  await expect(
    page.getByText(/^If an empty spring gives only 2, .*Marco.* wins instead of .*Otto.*\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^If an empty spring gives only 2: Hill B/)).toBeVisible();
  await expect(page.getByText(/^It turns on hill B: the blue peasant on B2 .*: A2\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show hill B both ways' }).click();
  await expect(page.getByRole('img', { name: /^Hill B, 2 \+ 2: .*Marco.* 12, .*Otto.* 12/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Hill B, 2: .*Marco.* 12, .*Otto.* 10/ })).toBeVisible();
  await expect(
    page.getByText('Doesn’t come up: no condottiere is without a merchant or peasant.'),
  ).toBeVisible();
  await expect(secondLook(page).getByRole('button', { name: 'It is right' })).toBeVisible();
  await expect(secondLook(page).getByRole('button', { name: 'Correct it' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play it this way' }).click();
  await expect(
    page.getByText(/^If an empty spring gives 2\s\+\s2, .*Otto.* wins instead of .*Marco/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Play it this way' }).click();
  await expect(page).toHaveURL(`${address('settle')}?from=score?step=tally#${SPRING_DECIDES}`);
  await page.getByRole('link', { name: 'An empty spring next to a peasant' }).click();
  await expect(page.getByRole('group', { name: /^A spring next to a peasant/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Does it matter?' }).click();
  await page.getByRole('link', { name: 'Back to the tally' }).click();
  await expect(page).toHaveURL(`${atStep('tally')}#${SPRING_DECIDES}`);
  await expect(page.getByRole('table')).toBeVisible();
});

test('after answering a question the way back leads to it, and undo scrolls to the new verdict', async ({
  page,
}) => {
  await seedGame(page);
  await page.goto(atStep('tally'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Does it matter?' }).click();
  const question = page.getByRole('link', { name: 'A condottiere with no merchant or peasant' });
  await question.evaluate((link) => link.scrollIntoView());
  await question.click();
  await page.getByText('It stays', { exact: true }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Does it matter?' }).click();
  await expect(question).toBeInViewport();
  const answer = page.getByRole('heading', { name: 'No open question changes the winner' });
  await expect(answer, 'far from the top').not.toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toBeInViewport();
});

/** How far the button is below the top of its section, regardless of scrolling. */
async function heightOfRight(page: Page): Promise<number> {
  const button = await secondLook(page).getByRole('button', { name: 'It is right' }).boundingBox();
  return (button?.y ?? 0) - ((await secondLook(page).boundingBox())?.y ?? 0);
}

test('the five likeliest fields are checked first: right ones are remembered, wrong ones are corrected', async ({
  page,
}) => {
  await seedGame(page);
  await page.goto(atStep('tally'));
  await card(page)
    .getByRole('link', { name: 'In doubt about an entry? 5 fields are worth a second look.' })
    .tap();
  await expect(secondLook(page).getByRole('heading', { name: 'Worth a second look' })).toBeInViewport();
  await expect(secondLook(page)).toContainText('5 fields to look at first');
  await expect(secondLook(page)).toContainText('on one of 36 fields');
  await secondLook(page).getByRole('button', { name: 'Show all 36' }).click();
  await expect(secondLook(page)).toContainText('1 of 36');
  await secondLook(page).getByRole('button', { name: 'Only the 5 likeliest' }).click();
  await expect(secondLook(page)).toContainText('1 of 5');
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = secondLook(page).getByRole('group', {
    name: 'The fields where one mistake changes the winner',
  });
  expect(
    (await board.boundingBox())?.width,
    'on a wide screen the board is what one looks at',
  ).toBeGreaterThan(500);
  await page.setViewportSize({ width: 390, height: 844 });
  // The census fits, so the likeliest slip is a piece one field off.
  await expect(secondLook(page)).toContainText('One field off?');
  const first = (await field(page).textContent()) ?? '';
  const height = await heightOfRight(page);
  await secondLook(page).getByRole('button', { name: 'It is right' }).click();
  await expect(field(page)).not.toHaveText(first);
  await expect(secondLook(page)).toContainText('4 of 5 still to look at');
  expect(await heightOfRight(page), 'the button stays where it was').toBeCloseTo(height, 0);
  const second = (await field(page).textContent()) ?? '';
  await page.reload();
  await expect(field(page)).toHaveText(second);
  await secondLook(page).getByRole('button', { name: 'Correct it' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Nobody' }).click();
  await expect(sheet).toContainText('Corrected');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(secondLook(page)).toContainText('Then everybody’s pieces would add up, too.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveText(second);
  await expect(secondLook(page)).not.toContainText('would add up');
  await secondLook(page)
    .getByRole('button', { name: new RegExp(`^${first},`) })
    .click();
  await expect(field(page)).toHaveText(first);

  const right = secondLook(page).getByRole('button', { name: 'It is right' });
  await right.click();
  for (const number of [2, 3, 4, 5]) {
    await expect(secondLook(page)).toContainText(`${number} of 5`);
    await right.click();
  }
  await expect(secondLook(page)).toContainText('All 5 looked at');
  await expect(secondLook(page)).not.toContainText('of 36');
  await page.getByRole('link', { name: 'Back to the tally' }).click();
  await expect(card(page)).toContainText('Worth a second look: done, 5 fields checked.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Does it matter?' }).click();
  await secondLook(page).getByRole('button', { name: 'Look at 31 more' }).click();
  await expect(secondLook(page)).toContainText('6 of 36');
  // A piece that may stand one field off, where the peasant of another player would take the hill.
  await secondLook(page).getByRole('button', { name: /^A6,/ }).click();
  await expect(field(page)).toHaveText('A6');
  await secondLook(page).getByRole('button', { name: 'Correct it' }).click();
  await sheet.getByRole('button', { name: 'It belongs on A5' }).click();
  await expect(sheet).toContainText('wins instead of');
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toContainText('Undone');
});

test('without a worker the page computes the answer itself; and it tells what a game lacks', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(`${address('settle')}#${SAFE}`);
  await expect(secondLook(page)).toContainText('17 points ahead; after the worst single mistake: 7.');
  await page.goto(address('settle'));
  await expect(page.getByText('No game has been entered yet')).toBeVisible();
  await seedGame(page, withChange(EXAMPLE, /_[^_]*$/, `_${Array(7).fill('------').join('.')}`));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Go to: Inhabitants' })).toBeVisible();
});
