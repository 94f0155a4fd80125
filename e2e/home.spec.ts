/**
 * Home is about people's games: the open one comes first, with its progress or its result; then the button for
 * scoring another, and an example to watch. None of this loses anything that was entered.
 */
import { KEYS } from '../lib/files';
import { centre } from '../lib/hex';
import { exampleGame, FIELDS, hexOf, makeField } from '../lib/palatinus';
import { address, atStep, newGame } from './addresses';
import { EXAMPLE, MINE, ONE_MISSING, withChange } from './games';
import { notebookOf, seed, seedArchive, seedSevenHills } from './seed';
import { THIRD_EPOCH } from './seven-hills-games';
import { expect, type Locator, type Page, test } from './test';

test.use({ rests: true });

const game = exampleGame();
const A_DAY = 24 * 60 * 60 * 1000;

const card = (page: Page, title: string): Locator => page.getByRole('link', { name: title });
const scoreLink = (page: Page): Locator => page.getByRole('link', { name: /^Score a game/ });
const tapNumber = (page: Page, count: number): Promise<void> =>
  page.getByRole('group', { name: 'How many players?' }).getByText(`${count}`, { exact: true }).click();

test('tells what the app is for and works without scripts, in English and French', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  for (const [language, title, score, example, unofficial] of [
    ['en', 'Who won, and why?', /^Score a game/, 'Watch an example', /unofficial companion/],
    ['fr', /Qui a gagné, et pourquoi/, /^Compter une partie/, 'Voir un exemple', /non officiel/],
  ] as const) {
    await page.goto(address('home', language));
    await expect(page).toHaveTitle(/Septimontium/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: score })).toHaveAttribute(
      'href',
      address('players', language),
    );
    await expect(page.getByRole('link', { name: example })).toHaveAttribute(
      'href',
      `${address('score', language)}?together#${EXAMPLE}`,
    );
    await expect(page.getByRole('contentinfo')).toContainText(unofficial);
  }
  await session.detach();
});

test('scores a game in one tap, continues the open one, and the layout does not shift when it appears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(address('home'));
  for (const name of [
    /^Score a game/,
    'Watch an example',
    'Open a file or link',
    'My box',
    /^Settle an argument/,
    /^Learn to count The first hill/,
  ])
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const example = page.getByRole('link', { name: 'Watch an example' });
  const before = await example.boundingBox();
  await scoreLink(page).tap();
  await expect(page).toHaveURL(address('players'));

  await seed(page, notebookOf(withChange(ONE_MISSING, 'Livia', 'Julia')), Date.now() - A_DAY);
  await page.goto(address('home'));
  const goOn = card(page, 'Go on: 34 of 35 placed');
  await expect(goOn).toHaveAttribute('href', address('inhabitants'));
  await expect(goOn).toContainText(/Julia.*Marco.*Nora.*Otto.*Pia.*yesterday/);
  await expect(goOn.locator('[data-at]')).toHaveCount(34);
  expect((await example.boundingBox())?.y).toBe(before?.y);
});

test('a game that was played without some pieces is finished once the players confirm it', async ({
  page,
}) => {
  await seed(page, notebookOf(ONE_MISSING));
  await page.goto(address('home'));
  await expect(page.getByRole('link', { name: /^Go on: 34 of 35 placed/ })).toBeVisible();
  await page.goto(atStep('tally'));
  await page.getByRole('button', { name: 'These were all the pieces' }).click();
  await expect(page.getByRole('button', { name: 'These were all the pieces' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /shared it|won/ }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await page.goto(address('games'));
  await expect(page.getByText('1 finished game')).toBeVisible();
});

test('shows who won a finished game; a new one replaces it, and it is still offered in the right places', async ({
  page,
}) => {
  const title = 'Nora and Pia shared it, 11';
  const { table, ...mine } = notebookOf(MINE);
  await seed(page, { ...mine, table: { ...table, id: 'mine' } });
  await page.goto(address('home'));
  await expect(card(page, title).locator('[data-at]')).toHaveCount(35);
  await seedArchive(page, [{ id: 'older', changed: Date.now() - A_DAY, notebook: notebookOf(EXAMPLE) }]);
  await card(page, title).click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');

  await page
    .getByRole('main')
    .getByRole('button', { name: /, same players$/ })
    .click();
  await expect(page).toHaveURL(newGame());
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();
  const lost = page.getByRole('main').getByText('The one before is on the Home screen.');
  await expect(lost).toBeVisible();
  // Undo takes back what was entered in the new one, and stops there.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await tapNumber(page, 4);
  await undo.click();
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(lost).toBeVisible();
  // The browser's Back leads to a count that no longer exists.
  await page.goBack();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(lost).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address('home'));
  await expect(page.getByText('The game before')).toBeVisible();
  const list = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(list, 'and not in the list as well').toHaveCount(1);
  await card(page, title).click();
  await expect(page.getByRole('columnheader').first()).toContainText('Julia');

  await page.goto(address('home'));
  await scoreLink(page).click();
  await tapNumber(page, 4);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});

test('shows the latest game before its scripts have loaded, unless it was changed since', async ({
  page,
}) => {
  const title = 'Nora and Pia shared it, 11';
  await seed(page, notebookOf(MINE), Date.now() - A_DAY);
  await page.goto(address('home'));
  await expect(card(page, title).locator('[data-at]')).toHaveCount(35);
  await page.goto(address('rules'));
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(address('home'));
  await expect(card(page, title)).toHaveAttribute('href', atStep('tally'));
  await expect(card(page, title)).toContainText(/Julia.*Marco.*Nora.*Otto.*Pia/);
  await page.unroute('**/_next/static/**/*.js');
  const crashes: Error[] = [];
  page.on('pageerror', (error) => crashes.push(error));
  await page.reload();
  await expect(card(page, title).locator('[data-at]')).toHaveCount(35);
  expect(crashes).toEqual([]);

  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(address('home', 'fr'));
  await expect(page.getByRole('link', { name: 'Voir un exemple' })).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  await page.evaluate(
    ([key]) => {
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, text.replace(/"changed":\d+/, `"changed":${Date.now()}`));
    },
    [KEYS.palatinus] as const,
  );
  await page.goto(address('home'));
  await expect(page.getByRole('link', { name: 'Watch an example' })).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
});

test('keeps showing a latest game whose own script has not loaded', async ({ page }) => {
  const title = 'Go on: epoch III of V';
  await seedSevenHills(page, THIRD_EPOCH, Date.now());
  await page.goto(address('home'));
  await expect(card(page, title)).toBeVisible();
  await page.goto(address('rules'));
  const first = await (await page.request.get(address('home'))).text();
  await page.route('**/_next/static/**/*.js', (route) =>
    first.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(address('home'));
  await expect(page.getByText('This part of the app could not be loaded').first()).toBeVisible();
  await expect(card(page, title)).toBeVisible();
});

test('shows an example with all its pieces and its count, and does not change the user’s own game', async ({
  page,
}) => {
  await page.goto(address('home'));
  await expectLooksOfTheirOwn(page);
  await page.getByRole('link', { name: 'Watch an example' }).click();
  await expect(page).toHaveURL(`${address('score')}?together#${EXAMPLE}`);
  const main = page.getByRole('main');
  await expect(main.getByText('An example: Livia, Marco, Nora, Otto, Pia.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Who takes the 4?');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(address('home'));
  await expect(page.getByText('The last piece is placed.')).toBeVisible();
  await page.goto(address('score'));
  await expect(main.getByText('No game has been entered yet')).toBeVisible();
});

/** Every piece is on its field, and each people and kind has its own look. */
async function expectLooksOfTheirOwn(page: Page): Promise<void> {
  const seen = await paintedPieces(page);
  expect(seen.map(({ at }) => at)).toEqual(
    FIELDS.map((field) => (game.position[field] ? makeField(field) : null)),
  );
  const pieces = FIELDS.flatMap((field, index) => {
    const [piece, look] = [game.position[field], seen[index]];
    return piece && look ? [{ ...piece, ...look }] : [];
  });
  const distinct = (...parts: ('people' | 'kind' | 'colour' | 'shape' | 'picture')[]): number =>
    new Set(pieces.map((one) => parts.map((part) => one[part]).join('|'))).size;
  for (const part of ['colour', 'shape'] as const) {
    expect(distinct(part)).toBe(5);
    expect(distinct('people', part)).toBe(5);
  }
  expect(distinct('picture')).toBe(3);
  expect(distinct('kind', 'picture')).toBe(3);
}

/** What is painted in the middle of each field of the example's board. */
async function paintedPieces(
  page: Page,
): Promise<readonly { at: string | null; colour: string; shape: string; picture: string }[]> {
  const board = page.getByRole('img', { name: /^The board: seven hills and 35 inhabitants/ });
  await board.scrollIntoViewIfNeeded();
  const places = FIELDS.map((field) => centre(hexOf(game.board, field), 100));
  return board.evaluate((svg: SVGSVGElement, points) => {
    return points.map(({ x, y }) => {
      const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
      const piece = document.elementFromPoint(point.x, point.y)?.closest('[data-at]');
      const [shape, ...picture] = [...(piece?.querySelectorAll('path') ?? [])];
      return {
        at: piece?.getAttribute('data-at') ?? null,
        colour: shape ? getComputedStyle(shape).fill : '',
        shape: shape?.getAttribute('d') ?? '',
        picture: picture.map((path) => path.getAttribute('d')).join(),
      };
    });
  }, places);
}
