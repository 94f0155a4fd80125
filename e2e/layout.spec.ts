/**
 * A small phone, a phone in landscape, a wide screen, a television, large type: every screen fits and uses the
 * available space, and every target is large enough for a thumb. In French, whose words are longer.
 */
import { speaker } from '../lib/i18n';
import { LETTERS } from '../lib/palatinus';
import { address, atStep, PLACES, type Place } from './addresses';
import { EXAMPLE } from './games';
import {
  atEverySize,
  expectNoSidewaysScroll,
  expectRoomForThumbs,
  LYING,
  SMALLEST,
  setTypeSize,
} from './look';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

const say = speaker('fr');

/** What is shown only after the game on the device has been read. */
const SHOWN: Readonly<Record<Place, string | RegExp>> = {
  home: /à égalité/,
  players: '5 joueurs, 35 habitants',
  tiles: '7 sur 7',
  inhabitants: 'Tout le monde est sur le plateau.',
  score: /Livia/,
  copy: say('copy.name'),
  rulings: say('rulebook.inForceUsual'),
  print: /Livia/,
  settle: say('settle.no'),
  'our-count': say('numbers.points'),
  rules: say('rules.title'),
  ask: say('ask.influenceEither', { first: 8, second: 6 }),
  'what-if': say('whatif.movesLead'),
  learn: say('learn.lesson-hill-c'),
  lesson: say('learn.idea-neighbours'),
  quiz: say('quiz.giveUp'),
  open: EXAMPLE,
  games: say('games.finished', { count: 1 }),
  accessibility: say('accessibility.aim'),
  developers: EXAMPLE,
};

function expectToFit(page: Page): Promise<void> {
  return atEverySize(page, async (width) => {
    const columns = await page
      .locator('header > div, main, footer > div')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map((box) => [box.x, box.width]),
      );
    expect(new Set(columns.map(String)).size, `one column at ${width}`).toBe(1);
    expect(columns[0]?.[1]).toBe(Math.min(width, 1800));
    const cutTitles = await page
      .locator('header h1')
      .evaluateAll(
        (titles) =>
          titles.filter((one) => one.clientHeight > 1 && one.scrollHeight - one.clientHeight > 1).length,
      );
    expect(cutTitles, `titles cut at ${width}`).toBe(0);
  });
}

/** The header is one line there, too, and includes the rules. */
async function expectHeaderInOneLine(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Règles' })).toHaveAttribute('href', address('rules', 'fr'));
  // The link to the lessons is left out if there is no room for it.
  const targets = header.locator('a, button, select').filter({ visible: true });
  await expect(targets.nth(2)).toBeVisible();
  // All at once, because those that only a wide screen has may disappear in the meantime.
  const boxes = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const { height, width } of boxes) expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
  expect(new Set(middles).size, 'all in one line').toBe(1);
}

/** A monitor of 1280 pixels at 400 %. */
const ENLARGED = { width: 320, height: 256 };

/** At 400 % everything scrolls, and only vertically: a fixed bar would leave no room to read. */
async function expectToScroll(page: Page): Promise<void> {
  await page.setViewportSize(ENLARGED);
  await expectNoSidewaysScroll(page);
  const staying = page.locator('header, footer, main *').filter({ visible: true });
  const stuck = await staying.evaluateAll(
    (parts) => parts.filter((part) => getComputedStyle(part).position === 'sticky').length,
  );
  expect(stuck, 'bars that stay').toBe(0);
}

test('everything fits every screen, is entirely in French and logs no errors', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Caused by the tests themselves, see playwright.config.ts.
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (/error|warning/.test(message.type()) && !isBlocked) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) complaints.push(`asks a stranger: ${request.url()}`);
  });
  await seedGame(page);
  for (const place of PLACES)
    await test.step(place, async () => {
      await page.goto(address(place, 'fr'));
      await expect(page.getByText(SHOWN[place]).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expectToFit(page);
      await expectRoomForThumbs(page);
      if (place === 'home' || place === 'inhabitants' || place === 'score') await expectHeaderInOneLine(page);
      await expectToScroll(page);
      const text = await page.locator('body').innerText();
      expect(text, 'no message without words').not.toMatch(/\b[a-z]+\.[a-z]+[A-Z][a-z]+|\{[a-z]+\}/);
      expect(complaints).toEqual([]);
    });
});

test('the count fits every screen, with two reasons even on a low phone, and the lower bar aligned with them', async ({
  page,
}) => {
  await seedGame(page);
  const words = page.getByRole('article');
  for (const step of ['C-a1', 'C-b']) {
    await page.goto(atStep(step, 'fr'));
    await expect(words.getByRole('heading', { level: 2 })).toBeVisible();
    await expectToFit(page);
    const board = page.getByRole('group', { name: /C/ });
    const wholeBoard = page.getByRole('button', { name: say('score.wholeBoard') });
    await expect(wholeBoard).toHaveCount(0);
    await expect.poll(async () => (await board.boundingBox())?.width).toBeGreaterThan(1000);
    for (const letter of LETTERS)
      await expect(board.locator(`[data-hill-of="${letter}"]`)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(wholeBoard).toBeVisible();
    await expectRoomForThumbs(page);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const place of ['lesson', 'quiz'] as const) {
    await page.goto(address(place, 'fr'));
    const board = page.getByRole('group', { name: say('quiz.board') });
    for (const letter of LETTERS)
      await expect(board.locator(`[data-hill-of="${letter}"]`), place).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: say('score.wholeBoard') }), place).toHaveCount(0);
  }

  // A shared game has one more line at the top.
  await page.goto(`${atStep('C-b', 'fr')}#${EXAMPLE}`);
  await expect(page.getByRole('main').getByText(/Livia, Marco, Nora, Otto, Pia/)).toBeVisible();
  const reason = words.getByRole('listitem').filter({ has: page.locator('[aria-pressed]') });
  const bar = page.getByRole('list', { name: say('count.soFar') });
  for (const size of [SMALLEST, LYING]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const { y = 0, height = 0 } = (await reason.nth(1).boundingBox()) ?? {};
      const below = (await bar.boundingBox()) ?? { x: 0, y: 0 };
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThanOrEqual(below.y);
      if (size !== LYING) return;
      const left = (await words.boundingBox())?.x ?? 0;
      expect(below.x).toBeCloseTo(left, 0);
      expect(left).toBeLessThan(LYING.width / 2);
    }).toPass();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(words, 'larger, where there is room').toHaveCSS('font-size', '18px');
  await expect(async () => {
    const { y = 0, height = 0 } = (await page.getByRole('group', { name: /C/ }).boundingBox()) ?? {};
    expect(y + height, 'the board ends above the bar').toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }).toPass();
  await page.getByRole('button', { name: say('count.result') }).click();
  const atTheEnd = page.getByRole('group', { name: say('tally.board') });
  await expect(atTheEnd).toBeVisible();
  await expectToFit(page);
  const column = page.getByRole('region', { name: say('tally.board') });
  expect((await atTheEnd.boundingBox())?.width, 'the board stays in its column').toBeLessThanOrEqual(
    (await column.boundingBox())?.width ?? 0,
  );
  await expectRoomForThumbs(page);
  await page.setViewportSize(LYING);
  await expect(async () => {
    const winners = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    const first = await page.getByRole('contentinfo').getByRole('link').first().boundingBox();
    expect(first?.x, 'the lower bar is in line with the tally, too').toBeCloseTo(winners?.x ?? 0, 0);
  }).toPass();
});

/**
 * At one and a half times and twice the size: the next button, the points and the last column of the tally are
 * visible.
 */
async function expectCountToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const step of ['C-a1', 'C-b', 'tally']) {
    await page.goto(`${atStep(step, 'fr')}#${EXAMPLE}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    for (const type of ['150%', '200%']) {
      await setTypeSize(page, type);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Règles' })).toBeInViewport({
        ratio: 1,
      });
      const last = page.getByRole('columnheader').last();
      if (step === 'tally') await last.scrollIntoViewIfNeeded();
      else
        await expect(page.getByRole('button', { name: /^Suivant|^Condottiere suivant/ })).toBeInViewport({
          ratio: 1,
        });
      await expect(
        step === 'tally' ? last : page.getByRole('list', { name: say('count.soFar') }),
      ).toBeInViewport({
        ratio: 1,
      });
    }
  }
}

test('fits a narrow phone with large type, and shows the whole board of the example at any size', async ({
  page,
}) => {
  await page.goto(address('home', 'fr'));
  await atEverySize(page, async (width) => {
    const board = (await page.getByRole('img').boundingBox()) ?? { x: -1, width: 0 };
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(width);
  });
  for (const { width, type } of [
    { width: 320, type: '125%' },
    { width: 390, type: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 664 });
    await setTypeSize(page, type);
    await expectNoSidewaysScroll(page);
  }
  await test.step('the count, too', () => expectCountToFit(page));
});
