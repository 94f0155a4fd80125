/** A table argues how to read the rules, picks an answer, and the count uses it from then on. */
import { rulingAnswer, rulingsInForce, speaker, storySentences } from '../lib/i18n';
import {
  DEFAULT_RULINGS,
  differencesBetween,
  EXAMPLE,
  type Game,
  parseNotation,
  RULING_KEYS,
  RULINGS,
  type Rulings,
  score,
} from '../lib/palatinus';
import { address, atStep } from './addresses';
import { withChange } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

/** The example without the merchant on C3: now a peasant of hill C has an empty spring next to it. */
const TABLE = withChange(EXAMPLE, '.ryR23b.', '.ry-23b.');

/** The example with one piece elsewhere: who wins depends on what an empty spring gives. */
const DECISIVE = withChange(EXAMPLE, '.G--pBB', '.G-Bp-B');

function gameWith(line: string, rulings: Partial<Rulings> = {}): Game {
  const { value: game } = parseNotation(line) as { readonly value: Game }; // the notations above are sound games
  return { ...game, rulings: { ...DEFAULT_RULINGS, ...rulings } };
}

function changesIn(line: string, rulings: Partial<Rulings>): readonly string[] {
  const [before, after] = [score(gameWith(line)), score(gameWith(line, rulings))];
  expect(after.winners).not.toEqual(before.winners);
  return storySentences(speaker('en'), gameWith(line)).differences(differencesBetween(before, after));
}

function totalsAtC(rulings: Partial<Rulings>): readonly string[] {
  const { hills } = score(gameWith(TABLE, rulings));
  return hills.filter(({ letter }) => letter === 'C').flatMap(({ totals }) => totals.map(String));
}

const answer = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });
const effect = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^(In this game|With the|What “)/ });
const inForce = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^(Rulings|Points de règle)/ });

/** Opens the row of a question. */
async function unfold(page: Page, question: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 2, name: question }).click();
}

/** The position of each question on the page, regardless of scrolling. */
async function placesOfQuestions(page: Page): Promise<readonly number[]> {
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(RULING_KEYS.length);
  return page
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + window.scrollY));
}

async function expectTotalsAtC(page: Page, totals: readonly string[]): Promise<void> {
  await page.goto(atStep('C-b'));
  const painted = page.getByRole('article').getByRole('list', { name: 'Influence' }).locator('b');
  await expect(painted).toHaveText([...totals]);
}

test('an answer is picked, undone, shown in the tally and used by the count', async ({ page }) => {
  await seedGame(page, TABLE);
  await expectTotalsAtC(page, totalsAtC({}));

  await page.goto(address('rulings'));
  await expect(inForce(page)).toHaveText('Rulings: standard.');
  const rows = page.locator('summary');
  const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
  expect(height, 'all questions on less than two phones').toBeLessThan(2 * 844);
  await expect(rows.first()).toContainText('4: for the field and for the spring');
  await expect(answer(page, /^4: for/), 'folded away').toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2: for the spring only'), 'but not on paper').toBeVisible();
  await page.emulateMedia({ media: null });
  await unfold(page, /^A spring next to a peasant/);
  await expect(answer(page, /^4: for the field and for the spring/)).toBeChecked();
  await page.getByText('2: for the spring only').click();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring gives 2.');
  await expect(effect(page)).toContainText('With the pieces entered so far');
  await unfold(page, /Who wins\?$/);
  await page.getByText('All of them: they share the victory').click();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring gives 2; no tie-break.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(effect(page), 'none of what was undone').toHaveCount(1);
  await expect(inForce(page)).toHaveText('Rulings: an empty spring gives 2.');
  await expect(answer(page, /^Most tokens, discs and captives/)).toBeChecked();

  await page.reload();
  await expect(inForce(page)).toHaveText('Rulings: an empty spring gives 2.');
  await expect(rows.first()).toContainText('2: for the spring only');
  await unfold(page, /^A spring next to a peasant/);
  await expect(answer(page, '2: for the spring only')).toBeChecked();
  expect(totalsAtC({ emptySpring: 'spring' })).not.toEqual(totalsAtC({}));
  await expectTotalsAtC(page, totalsAtC({ emptySpring: 'spring' }));
  await page.goto(address('open'));
  await expect(page.getByRole('code')).toHaveText(withChange(TABLE, '_bfoio_', '_sfoio_'));
});

test('every question has its answers, one of them standard, in English and French', async ({ page }) => {
  for (const language of ['en', 'fr'] as const) {
    const say = speaker(language);
    await page.goto(address('rulings', language));
    await expect(inForce(page)).toHaveText(rulingsInForce(say, DEFAULT_RULINGS));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      RULING_KEYS.map((key) => say(`rulings.${key}`)),
    );
    // By keyboard, from row to row.
    for (const row of await page.locator('summary').all()) await row.press('Enter');
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
          .getByRole('radio', { name: `${usual} ${say('rulebook.usual')}`, exact: true }),
      ).toBeChecked();
    }
  }
});

test('leads to the rule of a question, and shows no effect for a game that cannot be counted', async ({
  page,
}) => {
  await page.goto(address('rulings'));
  await unfold(page, /condottiere/);
  await page.getByText('It stays', { exact: true }).click();
  await expect(inForce(page)).toHaveText('Rulings: a condottiere with no merchant or peasant stays.');
  await expect(effect(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Rule 7.2' }).click();
  await expect(page).toHaveURL(`${address('rules')}#lone-condottiere`);
  await page.goBack();
  await expect(page).toHaveURL(address('rulings'));
  await expect(inForce(page)).toHaveText('Rulings: a condottiere with no merchant or peasant stays.');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(address('home'));
});

test('during a count an answer reveals nothing about later hills', async ({ page }) => {
  await seedGame(page, DECISIVE);
  await page.goto(`${address('score')}?together`);
  await page.getByRole('button', { name: 'Next piece' }).click();
  const spring = page.getByRole('radio', { name: /^2: for the spring only/ });
  await page.goto(`${address('rulings')}?from=score?step=A-b`);
  await unfold(page, /spring/);
  await expect(spring).toBeVisible();
  await expect(page.getByRole('main'), 'while no hill is counted').not.toContainText('In this game:');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hill A' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.goto(`${address('rulings')}?from=score?step=A-b`);
  await unfold(page, /spring/);
  await expect(spring).toHaveAccessibleDescription(/In this game: no hill counted so far changes hands\.$/);
  await page.getByText('2: for the spring only').click();
  await expect(effect(page)).toContainText('No hill counted so far changes hands.');
  await expect(page.getByRole('main')).not.toContainText(/instead of|depends on it/);
});

test('an answer shows what it changes in this game, and Back leads to the previous screen', async ({
  page,
}) => {
  await seedGame(page, DECISIVE);
  await page.goto(atStep('tally'));
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Pia wins');
  await page.getByRole('main').getByRole('link', { name: 'Rulings' }).click();
  const before = await placesOfQuestions(page);
  await expect(page.getByRole('radio', { name: /^2: for the spring only/ })).toHaveAccessibleDescription(
    /In this game: .*Nora and Pia share the victory instead of Pia\./,
  );
  const rows = page.getByRole('main').locator('summary');
  await expect(rows.first()).toContainText('In this game: who wins depends on it.');
  await expect(rows.nth(1)).toContainText('In this game: the score stays the same.');
  await expect(rows.nth(2), 'as “Does it matter?” says').toContainText('Does not come up in this game.');
  await expect(rows.last()).toContainText('Does not come up in this game. Matters with two players only.');
  await unfold(page, /condottiere/);
  await expect(page.getByRole('radio', { name: 'It stays' })).toHaveAccessibleDescription(
    /In this game: the score stays the same\.$/,
  );
  await page.getByText('2: for the spring only').click();
  for (const change of changesIn(DECISIVE, { emptySpring: 'spring' }))
    await expect(effect(page)).toContainText(change);
  await expect(effect(page)).toBeInViewport({ ratio: 1 });
  expect((await placesOfQuestions(page))[0], 'the question stays').toBe(before[0]);
  const { y = 0, height = 0 } = (await effect(page).boundingBox()) ?? {};
  const next = await page.getByRole('heading', { level: 2 }).nth(1).boundingBox();
  expect(y + height, 'the next question is not covered').toBeLessThanOrEqual(next?.y ?? 0);
  await page.getByText('It stays', { exact: true }).click();
  await expect(effect(page).last()).toHaveText(/^In this game.*the score stays the same/);
  await expect(effect(page).last()).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(effect(page)).toHaveText([/^What “.*” changes.*share the victory/]);
  await unfold(page, /condottiere/);
  await expect(effect(page)).toHaveText([
    /^What “.*” changes.*share the victory/,
    /the score stays the same/,
  ]);
  await page.getByRole('navigation').getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Nora and Pia share');

  // From a hill that was opened from the tally, Back leads to that hill, and from there to the tally.
  const { letter } =
    score(gameWith(DECISIVE, { emptySpring: 'spring' })).hills.find(({ influence }) =>
      influence.some(({ sources }) => sources.some(({ ruling }) => ruling === 'emptySpring')),
    ) ?? {};
  await page
    .getByRole('table')
    .getByRole('button', { name: `Hill ${letter}` })
    .click();
  await page.getByRole('article').getByText('7.1').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Choose the answer for your game' }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `Hill ${letter}` })
    .click();
  await expect(page).toHaveURL(atStep(`${letter}-b`));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Result' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(atStep('tally'));

  await page.getByRole('button', { name: 'New game, same players' }).click();
  await expect(page).toHaveURL(`${address('players')}?new`);
  const house = page.getByText('an empty spring gives 2; a condottiere with no merchant or peasant stays.');
  await expect(house).toBeVisible();
  await page.getByRole('button', { name: 'Back to standard' }).click();
  await expect(house).toBeHidden();
  await page.getByRole('link', { name: 'Rulings' }).click();
  await expect(inForce(page)).toHaveText('Rulings: standard.');

  await page.goto(`${address('rulings')}?from=inhabitants`);
  await page.getByRole('navigation').getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL(address('inhabitants'));
  await page.goto(`${address('rulings')}?from=//elsewhere.example`);
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('link')).toHaveAttribute(
    'href',
    address('home'),
  );
});
