/** A table argues how to read the rules, picks an answer, and the count goes by it from then on. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES, rulingAnswer, rulingsInForce, speaker } from '../lib/i18n';
import {
  DEFAULT_RULINGS,
  EXAMPLE,
  type Game,
  parseNotation,
  RULING_KEYS,
  RULINGS,
  type Rulings,
  score,
} from '../lib/palatinus';
import { expectAccessible, expectNoSidewaysScroll } from './look';
import { openTable } from './tables';

/** The example without the merchant on C3: now a peasant of hill C has an empty spring beside it. */
const TABLE = EXAMPLE.replace('.ryR23b.', '.ry-23b.');

function totalsAtC(rulings: Partial<Rulings>): readonly string[] {
  const { value: game } = parseNotation(TABLE) as { readonly value: Game };
  const { hills } = score({ ...game, rulings: { ...DEFAULT_RULINGS, ...rulings } });
  return hills.filter(({ letter }) => letter === 'C').flatMap(({ totals }) => totals.map(String));
}

const answer = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });
const inForce = (page: Page): Locator => page.getByRole('contentinfo').getByRole('status');

async function expectTotalsAtC(page: Page, totals: readonly string[]): Promise<void> {
  await page.goto('/en/score?step=C-b');
  const painted = page.getByRole('article').getByRole('list', { name: 'Influence' }).locator('b');
  await expect(painted).toHaveText([...totals]);
}

test('an answer is picked, counted by, undone and kept', async ({ page }) => {
  await openTable(page, TABLE);
  await expectTotalsAtC(page, totalsAtC({}));

  await page.goto('/en/rulings');
  await expect(inForce(page)).toHaveText('Rulings: usual.');
  await expect(answer(page, /^4: for the field and for the spring/)).toBeChecked();
  await page.getByText('2: for the spring only').click();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring counts 2.');
  await page.getByText('All of them: they share the victory').click();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring counts 2; no tie-break.');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring counts 2.');
  await expect(answer(page, /^Most tokens, discs and captives/)).toBeChecked();

  await page.reload();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring counts 2.');
  await expect(answer(page, '2: for the spring only')).toBeChecked();
  expect(totalsAtC({ emptySpring: 'spring' })).not.toEqual(totalsAtC({}));
  await expectTotalsAtC(page, totalsAtC({ emptySpring: 'spring' }));
});

test('the table is written down with its rulings', async ({ page }) => {
  await openTable(page, TABLE);
  await page.goto('/en/rulings');
  await page.getByText('It stays').click();
  await expect(inForce(page)).toHaveText('Rulings: a lone condottiere stays.');
  await page.goto('/en/file');
  await expect(page.getByRole('code')).toHaveText(TABLE.replace('_bfoio_', '_bsoio_'));
});

for (const language of LANGUAGES) {
  test(`every question has its answers, one of them usual, in ${language}`, async ({ page }) => {
    const say = speaker(language);
    await page.goto(`/${language}/rulings`);
    await expect(inForce(page)).toHaveText(rulingsInForce(say, DEFAULT_RULINGS));
    for (const key of RULING_KEYS) {
      const question = page.getByRole('group', { name: say(`rulings.${key}`) });
      await expect(question.getByRole('radio')).toHaveCount(RULINGS[key].length);
      for (const option of RULINGS[key]) {
        const { label, why } = rulingAnswer(say, key, option);
        const isUsual = option === DEFAULT_RULINGS[key];
        const card = question.getByRole('radio', {
          name: isUsual ? `${label} ${say('rulings.usual')}` : label,
          exact: true,
        });
        await expect(card).toHaveAccessibleDescription(why);
        await expect(card).toBeChecked({ checked: isUsual });
      }
    }
  });
}

test('leads to the rule a question is about, and back to the inhabitants', async ({ page }) => {
  await page.goto('/en/rulings');
  await page.getByRole('link', { name: 'Rule 7.2' }).click();
  await expect(page).toHaveURL('/en/rules#lone-condottiere');
  await page.goBack();
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL('/en/inhabitants');
});

for (const look of ['light', 'dark'] as const) {
  test(`reads well for everyone, ${look}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/rulings`);
      await expect(inForce(page)).not.toBeEmpty();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
