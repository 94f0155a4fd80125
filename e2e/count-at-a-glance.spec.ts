/**
 * The phone is handed to somebody who does not know the game, and may be small: without scrolling it shows who takes
 * the hill and the first reasons; a tap on a player shows where the points come from.
 */
import { speaker, stepSentences } from '../lib/i18n';
import {
  countSteps,
  exampleGame,
  gainsUntil,
  LETTERS,
  makeStep,
  parseNotation,
  score,
} from '../lib/palatinus';
import { atStep } from './addresses';
import { TIED } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const game = exampleGame();
const result = score(game);
const SMALL_PHONES = [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];

const player = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Score so far' }).getByRole('button', { name: new RegExp(`^${name}: `) });
const letters = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('button', { name: /^(Hill|Colline) [A-G]/ });

/** What is visible between the board and the score once the step has its final layout. */
async function expectAboveFooter(page: Page, ...targets: readonly Locator[]): Promise<void> {
  await expect(async () => {
    const board = await page.getByRole('group', { name: /^(Hill|La colline)/ }).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    for (const target of targets) {
      const box = await target.boundingBox();
      if (!box || !footer || !board) throw new Error('nothing to measure');
      expect(box.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
      expect(box.y + box.height).toBeLessThanOrEqual(footer.y);
    }
  }).toPass();
}

test('every hill shows its verdict and two reasons at once, below a readable board', async ({ page }) => {
  const article = page.getByRole('article');
  const heading = article.getByRole('heading', { level: 2 });
  const reasons = article.getByRole('listitem').filter({ has: page.locator('[aria-pressed]') });
  await seedGame(page);
  // The longest sentences on the smallest phone.
  const { verdict } = stepSentences(speaker('fr'), game);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(atStep('A-b', 'fr'));
  const board = page.getByRole('group', { name: /^La colline/ });
  await expect.poll(async () => (await board.boundingBox())?.height).toBeGreaterThan(155);
  for (const [index, step] of countSteps(result).entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(atStep(makeStep(step), 'fr'));
    if (step.part !== 'influence') continue;
    const hill = result.hills.find(({ letter }) => letter === step.letter);
    await expect(heading).toHaveText(hill ? verdict(hill) : '');
    await expectAboveFooter(page, heading, reasons.nth(0), reasons.nth(1));
  }
});

test('when five count together, the piece being counted is visible with its whole sum', async ({ page }) => {
  await seedGame(page);
  const current = page.locator('[data-current]');
  for (const size of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(atStep('C-a', 'fr'));
    await page.getByRole('button', { name: 'Pion par pion' }).last().tap();
    for (let taps = 0; taps < 12; taps += 1) {
      await page.getByRole('contentinfo').getByRole('button').last().tap();
      if (await current.isVisible()) await expectAboveFooter(page, current);
    }
    await expect(page).toHaveURL(/step=[D-G]/);
  }
});

test('a step opens at its top, however far the last one was scrolled', async ({ page }) => {
  await seedGame(page);
  for (const size of SMALL_PHONES) {
    await page.setViewportSize(size);
    await page.goto(atStep('C-b'));
    await page.getByRole('article').getByText('controls the hill').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next: hill D' }).click();
    const otto = page.getByRole('heading', { name: 'Otto' }).first();
    await expect(otto).toBeVisible();
    await expectAboveFooter(page, otto, page.locator('[data-group]').first());
  }
});

test('board, sentence, score and buttons fit a phone with the bars of its browser; a tap shows how points add up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await seedGame(page);
  await page.goto(atStep('C-a1'));
  for (const part of [
    page.getByRole('group', { name: /^Hill C/ }),
    page.getByRole('heading', { name: 'Marco: the condottiere on C4 flees' }),
    page.getByRole('list', { name: 'Score so far' }),
    page.getByRole('button', { name: 'Next condottiere' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(letters(page)).toHaveCount(LETTERS.length);
  for (const letter of await letters(page).all()) {
    const box = await letter.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  await page.goto(atStep('D-b'));
  for (const { name = '' } of game.players)
    await expect(player(page, name).getByText(name, { exact: true })).toBeVisible();
  const nora = game.players.findIndex(({ name }) => name === 'Nora');
  const gains = gainsUntil(result, { part: 'influence', letter: 'D' }).filter((gain) => gain.player === nora);
  await player(page, 'Nora').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading')).toHaveText('Nora: 6 points so far');
  const lines = sheet.getByRole('list').last().getByRole('listitem');
  await expect(lines.locator('b')).toHaveText(gains.map(({ points }) => `${points}`));
  await expect(sheet.getByText('In all')).toContainText('6');
  await expect(sheet.getByText('2 for captives')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page, 'Nora')).toBeFocused();
  await player(page, 'Livia').click();
  await expect(sheet).toContainText('No captives and no hills won yet.');
});

test('shows for every previous hill who took it', async ({ page }) => {
  const tied = parseNotation(TIED);
  if (!tied.ok) throw new Error('no game');
  const { hills } = score(tied.value);
  expect(new Set(hills.map(({ outcome }) => outcome.kind)).size).toBe(3);
  await seedGame(page, TIED);
  await page.goto(atStep('G-b'));
  await expect(letters(page)).toHaveCount(7);
  for (const [index, { letter, outcome }] of hills.entries()) {
    const takers = outcome.kind === 'tied' ? outcome.players : outcome.kind === 'won' ? [outcome.player] : [];
    const names = takers.map((taker) => tied.value.players[taker]?.name).join(', ') || 'nobody';
    const who = outcome.kind === 'tied' ? `a tie: ${names}` : `taken by ${names}`;
    await expect(letters(page).nth(index)).toHaveAccessibleName(`Hill ${letter}, ${who}`);
    await expect(letters(page).nth(index).locator('svg')).toHaveCount(takers.length);
  }
});
