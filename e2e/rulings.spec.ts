/** A table argues how to read the rules, picks an answer, and the count goes by it from then on. */
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
import { address, atStep } from './addresses';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

/** The example without the merchant on C3: now a peasant of hill C has an empty spring beside it. */
const TABLE = EXAMPLE.replace('.ryR23b.', '.ry-23b.');

function totalsAtC(rulings: Partial<Rulings>): readonly string[] {
  const { value: game } = parseNotation(TABLE) as { readonly value: Game }; // the notation above is a sound game
  const { hills } = score({ ...game, rulings: { ...DEFAULT_RULINGS, ...rulings } });
  return hills.filter(({ letter }) => letter === 'C').flatMap(({ totals }) => totals.map(String));
}

const answer = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });
const inForce = (page: Page): Locator => page.getByRole('contentinfo').getByRole('status');

async function expectTotalsAtC(page: Page, totals: readonly string[]): Promise<void> {
  await page.goto(atStep('C-b'));
  const painted = page.getByRole('article').getByRole('list', { name: 'Influence' }).locator('b');
  await expect(painted).toHaveText([...totals]);
}

test('an answer is picked, undone, written down and counted by', async ({ page }) => {
  await seedGame(page, TABLE);
  await expectTotalsAtC(page, totalsAtC({}));

  await page.goto(address('rulings'));
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
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(TABLE.replace('_bfoio_', '_sfoio_'));
});

for (const language of LANGUAGES)
  test(`every question has its answers, one of them usual, in ${language}`, async ({ page }) => {
    const say = speaker(language);
    await page.goto(address('rulings', language));
    await expect(inForce(page)).toHaveText(rulingsInForce(say, DEFAULT_RULINGS));
    const shown = await page
      .getByRole('main')
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => {
          const ids = radio.getAttribute('aria-describedby')?.split(' ') ?? [];
          const why = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
          return { why, isChecked: radio instanceof HTMLInputElement && radio.checked };
        }),
      );
    expect(shown).toEqual(
      RULING_KEYS.flatMap((key) =>
        RULINGS[key].map((option) => ({
          why: rulingAnswer(say, key, option).why,
          isChecked: option === DEFAULT_RULINGS[key],
        })),
      ),
    );
    for (const key of RULING_KEYS) {
      const usual = rulingAnswer(say, key, DEFAULT_RULINGS[key]).label;
      await expect(
        page
          .getByRole('group', { name: say(`rulings.${key}`) })
          .getByRole('radio', { name: `${usual} ${say('rulings.usual')}`, exact: true }),
      ).toBeChecked();
    }
  });

test('leads to the rule a question is about, and back to the inhabitants', async ({ page }) => {
  await page.goto(address('rulings'));
  await page.getByRole('link', { name: 'Rule 7.2' }).click();
  await expect(page).toHaveURL(`${address('rules')}#lone-condottiere`);
  await page.goBack();
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL(address('inhabitants'));
});
