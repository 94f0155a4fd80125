/** Somebody doubts a number. The sentence names a rule, the rule has a number, and there it is, with a picture. */
import { speaker } from '../lib/i18n';
import { CHAPTERS, EXAMPLE, numberOfRule, type RuleId } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { withChange } from './games';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

const contents = (page: Page): Locator => page.getByRole('navigation', { name: /^Chap/ });
const paragraph = (page: Page, rule: RuleId): Locator => page.locator(`li#${rule}`);

/** Whether it is highlighted compared with the paragraph before it. */
async function isLit(page: Page, rule: RuleId): Promise<boolean> {
  const ground = (of: RuleId): Promise<string> =>
    paragraph(page, of).evaluate((element) => getComputedStyle(element).backgroundColor);
  return (await ground(rule)) !== (await ground(rule === 'wolf' ? 'beside' : 'wolf'));
}

test('has every paragraph with its number, and pictures with names', async ({ page }) => {
  const say = speaker('fr');
  await page.goto(address('rules', 'fr'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('rules.title'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    CHAPTERS.map(({ id }) => say(`rules.chapter-${id}`)),
  );
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(
    RULES.map((rule) => say(`rules.${rule}-title`)),
  );
  const links = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const link = document.querySelector(`li#${id} a`);
        return [link?.textContent, link?.getAttribute('aria-label'), link?.getAttribute('href')];
      }),
    RULES,
  );
  expect(links).toEqual(
    RULES.map((rule) => {
      const number = numberOfRule(rule);
      return [number, say('rulebook.link', { number, title: say(`rules.${rule}-title`) }), `#${rule}`];
    }),
  );
  await expect(
    page.getByText(/\b(editions|rules|rulings)\.[a-z]|\{/),
    'no message without words',
  ).toHaveCount(0);

  const pictures = page.getByRole('main').getByRole('img');
  const names = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/\d\.\d.* \S/);
});

test('shows the rule in its picture, as the engine counts it, and highlights the linked paragraph', async ({
  page,
}) => {
  await page.goto(`${address('rules')}#shared-captive`);
  const numbers = (rule: RuleId): Promise<string[]> =>
    paragraph(page, rule).locator('[data-numbers] text').allTextContents();
  // One merchant, one peasant, one condottiere: 1 + 2 + 3.
  expect((await numbers('merchant')).sort()).toEqual(['+1', '+2', '+3', '6']);
  await expect(paragraph(page, 'merchant')).toContainText('= 6');
  // With one ruling and the other.
  expect(await numbers('empty-spring')).toEqual(['4', '+2', '+2', '2', '+2']);

  await expect(paragraph(page, 'shared-captive').getByRole('heading')).toBeInViewport();
  await expect.poll(() => isLit(page, 'shared-captive')).toBe(true);
  expect(await isLit(page, 'flee')).toBe(false);
  await paragraph(page, 'shared-captive').getByRole('link', { name: 'Rule 7.3' }).click();
  await expect(page).toHaveURL(`${address('rules')}#captured-twice`);
  await expect(paragraph(page, 'captured-twice').getByRole('heading')).toBeInViewport();
  await expect.poll(() => isLit(page, 'captured-twice')).toBe(true);
  expect(await isLit(page, 'shared-captive')).toBe(false);
});

test('is searched by words, without accents and by keyboard, even if they are typed before any script has loaded', async ({
  page,
}) => {
  const say = speaker('fr');
  let letCome = (): void => undefined;
  const typed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.js*', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(address('rules', 'fr'), { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: say('rulebook.search') });
  const results = page.getByRole('search').getByRole('link');
  await field.fill('ægypte');
  letCome();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(say('rulebook.none'));
  await expect(results).toHaveCount(0);
  await field.fill('Egalite tete');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(say('rulebook.found', { count: 1 }));
  await expect(results).toHaveText([new RegExp(`${numberOfRule('tie')}.*${say('rules.tie-title')}`)]);
  await expect(results.locator('mark').first(), 'in the title').toHaveText('Égalité');
  await expect(
    results
      .locator('mark')
      .filter({ hasText: /^égalité$/ })
      .first(),
    'in the text',
  ).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(`${address('rules', 'fr')}#tie`);
  await expect(paragraph(page, 'tie').getByRole('heading')).toBeInViewport();
  await contents(page)
    .getByRole('link', { name: say('rulebook.search') })
    .click();
  await expect(field).toBeFocused();
  await field.fill('soldats');
  await expect(results.locator('mark').first()).toHaveText(/^condottieres?$/i);
  await field.fill('condottiere fuit');
  await expect(results.filter({ hasText: say('rulebook.seeAlso') }), 'links are no sentences').toHaveCount(0);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(results).toHaveCount(0);
});

test('opens over the step for somebody who doubts a number', async ({ page }) => {
  const say = speaker('fr');
  await seedGame(page, withChange(EXAMPLE, '_bfoio_', '_sfoio_'));
  await page.goto(atStep('C-b', 'fr'));
  const doubted = page
    .getByRole('article')
    .getByRole('link', { name: say('rulebook.rule', { number: '4.3' }) })
    .first();
  await doubted.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading')).toHaveText(say('rules.peasant-title'));
  await expect(sheet).toContainText(say('rules.peasant'));
  await expect(sheet.getByRole('img')).toHaveAccessibleName(/4\.3/);
  await sheet.getByRole('button', { name: '7.1' }).click();
  await expect(sheet.getByRole('heading')).toHaveText(say('rules.empty-spring-title'));
  await expect(sheet.getByText(say('rulings.emptySpring'))).toBeInViewport();
  const chosen = sheet.getByRole('listitem').filter({ hasText: say('rulebook.chosen') });
  await expect(chosen).toContainText(say('rulings.emptySpring-spring'));
  const standard = sheet.getByRole('listitem').filter({ hasText: say('rulebook.usual') });
  await expect(standard).toContainText(say('rulings.emptySpring-both'));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(doubted).toBeFocused();
  await expect(page).toHaveURL(atStep('C-b', 'fr'));
});

test('leads from one paragraph to all, and back to the step', async ({ page }) => {
  await seedGame(page);
  await page.goto(atStep('C-a1'));
  await page.getByRole('article').getByRole('link', { name: 'rule 3.2' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All rules' }).click();
  await expect(page).toHaveURL(`${address('rules')}#flee`);
  await expect(paragraph(page, 'flee').getByRole('heading')).toBeInViewport();
  await expect.poll(() => isLit(page, 'flee')).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(atStep('C-a1'));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Marco: the condottiere on C4 flees');
});

test('leads back to the previous hill, also in a shared game and after a reload', async ({ page }) => {
  const from = `${atStep('C-b')}#${EXAMPLE}`;
  await page.goto(from);
  await page.getByRole('article').getByRole('link', { name: 'rule 4.3' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '7.1' }).click();
  await sheet.getByRole('link', { name: 'Choose the answer for your game' }).click();
  await expect(page).toHaveURL(`${address('rulings')}?question=emptySpring&from=score?step=C-b#${EXAMPLE}`);
  await page.getByRole('link', { name: 'Rule 7.1' }).click();
  await expect(page).toHaveURL(new RegExp(`${address('rules')}\\b`));
  await page.reload();
  await contents(page).getByRole('link', { name: 'Rulings', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address('rulings')}\\b`));
  await page.getByRole('navigation').getByRole('link', { name: 'Hill C' }).click();
  await expect(page).toHaveURL(from);
  await page.goto(`${address('rules')}#flee`);
  await expect(contents(page), 'stays in sight').toBeInViewport();
  await contents(page).getByRole('link', { name: 'Hill C' }).click();
  await expect(page).toHaveURL(from);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill C/);
});

test('leads back to the tally in its previous state', async ({ page }) => {
  await page.goto(`${atStep('tally')}#${EXAMPLE}`);
  const race = page.getByRole('heading', { name: 'The race over the hills' });
  await race.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(address('rules'));
  await contents(page).getByText('Chapters').click();
  await contents(page).getByRole('link', { name: /argue/ }).click();
  await contents(page).getByRole('link', { name: 'Tally' }).click();
  await expect(page).toHaveURL(`${atStep('tally')}#${EXAMPLE}`);
  await expect(race).toBeInViewport();
});

test('is found from the start, and leads to the rulings', async ({ page }) => {
  await page.goto(`${atStep('C-b')}#${EXAMPLE}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Hill C/);
  await page.goto(address('home'));
  await page.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(address('rules'));
  await expect(contents(page).getByRole('link', { name: 'Hill C' }), 'of an earlier visit').toHaveCount(0);
  await contents(page).getByText('Chapters').click();
  const chapter = contents(page).getByRole('link', { name: /argue/ });
  await chapter.click();
  await expect(chapter, 'folded away').toBeHidden();
  await expect(contents(page).locator('summary')).toHaveText('7. What players argue about');
  await page.getByRole('link', { name: 'Choose the rulings for your game' }).click();
  await expect(page).toHaveURL(address('rulings'));
  await page.goBack();
  await paragraph(page, 'tie-breaks').getByRole('link', { name: 'Choose the answer for your game' }).click();
  await expect(page).toHaveURL(`${address('rulings')}?question=tieBreak`);
  const question = page.getByRole('group', {
    name: 'Several players are tied for the most points. Who wins?',
  });
  await expect(question, 'stands out').toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Several players are tied for the most' })).toBeInViewport();
  await question.getByRole('link', { name: 'Rule 7.4' }).click();
  await expect(page).toHaveURL(`${address('rules')}#tie-breaks`);
  await contents(page).getByRole('link', { name: 'Rulings', exact: true }).click();
  await expect(page).toHaveURL(`${address('rulings')}?question=tieBreak`);
});
