/**
 * Somebody practises for a while: the learning page shows what they know, what they mix up and what comes next. They
 * take it to another device as a file, where it is merged, and may reset it.
 */
import { readFile } from 'node:fs/promises';
import { progressDocument } from '../lib/files';
import type { Progress } from '../lib/palatinus/learn';
import { makeSaved, nothingSaved } from '../lib/store';
import { address, sevenHills } from './addresses';
import { expectAccessible } from './look';
import { seedText } from './seed';
import { expect, type Locator, type Page, test } from './test';

const MINE: Progress = {
  topics: {
    merchant: { right: 4, wrong: 1, box: 3, last: '2026-01-01' },
    'own-spring': { right: 0, wrong: 1, box: 0, last: '2026-01-02' },
  },
  misreadings: { 'own-spring-forgotten': { made: 1, avoided: 0, last: '2026-01-02' } },
  lessons: { 'hill-c': '2026-01-01', 'finer-points': '2026-01-01', 'own-spring': '2026-01-02' },
  daily: {},
};
const THEIRS: Progress = { ...MINE, topics: {}, misreadings: {}, lessons: { tie: '2026-01-03' } };

const textOf = (progress: Progress): string =>
  makeSaved(progressDocument, { ...nothingSaved(progressDocument), document: progress });
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function open(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('shows what is known and what comes next, is saved as a file, can be reset, and leads to the other game, too', async ({
  page,
}) => {
  await seedText(page, textOf(MINE), progressDocument.key);
  await page.goto(address('home'));
  await page.getByRole('main').getByRole('link', { name: 'Learn to count' }).click();
  await expect(page).toHaveURL(address('learn'));
  await expect(region(page, 'A spring under the peasant')).toContainText('Wrong last time');
  await expect(region(page, 'You mix up')).toContainText(
    'A peasant that stands on a spring earns 2 for it, too.Not: “A peasant’s own spring is forgotten”',
  );
  await expect(region(page, 'You know')).toContainText('What a merchant counts');
  await expect(region(page, 'Lessons')).toContainText('3 of 15 done');
  await region(page, 'Lessons').getByText('Springs', { exact: true }).click();
  await expect(
    region(page, 'Lessons').getByRole('link', { name: /^A spring under the peasant.*Done$/ }),
  ).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('button', { name: 'Forget all this' }).click();
  await expect(region(page, 'The first hill')).toContainText('Next for you');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(region(page, 'You mix up')).toBeVisible();
  await page.getByRole('button', { name: 'Forget all this' }).click();
  await expect(region(page, 'The first hill')).toBeVisible();

  await page.goto(address('open'));
  await open(page, textOf(THEIRS).replace('2026-01-03', '2026-99-03'));
  await expect(page.getByText('too damaged or too old')).toBeVisible();
  await open(page, textOf(THEIRS));
  await expect(page.getByText('Your practice is added to what was here.')).toBeVisible();
  await open(page, file);
  await page.getByRole('main').getByRole('link', { name: 'Learn' }).click();
  await expect(region(page, 'Lessons'), 'theirs and mine').toContainText('4 of 15 done');
  await region(page, 'A spring under the peasant').getByRole('link', { name: 'Practise' }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${address('quiz')}\\?topic=own-spring`));

  await page.goto(address('learn'));
  await page.getByRole('link', { name: /^Seven Hills/ }).click();
  await expect(page).toHaveURL(sevenHills('learn'));
  await expect(page.getByRole('heading', { name: 'How strong is a player?' })).toBeVisible();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('That is what you get if a noble counts 1 on a hill.');
  await expectAccessible(page);
  for (let step = 2; step <= 9; step += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${sevenHills('learn')}?step=${step}`);
    await page.getByRole('button', { name: 'Show the answer' }).click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('link', { name: 'Learn Palatinus' }).click();
  await expect(page.getByRole('link', { name: /^Seven Hills.* Done$/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Score Seven Hills' }).click();
  await expect(page).toHaveURL(sevenHills('players'));
});
