/**
 * Names are written from right to left, and every number is next to its player. Hidden characters in a pasted name
 * are removed.
 */
import { address } from './addresses';
import { lineWith, SCENES } from './name-scenes';
import { notebookOf, seed, seedGame } from './seed';
import { expect, type Page, test } from './test';

/** Right-to-left names; one ends with a number, as names may. */
const HEBREW_AND_ARABIC = ['ליביה 2', 'מרקו', 'نورة', 'עומר', 'علي'];

/**
 * Texts whose words are not painted in reading order: line by line, from left to right, with each name as one word.
 * All languages of the app are written like that.
 */
function paintedInDisorder(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const words = new RegExp(`${known.join('|').replaceAll(' ', '\\s')}|[^\\s\u2068\u2069]+`, 'g');
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!known.some((name) => text.includes(name))) continue;
      const boxes = Array.from(text.matchAll(words), ({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects()[0];
      }).filter((box) => box !== undefined);
      const inOrder = boxes.every((box, index) => {
        const next = boxes[index + 1];
        return !next || next.top > box.bottom - box.height / 2 || next.left >= box.right - 1;
      });
      if (!inOrder) found.push(text);
    }
    return found;
  }, names);
}

/** The characters that the app puts around a right-to-left name. */
async function removeIsolates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.nodeValue = (node.nodeValue ?? '').replace(/[\u2068\u2069]/g, '');
  });
}

/** In each of these a number comes directly after a name, and would be painted before it. */
const TOLD = ['the influence', 'the tally', 'the points so far', 'the share sheet', 'print'];

test('every number is next to its player although names are written from right to left', async ({ page }) => {
  const line = lineWith(HEBREW_AND_ARABIC);
  await seed(page, notebookOf(line));
  for (const scene of TOLD) {
    await SCENES[scene]?.(page, line);
    expect(await paintedInDisorder(page, HEBREW_AND_ARABIC), scene).toEqual([]);
    await removeIsolates(page);
    const disorder = await paintedInDisorder(page, HEBREW_AND_ARABIC);
    expect(disorder.length, `${scene}, as it would be without isolates`).toBeGreaterThan(0);
  }
});

test('hidden characters in a pasted name are removed, and a name of nothing else counts as none', async ({
  page,
}) => {
  await seedGame(page);
  await page.goto(address('players'));
  const name = page.getByRole('textbox', { name: 'Name of player 1' });
  await name.fill('\u202eaivil\u200b\u0007');
  await expect(name).toHaveValue('aivil');
  await expect(page.getByRole('button', { name: 'Remove aivil' })).toBeVisible();
  await name.fill('\u3164\u200b ');
  await expect(name).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove Player 1' })).toBeVisible();
});
