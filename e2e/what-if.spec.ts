/**
 * "If only my peasant had stood over there!" Somebody tries it in a copy of the game, sees both counts side by side,
 * and keeps or discards the copy. The game itself does not change until then.
 */
import { exampleGame, type Game, makeNotation, parseField, parseNotation, spotOf } from '../lib/palatinus';
import { editTrial, makeTrial, movePiece } from '../lib/palatinus/enter';
import { address, atStep } from './addresses';
import { EXAMPLE, MINE, TIED } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const before = (page: Page): Locator => page.getByRole('region', { name: 'The game', exact: true });
const now = (page: Page): Locator => page.getByRole('region', { name: 'What if', exact: true });
const onBoard = (page: Page, field: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${field}, `) }).first();
const tool = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('button', { name });
const inBar = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name });

const gameOf = (line: string): Game => (parseNotation(line) as { readonly value: Game }).value; // sound games

/** A game after a move. */
function moved(game: Game): Game {
  const spot = (at: 'C2' | 'A5') => spotOf(game.board, parseField(at));
  return editTrial(game, (notebook) => movePiece(notebook, spot('C2'), spot('A5')));
}

const ELSEWHERE = makeTrial(moved(exampleGame()));

test('a piece is tried elsewhere from its story, and kept as the game', async ({ page }) => {
  await seedGame(page);
  await page.goto(atStep('C-b'));
  await onBoard(page, 'C2').click();
  await page.getByRole('button', { name: 'Its story (C2)' }).click();
  await page.getByRole('link', { name: 'What if it stood elsewhere?' }).click();
  await expect(page).toHaveURL(`${address('what-if')}?move=C2&from=score?step=C-b`);
  await expect(page.getByText('C2, yellow peasant: tap the field where it should stand.')).toBeVisible();
  await expect(now(page)).toHaveCount(0);
  await onBoard(page, 'A5').click();
  await expect(page).toHaveURL(`${address('what-if')}?from=score?step=C-b#try=${ELSEWHERE}`);
  await expect(before(page)).toContainText('Winners: Nora and Pia');
  await expect(now(page)).toContainText('Winner: Pia');
  await expect(now(page).getByRole('listitem').nth(1)).toHaveText(/Marco\+39/);
  await expect(page.getByRole('main')).toContainText('Hill A goes to Marco instead of Nora.');
  await expect(
    page
      .getByRole('row', { name: /^Hill A/ })
      .getByRole('cell')
      .nth(1),
  ).toContainText('★4');
  await expect(onBoard(page, 'A5')).toHaveAccessibleName('A5, yellow peasant, changed');
  await expect(page.locator('[data-taken=A]'), 'a hill that changes hands').toBeVisible();
  await expect(page.locator('[data-taken=G]')).toHaveCount(0);

  await page.reload();
  await expect(now(page)).toContainText('Winner: Pia');
  await tool(page, 'Undo').click();
  await expect(now(page)).toHaveCount(0);
  await tool(page, 'Redo').click();
  await expect(now(page)).toContainText('Winner: Pia');
  await page.getByRole('link', { name: 'Hill C' }).click();
  await expect(page.getByRole('article')).toContainText('Marco controls the hill');
  await page.goBack();
  await expect(now(page)).toContainText('Winner: Pia');

  await inBar(page, 'Replace the game').click();
  const kept = page.getByRole('status').filter({ hasText: 'Replaced: this is the game now' });
  await expect(kept).toContainText('Pia wins instead of Nora and Pia.');
  await kept.getByRole('button', { name: 'Undo' }).click();
  await expect(now(page), 'the trial is back, and the game as it was').toContainText('Winner: Pia');
  await inBar(page, 'Replace the game').click();
  await kept.getByRole('link', { name: 'Tally' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Pia wins');
});

test('a trial of one’s own game is sent to a friend, who sees both counts', async ({ page }) => {
  await seedGame(page, MINE);
  await page.goto(`${address('what-if')}#try=${makeTrial(moved(gameOf(MINE)))}`);
  await expect(now(page)).toContainText('Winner: Pia');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByRole('code');
  await expect(link).toHaveText(/what-if#P1_.*&try=P1_/);
  const { hash } = new URL((await link.textContent()) ?? '');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address('home'), { waitUntil: 'commit' });
  await page.goto(address('what-if') + hash);
  await expect(before(page)).toContainText('Julia');
  await expect(now(page)).toContainText('Winner: Pia');
});

test('the best move of a shared game is tried, with another ruling, and one’s own game stays', async ({
  page,
}) => {
  await seedGame(page, MINE);
  await page.goto(`${address('what-if')}#${EXAMPLE}`);
  await page.getByRole('button', { name: /^A6 → A5: blue peasant.*Otto wins!/ }).click();
  await expect(now(page)).toContainText('Winner: Otto');
  await page.getByText('Try other rulings').click();
  await page.getByRole('radio', { name: 'It stays' }).click();
  const changes = page.getByRole('list', { name: 'What you changed' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await changes.first().getByRole('button').click();
  await expect(changes).toHaveCount(1);
  await inBar(page, 'Back to the game').click();
  await expect(now(page)).toHaveCount(0);
  for (const count of [1, 2]) {
    await tool(page, 'Undo').click();
    await expect(changes).toHaveCount(count);
  }

  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(MINE);
  await page.goBack();
  await inBar(page, 'Keep as mine').click();
  await expect(page.getByText('This is your game now. Undo restores the one before.')).toBeVisible();
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(/_bsoio_.*_YBggb-\./);
});

test('a field gets another piece, or a piece is dragged', { tag: '@wide' }, async ({ page }) => {
  await seedGame(page);
  await page.goto(address('what-if'));
  await onBoard(page, 'C2').click();
  await page.getByRole('dialog').getByRole('button', { name: 'red peasant', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('C2: red peasant (before: yellow peasant)');
  await tool(page, 'Undo').click();
  await expect(now(page)).toHaveCount(0);
  await onBoard(page, 'C2').dragTo(onBoard(page, 'A5'));
  await expect(page).toHaveURL(`${address('what-if')}#try=${ELSEWHERE}`);
});

test('a trial that cannot be read is refused with a message, and nothing is lost', async ({ page }) => {
  const other = parseNotation(TIED);
  await seedGame(page);
  for (const text of [ELSEWHERE.slice(0, -1), other.ok ? makeTrial(other.value) : '']) {
    await page.goto(address('home'), { waitUntil: 'commit' });
    await page.goto(`${address('what-if')}#try=${text}`);
    await expect(page.getByText('This trial can’t be shown')).toBeVisible();
    await expect(now(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Try something else' }).click();
  await expect(page).toHaveURL(address('what-if'));
  // An unreadable undo history does not block anything.
  await page.goto(`${address('what-if')}#try=${ELSEWHERE}`);
  await page.evaluate(() => history.replaceState({ memory: '{"past":5}' }, '', location.href));
  await page.reload();
  await expect(now(page)).toContainText('Winner: Pia');
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(makeNotation(exampleGame()));
});
