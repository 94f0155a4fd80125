/**
 * Five people have finished a game, and one of them enters it with one thumb while four others wait. The copy is
 * known from an earlier game. Every tap from Home to the first scoring screen is counted.
 */
import { exampleGame, FIELDS, LETTERS, makeField, makeNotation, PEOPLES, PLACES } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { EXAMPLE } from './games';
import { KNOWN_COPY, seed } from './seed';
import { expect, test } from './test';
import { Thumb } from './thumb';

test.use({ rests: true });

const MOST_TAPS = 59;
const DIRECTION_WORDS = [
  'field above',
  'field at the upper right',
  'field at the lower right',
  'field below',
  'field at the lower left',
  'field at the upper left',
];

const { board, position } = exampleGame();
const letterAt = PLACES.map((place) => LETTERS.find((letter) => board.tiles[letter].place === place));

/** The fields in the order of the brush: people by people, merchants, then peasants, then the condottiere. */
const inOrder = PEOPLES.flatMap((people) =>
  (['merchant', 'peasant', 'condottiere'] as const).flatMap((kind) =>
    FIELDS.filter((field) => position[field]?.people === people && position[field]?.kind === kind),
  ),
);

test('enters a five-player game in at most 59 taps, one for each inhabitant', async ({ page }) => {
  await seed(page, KNOWN_COPY);
  await page.goto(address('home'));
  const thumb = new Thumb();

  await thumb.tap(page.getByRole('link', { name: /^Score a game/ }));
  await thumb.tap(page.getByRole('group', { name: 'How many players?' }).getByText('5', { exact: true }));
  await thumb.tap(page.getByRole('link', { name: 'Tiles' }));

  await thumb.tap(page.getByRole('button', { name: `${board.handedness} tile higher` }));
  for (const [place, letter] of letterAt.entries()) {
    if (letter === undefined) throw new Error(`no tile on place ${place}`);
    const { arrow, token } = board.tiles[letter];
    if (place < 6) await thumb.tap(page.getByRole('button', { name: `Tile ${letter}`, exact: true }));
    await thumb.tap(
      page.getByRole('button', { name: new RegExp(`^Tile ${letter}, .*${DIRECTION_WORDS[arrow]}`) }),
    );
    if (place > 0 && place < 6)
      await thumb.tap(page.getByRole('button', { name: `Token ${token}`, exact: true }).first());
  }
  await expect(page.getByRole('heading', { name: 'All seven tiles are laid' })).toBeVisible();
  const tileTaps = thumb.taps - 3;
  expect(tileTaps, 'taps for the tiles').toBe(19);
  await thumb.tap(page.getByRole('link', { name: /^Inhabitants/ }));

  const before = thumb.taps;
  for (const field of inOrder)
    await thumb.tap(page.getByRole('button', { name: new RegExp(`^${makeField(field)},`) }));
  await expect(page.getByText('35 of 35 placed')).toBeVisible();
  expect(thumb.taps - before, 'taps for the inhabitants').toBe(35);
  await thumb.tap(page.getByRole('link', { name: 'Count it together' }));

  await expect(page).toHaveTitle(/^Score/);
  expect(thumb.taps, 'taps in all').toBeLessThanOrEqual(MOST_TAPS);

  // Nobody has seen the result yet, so Home does not show it.
  const atHome = page.getByRole('banner').getByRole('link', { name: 'Home' });
  const untold = page.getByRole('link', { name: /^All placed: count it together/ });
  await atHome.tap();
  await expect(untold).toBeVisible();
  await page.goto(`${atStep('tally')}#${EXAMPLE}`);
  await page.getByRole('table').getByRole('button', { name: 'Hill C' }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).tap();
  await expect(untold, 'also after a look at another game').toBeVisible();
  await untold.tap();
  await expect(page).toHaveURL(`${address('score')}?together`);
  await page.getByRole('banner').getByRole('button', { name: 'Result' }).tap();
  await atHome.tap();
  const result = page.getByRole('link', { name: /shared it, 11/ });
  await result.tap();
  await page.getByRole('link', { name: 'Watch the count' }).tap();
  await page.keyboard.press('ArrowRight');
  await atHome.tap();
  await expect(result, 'who has seen it may see it, also while it is counted again').toBeVisible();

  // The entered game equals the one on the table, field by field.
  await page.goto(address('open'));
  const entered = { ...exampleGame(), players: PEOPLES.map((people) => ({ people })) };
  await expect(page.getByText(makeNotation(entered))).toBeVisible();
});
