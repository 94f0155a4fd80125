/**
 * Somebody without mouse or touch, who sees the focus or uses a screen reader: a whole game by keys, from Home to the
 * tally.
 */
import { pieceName, speaker, stepSentences } from '../lib/i18n';
import {
  countSteps,
  exampleGame,
  type FieldName,
  type Game,
  LETTERS,
  makeStep,
  PEOPLES,
  PLACES,
  parseField,
  score,
  withPiece,
} from '../lib/palatinus';
import { address, atStep } from './addresses';
import { listen, tabTo, walkTo } from './keys';
import { KNOWN_COPY, seed } from './seed';
import { expect, type Locator, type Page, test } from './test';

async function expectRing(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'solid');
}

test('goes through the header in order, with a ring at each stop, or skips it; changes language and theme', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(address('home'));
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeEnabled();
  for (const stop of [
    page.getByRole('link', { name: 'Skip to the content' }),
    page.getByRole('link', { name: 'Septimontium, home' }),
    page.getByRole('banner').getByRole('link', { name: 'Rules' }),
    page.getByRole('banner').getByRole('link', { name: 'Learn' }),
    page.getByRole('combobox', { name: 'Language' }),
    page.getByRole('combobox', { name: 'Theme' }),
  ]) {
    await page.keyboard.press('Tab');
    await expectRing(stop);
  }
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const languages = page.getByRole('navigation', { name: 'Language', exact: true });
  await languages.getByRole('link', { name: 'Français' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const look = page.getByRole('combobox', { name: 'Thème' });
  await expect(look).toBeEnabled();
  await look.focus();
  await page.keyboard.press('s');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

const say = speaker('en');
const { board, position, rulings } = exampleGame();
const LAST_PLACE = 6;
/** The pieces that matter to hill C of the example: one condottiere flees there, another captures two. */
const PLACED: readonly FieldName[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'A4', 'E4'];

/** The game that is entered below: five players in the order of their colours, of whom the first has a name. */
const GAME: Game = {
  players: PEOPLES.map((people, index) => (index === 0 ? { people, name: 'Ada' } : { people })),
  board,
  rulings,
  position: LETTERS.flatMap((letter) => [1, 2, 3, 4, 5, 6].map((number) => `${letter}${number}` as FieldName))
    .filter((name) => !PLACED.includes(name))
    .reduce((left, name) => withPiece(left, parseField(name), undefined), position),
};
const RESULT = score(GAME);

function pieceOn(name: FieldName) {
  const piece = GAME.position[parseField(name)];
  if (!piece) throw new Error(`nobody on ${name}`);
  return piece;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const entrance = (page: Page): Locator =>
  page.locator('[role="button"][data-spot][tabindex="0"], [role="button"][data-hill][tabindex="0"]');

async function enterTiles(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: `${board.handedness} tile higher` }));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus'), 'the next question has the focus').toHaveRole('heading');
  await tabTo(page, entrance(page));
  for (const place of PLACES) {
    const letter = LETTERS.find((other) => board.tiles[other].place === place);
    if (letter === undefined) throw new Error(`no tile on place ${place}`);
    const { arrow, token } = board.tiles[letter];
    if (place < LAST_PLACE) await page.keyboard.press(letter.toLowerCase());
    await walkTo(page, `${place}${arrow}`);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus'), 'the focus stays on the arrow').toHaveAccessibleName(/arrow/);
    if (place > 0 && place < LAST_PLACE) await page.keyboard.press(String(token));
  }
  await expect(page.getByRole('heading', { name: 'All seven tiles are laid' })).toBeVisible();
}

/** Every step of the count is announced completely and once, and drawings have a text. */
async function expectCounted(
  page: Page,
  heard: () => Promise<readonly string[]>,
  expectHeard: (words: string) => Promise<void>,
): Promise<void> {
  const tell = stepSentences(say, GAME);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // What other answers would change is computed in the meantime, and announced when it is known.
  await expect(page.getByText('worth a second look')).toBeVisible();
  await heard();
  await page.keyboard.press('Home');
  for (const step of countSteps(RESULT)) {
    await expect(page).toHaveURL(atStep(makeStep(step)));
    await expectHeard(tell.step(RESULT, step).join(' '));
    const hill = RESULT.hills.find(({ letter }) => step.part !== 'tally' && letter === step.letter);
    if (step.part === 'leaving')
      for (const { at } of hill?.captures ?? [])
        await expect(
          page.getByRole('button', { name: new RegExp(`^${at}, .*${say('score.gone')}`) }),
        ).toBeVisible();
    if (step.part === 'influence')
      for (const { at, points } of hill?.influence ?? [])
        await expect(
          page.getByRole('button', { name: new RegExp(`^${at}, .*${say('score.earns', { points })}`) }),
        ).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  const row = page.getByRole('row', { name: new RegExp(`^${say('score.points')}`) });
  for (const [index, { points }] of RESULT.tally.entries())
    await expect(row.getByRole('button').nth(index)).toHaveAccessibleName(new RegExp(`^${points}: `));
  await expect(page.getByRole('main')).toBeFocused();
}

test('enters and counts a game without touching or seeing the screen', async ({ page }) => {
  const { heard } = await listen(page);
  const field = (name: FieldName): Locator => page.getByRole('button', { name: new RegExp(`^${name},`) });
  /** Expects exactly these announcements since the last time. */
  const expectHeard = async (words: string): Promise<void> => {
    const said: string[] = [];
    await expect
      .poll(async () => {
        said.push(...(await heard()));
        return said.length;
      })
      .toBeGreaterThan(0);
    expect(said).toEqual([plain(words)]);
  };

  await seed(page, KNOWN_COPY);
  await page.goto(address('home'));
  await tabTo(page, page.getByRole('link', { name: /^Score a game/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  await expect(page.getByRole('main'), 'one goes on where the new page begins').toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: '2' }));
  for (const count of [3, 4, 5]) {
    await page.keyboard.press('ArrowRight');
    await expectHeard(`${count} players now.`);
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Name of player 1' }));
  await page.keyboard.type('Ada');
  await tabTo(page, page.getByRole('link', { name: 'Tiles' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tiles' })).toBeVisible();
  await enterTiles(page);
  await tabTo(page, page.getByRole('link', { name: /^Inhabitants/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByText('0 of 35 placed')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, entrance(page));
  await heard();
  for (const name of PLACED) {
    const piece = pieceOn(name);
    const words = pieceName(say, GAME.players, piece);
    await walkTo(page, (await field(name).getAttribute('data-spot')) ?? '');
    await page.keyboard.press(String(PEOPLES.indexOf(piece.people) + 1));
    await expect.poll(heard).toEqual([expect.stringContaining(say(`words.${piece.people}`))]);
    await page.keyboard.press(say(`inhabitants.key-${piece.kind}`));
    // As soon as there is a piece that it could replace, that is announced.
    await expectHeard(name === PLACED[0] ? words : say('inhabitants.replaces', { piece: words }));
    await page.keyboard.press('Enter');
    await expectHeard(`${name}: ${words}.`);
    await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}, .*${words}`));
  }

  const lifted = pieceName(say, GAME.players, pieceOn('E4'));
  const pickedUp = `Picked up: ${lifted} (E4). ${say('inhabitants.liftedKeys')}`;
  await page.keyboard.press('x');
  await expectHeard(pickedUp);
  await page.keyboard.press('Escape');
  await expectHeard(`Still there: ${lifted} (E4).`);
  await page.keyboard.press('x');
  await expectHeard(pickedUp);
  await walkTo(page, (await field('E5').getAttribute('data-spot')) ?? '');
  await heard();
  await page.keyboard.press('x');
  await expectHeard(`Moved: ${lifted}, from E4 to E5.`);
  await page.keyboard.press('Control+z');
  await expectHeard('Undone.');
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press(say('inhabitants.key-merchant'));
  await expect.poll(heard).toEqual([expect.stringContaining(say('words.merchant'))]);

  await tabTo(page, page.getByRole('link', { name: 'Show the result' }));
  await page.keyboard.press('Enter');
  await expectCounted(page, heard, expectHeard);
});
