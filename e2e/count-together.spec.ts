/**
 * Everybody is around the phone: the sums appear one after the other, the bars grow, and who takes the hill comes
 * last. A tap shows the rest of the hill, or the result, at once.
 */
import { exampleGame, score, scoresSoFar } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { EXAMPLE } from './games';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const result = score(exampleGame());
const [hillA, , , hillD] = result.hills;

const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const WIDE = { width: 1440, height: 900 };
const TELEVISION = { width: 2560, height: 1440 };

const onward = (page: Page): Locator => page.getByRole('contentinfo').getByRole('button').last();
const bars = (page: Page): Locator =>
  page.getByRole('list', { name: 'Influence of each player' }).locator('b');
const heading = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 });
const points = (page: Page): Locator =>
  page.getByRole('list', { name: 'Score so far' }).locator('li > button > span > span > b');

test('shows one piece after the other, adds them up, and ends with who takes the hill', async ({ page }) => {
  await seedGame(page);
  await page.goto(address('home'));
  await page.goto(`${address('score')}?together`);
  await expect(heading(page)).toHaveText('Who takes the 4?');
  await expect(
    page.getByRole('region', { name: 'What the icons mean' }),
    'seen without scrolling',
  ).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^C5, green condottiere/ }).tap();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    'Stood here when the game ended.',
    'Still here. The rest is not counted yet.',
  ]);
  await page.keyboard.press('Escape');
  const totals = result.tally.map(() => 0);
  await expect(bars(page)).toHaveText(totals.map(String));
  await expect(page.locator('[data-numbers] text')).toHaveCount(0);
  for (const [index, { at, player, points: earned }] of hillA?.influence.entries() ?? []) {
    await expect(onward(page)).toHaveText('Next piece');
    if (index % 2 === 0) await onward(page).tap();
    else await page.keyboard.press('ArrowRight');
    if (player !== null) totals[player] = (totals[player] ?? 0) + earned;
    await expect(page).toHaveURL(atStep('A-b'));
    await expect(page.locator('[data-current]')).toHaveAttribute('data-current', at);
    await expect(page.locator('[data-current] b').last()).toHaveText(`+${earned}`);
    await expect(bars(page)).toHaveText(totals.map(String));
    await expect(points(page)).toHaveText(result.tally.map(() => '0'));
  }
  await page.keyboard.press('ArrowLeft');
  await expect(bars(page).nth(3)).toHaveText('3');
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('navigation').getByRole('button', { name: 'Hill A', exact: true }),
  ).toBeVisible();
  await expect(onward(page)).toHaveText('Who takes it?');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).tap();
  const goOn = page.getByRole('main').getByRole('link', { name: /^Go on with the count: hill A/ });
  await expect(goOn, 'who won is not said yet').toBeVisible();
  await goOn.tap();
  await expect(onward(page)).toHaveText('Who takes it?');
  const wrong = page.getByRole('button', { name: /^A2, blue merchant/ });
  await wrong.tap();
  await expect(page.getByRole('button', { name: 'Back to hill A' })).toBeVisible();
  await wrong.tap();
  const story = page.getByRole('dialog');
  await story.getByRole('button', { name: 'Wrong piece?' }).tap();
  await story.getByRole('button', { name: 'Nobody' }).tap();
  await expect(story.getByRole('status')).toContainText('No hill counted so far changes hands.');
  await expect(page.locator('article h2'), 'a correction tells nothing early').toHaveText('Who takes the 4?');
  await expect(page.locator('footer')).toContainText('Who takes it?');
  await story.getByRole('button', { name: 'Undo' }).tap();
  await expect(story.getByRole('status')).toContainText('Undone');
  await page.keyboard.press('Escape');
  await expect(story).toHaveCount(0);
  for (const size of [WIDE, TELEVISION, LYING, PHONE]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const heights = await bars(page).evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(new Set(heights).size, `12 stands in a line, as 0 does, at ${size.width}`).toBe(1);
    }).toPass();
  }
  await onward(page).tap();
  await expect(heading(page)).toHaveText('Hill A: Nora takes the 4 token, 12 to 7 (Otto)');
  await expect(page.getByRole('article').getByRole('listitem').filter({ hasText: 'A6 Otto' })).toBeVisible();
  const scores = scoresSoFar(result, { part: 'influence', letter: 'A' }).map((one) => `${one.points}`);
  await expect(points(page)).toHaveText(scores);
  await expectAccessible(page);
  const guided = await page.getByRole('article').innerText();
  const letters = page.getByRole('navigation');
  await letters.getByRole('button', { name: 'Hill B' }).tap();
  await expect(heading(page)).toHaveText(/^Hill B/);
  await letters.getByRole('button', { name: 'Hill A' }).tap();
  await expect(heading(page)).toHaveText(/^Hill A: /);
  expect(await page.getByRole('article').innerText(), 'the same parts in the same order').toContain(guided);

  // If there are two condottieri, each is judged by itself, and nobody leaves before both were shown.
  await page.getByRole('navigation').getByRole('button', { name: 'Hill D' }).tap();
  await page.getByRole('button', { name: 'Piece by piece' }).tap();
  await page.getByRole('button', { name: /^D1, / }).tap();
  await story.getByRole('button', { name: 'Wrong piece?' }).tap();
  await story.getByRole('button', { name: 'red condottiere' }).tap();
  await expect(story.getByRole('status')).toContainText('Corrected: red condottiere on D1 (Livia)');
  await expect(story.getByRole('status')).toContainText('Hill D: what the condottieri do has changed.');
  await expect(page.locator('article')).toContainText('Condottiere 1 of 2');
  await page.keyboard.press('Escape');

  // After a correction on another screen, the count continues where it was.
  await page.getByRole('banner').getByRole('link', { name: 'Inhabitants' }).tap();
  await page.getByRole('button', { name: /^A2, / }).tap();
  await page.getByRole('link', { name: 'Go on with the count' }).tap();
  await expect(page).toHaveURL(/score\?step=D-/);
  await expect(page.locator('article')).toContainText('Condottiere 1 of 2');
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Inhabitants' }).tap();
  await page.getByRole('link', { name: 'Count it together' }).tap();
  await expect(heading(page), 'after the result it begins anew').toHaveText('Who takes the 4?');
});

test('leaving pieces are visible on the board and in words, also in landscape', async ({ page }) => {
  await seedGame(page);
  for (const size of [PHONE, LYING]) {
    await page.setViewportSize(size);
    await page.goto(`${address('score')}?step=C-a1`);
    await page.getByRole('button', { name: 'Piece by piece' }).last().tap();
    await onward(page).tap();
    await expect(page.locator('article')).toContainText('Condottiere 2 of 2');
    await onward(page).tap();
    for (const [index, at] of ['A4', 'C6', 'C4'].entries()) {
      const latest = page.getByRole('article').getByRole('listitem').nth(index);
      await expect(latest).toContainText(at);
      await expect(async () => {
        const { y = 0, height = 0 } = (await latest.boundingBox()) ?? {};
        const bar = (await page.getByRole('list', { name: 'Score so far' }).boundingBox())?.y ?? 0;
        expect(y + height, `${at} above the lower bar`).toBeLessThanOrEqual(bar);
        const isScrolled = await page.evaluate(() => window.scrollY > 0);
        if (isScrolled) expect(y + height, 'and no higher than that needs').toBeGreaterThan(bar - 60);
      }).toPass();
      await expect(page.locator(`[data-gone="${at}"]`)).toBeInViewport({ ratio: 1 });
      if (index < 2) await onward(page).tap();
    }
  }
});

test('shows a hill at once, and completely when it is jumped to or opened', async ({ page }) => {
  await page.goto(`${address('score', 'fr')}?together#${EXAMPLE}`);
  await expect(heading(page)).toHaveText(/^Qui prend le jeton 4/);
  const legend = page.getByRole('region', { name: 'Ce que veulent dire les icônes' });
  await expect(legend).toContainText('Jetons colline');
  const { y = 0, height = 0 } = (await legend.boundingBox()) ?? {};
  expect(y + height, 'the legend lies over no word').toBeLessThanOrEqual(
    (await heading(page).boundingBox())?.y ?? 0,
  );
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Résultat' })).toBeInViewport({
    ratio: 1,
  });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(heading(page)).toHaveText(/jeton\s4\spour .*Nora/);
  await onward(page).click();
  await expect(heading(page), 'the next is shown piece by piece again').toHaveText(/^Qui prend le jeton 5/);
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await onward(page).click();
  await expect(page.locator('article')).toContainText('Condottiere 1 sur 2');
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(heading(page), 'at a condottiere, too, all of the hill is shown').toHaveText(/^Colline C\s: /);
  await page.getByRole('navigation').getByRole('button', { name: 'Colline D' }).click();
  await expect(page.locator('[data-gone]')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(/^Qui prend le jeton 3/);
  await page.getByRole('banner').getByRole('link', { name: 'Règles' }).click();
  await expect(page).toHaveURL(address('rules', 'fr'));
  await page.goBack();
  await expect(heading(page), 'looking up a rule does not tell the end').toHaveText(/^Qui prend le jeton 3/);
  await page.reload();
  await expect(heading(page), 'nor does a reload').toHaveText(/^Qui prend le jeton 3/);
  await onward(page).click();
  await expect(page.locator('[data-current]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Langue' }).getByRole('link', { name: 'English' }).click();
  await expect(heading(page), 'nor does another language').toHaveText('Who takes the 3?');
  await expect(page.locator('[data-current]')).toHaveAttribute('data-current', hillD?.influence[1]?.at ?? '');
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page), 'after the result everything is known').toHaveText(/^Hill G: /);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Hill A/ })
    .click();
  await expect(heading(page)).toHaveText(/^Hill A: /);
  await page.getByRole('button', { name: 'Piece by piece' }).click();
  await expect(heading(page), 'a hill that is counted can be counted again').toHaveText('Who takes the 4?');
  await page.getByRole('button', { name: 'Result' }).click();
  await page.getByRole('link', { name: 'Watch the count' }).click();
  await expect(heading(page), 'and so can all of them').toHaveText('Who takes the 4?');
});
