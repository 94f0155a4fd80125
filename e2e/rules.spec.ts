/** Somebody doubts a number. The sentence names a rule, the rule has a number, and there it stands, with a picture. */
import { LANGUAGES, speaker } from '../lib/i18n';
import { CHAPTERS, numberOfRule, type RuleId } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

const paragraph = (page: Page, rule: RuleId): Locator => page.locator(`li#${rule}`);

/** Whether it stands out from the paragraph before it. */
async function isLit(page: Page, rule: RuleId): Promise<boolean> {
  const ground = (of: RuleId): Promise<string> =>
    paragraph(page, of).evaluate((element) => getComputedStyle(element).backgroundColor);
  return (await ground(rule)) !== (await ground(rule === 'wolf' ? 'beside' : 'wolf'));
}

for (const language of LANGUAGES)
  test(`has every paragraph under its number, with pictures that have names, in ${language}`, async ({
    page,
  }) => {
    const say = speaker(language);
    await page.goto(address('rules', language), { waitUntil: 'domcontentloaded' });
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
        return [number, say('rules.link', { number, title: say(`rules.${rule}-title`) }), `#${rule}`];
      }),
    );
    await expect(page.getByText(/\b(rules|rulings)\.[a-z]|\{/), 'no message without words').toHaveCount(0);

    const pictures = page.getByRole('main').getByRole('img');
    const names = await pictures.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? ''),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/\d\.\d.* \S/);
  });

test('shows in the picture what the rule says, as the engine counts it', async ({ page }) => {
  await page.goto(address('rules'));
  const badges = (rule: RuleId): Promise<string[]> =>
    paragraph(page, rule).locator('[data-badges] text').allTextContents();
  // One merchant, one peasant, one condottiere: 1 + 2 + 3.
  expect((await badges('merchant')).sort()).toEqual(['+1', '+2', '+3', '6']);
  await expect(paragraph(page, 'merchant')).toContainText('= 6');
  // Read one way and the other.
  expect(await badges('empty-spring')).toEqual(['4', '+2', '+2', '2', '+2']);
});

test('is opened at the paragraph one asked for, which is lit up', async ({ page }) => {
  await page.goto(`${address('rules')}#shared-captive`);
  await expect(paragraph(page, 'shared-captive').getByRole('heading')).toBeInViewport();
  expect(await isLit(page, 'shared-captive')).toBe(true);
  expect(await isLit(page, 'flee')).toBe(false);
  await paragraph(page, 'shared-captive').getByRole('link', { name: 'Rule 7.3' }).click();
  await expect(page).toHaveURL(`${address('rules')}#captured-twice`);
  await expect(paragraph(page, 'captured-twice').getByRole('heading')).toBeInViewport();
  await expect.poll(() => isLit(page, 'captured-twice')).toBe(true);
  expect(await isLit(page, 'shared-captive')).toBe(false);
});

for (const language of LANGUAGES)
  test(`comes to whoever doubts a number, who stays at the step, in ${language}`, async ({ page }) => {
    const say = speaker(language);
    await seedGame(page);
    await page.goto(atStep('C-b', language));
    const doubted = page
      .getByRole('article')
      .getByRole('link', { name: say('score.rule', { number: '4.3' }) })
      .first();
    await doubted.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading')).toHaveText(say('rules.peasant-title'));
    await expect(sheet).toContainText(say('rules.peasant'));
    await expect(sheet.getByRole('img')).toHaveAccessibleName(/4\.3/);
    await sheet.getByRole('button', { name: '7.1' }).click();
    await expect(sheet.getByRole('heading')).toHaveText(say('rules.empty-spring-title'));
    await expect(sheet.getByText(say('rulings.emptySpring'))).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(doubted).toBeFocused();
    await expect(page).toHaveURL(atStep('C-b', language));
  });

test('leads from one paragraph to all, and the way back to the step', async ({ page }) => {
  await seedGame(page);
  await page.goto(atStep('C-a1'));
  await page.getByRole('article').getByRole('link', { name: 'rule 3.2' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All rules' }).click();
  await expect(page).toHaveURL(`${address('rules')}#flee`);
  await expect(paragraph(page, 'flee').getByRole('heading')).toBeInViewport();
  await expect.poll(() => isLit(page, 'flee')).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(atStep('C-a1'));
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Marco’s condottiere flees');
});

test('is found from the start, and leads on to the rulings', async ({ page }) => {
  await page.goto(address('home'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'The rules of counting' }).click();
  await expect(page).toHaveURL(address('rules'));
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: /argue/ }).click();
  await page.getByRole('link', { name: 'Pick the rulings of your table' }).click();
  await expect(page).toHaveURL(address('rulings'));
});
