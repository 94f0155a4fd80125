/**
 * A small phone, a phone on its side, a wide screen, large type, long names: every screen fits, and whatever is there to
 * be touched is large enough for a thumb. In French, whose words are the longer ones.
 */
import { speaker } from '../lib/i18n';
import { address, atStep, PLACES, type Place } from './addresses';
import { EXAMPLE, TIED } from './games';
import { expectNoSidewaysScroll } from './look';
import { seedGame } from './seed';
import { expect, type Page, test } from './test';

const say = speaker('fr');

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

const LONG_NAMES = TIED.replace('y-Anna', 'y-Eleonore-Wilhelmina-zur-Sieben-Hugeln')
  .replace('g-Ben', 'g-Maximilianaalexandrabernadettejosephine')
  .replace('b-David', 'b-Wolfeschlegelsteinhausenbergerdorff');

/** What stands there only when the game on the device has been read. */
const SHOWN: Readonly<Record<Place, string | RegExp>> = {
  home: /Livia, Marco, Nora, Otto, Pia/,
  players: '5 joueurs, 35 habitants',
  tiles: '7 sur 7',
  inhabitants: 'Tout le monde est sur le plateau.',
  score: /Livia/,
  copy: say('copy.name'),
  rulings: say('rulings.inForceUsual'),
  print: /Livia/,
  rules: say('rules.title'),
  open: EXAMPLE,
};

async function expectToFit(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

for (const place of PLACES)
  test(`${place} fits every screen, speaks French throughout and complains of nothing`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) complaints.push(`asks a stranger: ${request.url()}`);
    });
    await seedGame(page);
    await page.goto(address(place, 'fr'));
    await expect(page.getByText(SHOWN[place]).first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expectToFit(page);
    const text = await page.locator('body').innerText();
    expect(text, 'no message without words').not.toMatch(/\b[a-z]+\.[a-z]+[A-Z][a-z]+|\{[a-z]+\}/);
    expect(complaints).toEqual([]);
  });

for (const step of ['C-a1', 'C-b'])
  test(`the count fits every screen at ${step}`, async ({ page }) => {
    await seedGame(page);
    await page.goto(atStep(step, 'fr'));
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
    await expectToFit(page);
  });

test('fits five long names into any width, and has them in full for those who listen', async ({ page }) => {
  await page.goto(`${atStep('tally', 'fr')}#${LONG_NAMES}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').first()).toHaveText(
    `Eleonore Wilhelmina zur Sieben Hugeln, ${say('words.yellow')}`,
  );
  await page.getByText('Clara : pourquoi 4 points').click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    const cut = await table
      .locator('th, td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth - cell.clientWidth > 1).length);
    expect(cut, `cells cut at ${size.width}`).toBe(0);
  }
});

test('fits a narrow phone with large type, the example’s board and tally included', async ({ page }) => {
  await page.goto(address('home', 'fr'));
  for (const { width, type } of [
    { width: 320, type: '125%' },
    { width: 390, type: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 664 });
    await page.addStyleTag({ content: `:root { font-size: ${type} }` });
    await expectNoSidewaysScroll(page);
  }
  await page.addStyleTag({ content: ':root { font-size: 100% }' });
  const example = page.getByRole('region', { name: 'Une partie en exemple' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const part of [example.getByRole('img'), example.getByRole('table')]) {
      const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
    }
  }
});

test('gives the thumb at least 44 pixels on everything in the header', async ({ page }) => {
  await page.goto(address('home'));
  const targets = page.getByRole('banner').locator('a, button, select');
  expect(await targets.count()).toBe(3);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    expect(box?.width, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});
