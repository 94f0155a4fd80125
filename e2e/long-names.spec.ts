/**
 * Somebody has a long name without a space: every screen still fits a narrow phone, and so does the picture. Names of
 * nine letters are common and shown in full.
 */
import { speaker } from '../lib/i18n';
import { nameCopy, withMyCopy } from '../lib/palatinus/enter';
import { NAME_LENGTH } from '../lib/text';
import { address, atStep } from './addresses';
import { brokenWords } from './fit';
import { TIED, TIED_FOUR, withChange } from './games';
import { atEverySize, expectNoSidewaysScroll } from './look';
import { lineWith, SCENES } from './name-scenes';
import { KNOWN_COPY, notebookOf, seed } from './seed';
import { expect, type Page, test } from './test';

/** Text that is painted beyond its box or beyond the screen. */
function paintedOutside(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((name) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const above: Element[] = [];
      for (let element = node.parentElement; element; element = element.parentElement) above.push(element);
      const box = above.find((element) => getComputedStyle(element).display !== 'inline');
      if (!text.includes(name) || !box) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clips = above.filter((element) => getComputedStyle(element).overflowX !== 'visible');
      for (const { left, right } of range.getClientRects()) {
        const within = box.getBoundingClientRect();
        const edges = clips.map((element) => element.getBoundingClientRect());
        const from = Math.max(left, ...edges.map((edge) => edge.left));
        const to = Math.min(right, ...edges.map((edge) => edge.right));
        if (to - from < 1) continue;
        if (from < Math.max(0, within.left) - 1 || to > Math.min(innerWidth, within.right) + 1)
          found.push(`${text} from ${from} to ${to} in ${box.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  }, part);
}

/** The longest possible name, of the widest letter. */
const LONGEST = 'W'.repeat(NAME_LENGTH);

test('the longest name fits a narrow phone, wherever it is shown', async ({ page }) => {
  const line = lineWith(Array<string>(5).fill(LONGEST));
  await page.setViewportSize({ width: 320, height: 700 });
  await seed(page, withMyCopy(notebookOf(line, nameCopy(KNOWN_COPY, LONGEST))));
  for (const [scene, open] of Object.entries(SCENES))
    await test.step(scene, async () => {
      await open(page, line);
      await expectNoSidewaysScroll(page);
      expect(await paintedOutside(page, 'WWWW'), scene).toEqual([]);
      for (const way of await page.getByRole('link', { name: /^Count it together|^Show the result/ }).all())
        expect((await way.boundingBox())?.width, 'no message squeezes the way on').toBeGreaterThan(110);
    });
});

/** Names in the picture that overlap other words or its edge. */
function overlapsInPicture(page: Page, part: string): Promise<readonly string[]> {
  const picture = page.getByRole('dialog').getByRole('img', { name: /^Picture/ });
  return picture.evaluate((drawing, name) => {
    const edge = drawing.getBoundingClientRect();
    const texts = Array.from(drawing.querySelectorAll('text'), (element) => ({
      text: element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }));
    return texts
      .filter(({ text, box }) => {
        const over = texts.filter(
          (other) =>
            other.box.left < box.right &&
            box.left < other.box.right &&
            Math.abs(other.box.top - box.top) < box.height / 2,
        );
        return text.includes(name) && (over.length > 1 || box.left < edge.left || box.right > edge.right);
      })
      .map(({ text }) => text);
  }, part);
}

test('the picture has room for five players with short names, long ones and wide letters', async ({
  page,
}) => {
  for (const name of ['W'.repeat(10), LONGEST, '山田太郎山田太郎']) {
    await page.goto(address('home'), { waitUntil: 'commit' });
    await page.goto(`${atStep('tally')}#${lineWith(Array<string>(5).fill(name))}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const start = name.slice(0, 2);
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Picture/ })).toContainText(start);
    expect(await overlapsInPicture(page, start), name).toEqual([]);
  }
});

const LONG_NAMES = withChange(
  TIED,
  /_.*?_/,
  '_y-Eleonore-Wilhelmina-zur-Sieben-Hugeln.g-Maximilianaalexandrabernadettejosephine.p-Clara.b-Wolfeschlegelsteinhausenbergerdorff.r-Eva_',
);

test('the tally fits five long names into any width, and has them in full for screen readers', async ({
  page,
}) => {
  await page.goto(`${atStep('tally', 'fr')}#${LONG_NAMES}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').first()).toHaveText(
    `Eleonore Wilhelmina zur Sieben Hugeln, ${speaker('fr')('words.yellow')}`,
  );
  await page.getByText('Clara : pourquoi 4 points').click();
  await atEverySize(page, async (width) => {
    const cut = await table
      .locator('th, td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth - cell.clientWidth > 1).length);
    expect(cut, `cells cut at ${width}`).toBe(0);
    const broken = await table
      .locator('th bdi')
      .evaluateAll((names) =>
        names
          .filter((name) => name.clientHeight > 3.1 * Number.parseFloat(getComputedStyle(name).fontSize))
          .map((name) => name.textContent),
      );
    expect(broken, `names on more than two lines at ${width}`).toEqual([]);
  });
});

const NINE_LETTERS = ['Alexander', 'Cleopatra', 'Augustina', 'Katharina', 'Guillaume'];
const [YELLOW, RED, PURPLE, BLUE] = NINE_LETTERS;
const FOUR = withChange(TIED_FOUR, /_.*?_/, `_y-${YELLOW}.r-${RED}.p-${PURPLE}.b-${BLUE}_`);
/** Names that are not fully visible. */
const cutOff = (names: Element[]): readonly (string | null)[] =>
  names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent);

/** The width of A4 between its margins. */
const PAPER = { width: 703, height: 1032 };

test('nine letters are shown in full for four players on a phone, for five in the tally, the trays, the guesses and on paper', async ({
  page,
}) => {
  const expectInFull = async (): Promise<void> => {
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect(await brokenWords(page), page.url()).toEqual([]);
  };
  await page.goto(`${atStep('tally')}#${FOUR}`);
  await expect(page.getByRole('region', { name: 'The race over the hills' })).toContainText(`${BLUE}10`);
  await expectInFull();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Does it matter?' }).click();
  await expect(page.getByRole('button', { name: 'Play it this way' })).toHaveCount(3);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectInFull();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${atStep('tally')}#${lineWith(NINE_LETTERS)}`);
  await expect(page.getByRole('table')).toBeVisible();
  const above = page.getByRole('table').locator('th bdi > span');
  await expect(above).toHaveText(NINE_LETTERS);
  expect(await above.evaluateAll(cutOff)).toEqual([]);
  for (const names of [NINE_LETTERS.slice(0, 4), NINE_LETTERS]) {
    await page.goto(`${address('print')}#${names.length > 4 ? lineWith(names) : FOUR}`);
    await expect(page.getByRole('columnheader')).toHaveText(names);
    await expectInFull();
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    await expectInFull();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await seed(page, withMyCopy(notebookOf(lineWith(NINE_LETTERS), KNOWN_COPY)));
  await page.goto(address('inhabitants'));
  const trays = page.getByRole('group', { name: 'Colour' });
  await expect(trays.getByText(PURPLE ?? '')).toBeVisible();
  expect(await trays.locator('bdi').evaluateAll(cutOff)).toEqual([]);
  await page.goto(`${address('score')}?guess=A-b`);
  const takers = page.getByRole('group', { name: /who takes it/ }).locator('bdi > span');
  await expect(takers).toContainText(NINE_LETTERS);
  expect(await takers.evaluateAll(cutOff)).toEqual([]);
});
