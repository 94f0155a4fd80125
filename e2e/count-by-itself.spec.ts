/** Nobody wants to hold the phone: it is laid in the middle, goes on by itself, reads aloud and does not fall asleep. */
import { speaker, stepSentences } from '../lib/i18n';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

const result = score(exampleGame());
const [first = [], second = []] = countSteps(result).map((step) =>
  stepSentences(speaker('en'), exampleGame()).step(result, step),
);

const play = (page: Page): Locator => page.getByRole('button', { name: 'Play by itself' });
const pause = (page: Page): Locator => page.getByRole('button', { name: 'Pause' });

/** Stands in for the browser's voice and its lock on the screen, and writes down what they are asked for. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const voice = {
      speak: ({ text, lang }: SpeechSynthesisUtterance) => asked.push(`${lang}: ${text}`),
      cancel: () => asked.push('silence'),
    };
    const request = async () => {
      asked.push('awake');
      return { release: async () => asked.push('asleep') };
    };
    Object.assign(window, { asked });
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

const asked = (page: Page): Promise<string[]> =>
  // `listen` put it there.
  page.evaluate(() => (window as unknown as { asked: string[] }).asked);

/** How often the screen was asked to stay awake and not let go of since. */
async function locks(page: Page): Promise<number> {
  const all = await asked(page);
  return all.filter((word) => word === 'awake').length - all.filter((word) => word === 'asleep').length;
}

test('plays at a calm pace, step by step, and ends at the tally', async ({ page }) => {
  await page.clock.install();
  await seedGame(page);
  await page.goto(atStep('F-b'));
  await play(page).click();
  await expect(page.getByText('Goes on by itself')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(atStep('F-b'));
  const last = countSteps(result).filter((step) => step.part !== 'tally' && step.letter === 'G').length;
  for (let step = 0; step < last; step += 1) {
    const before = page.url();
    await page.clock.runFor(30_000);
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/step=G-/);
  }
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL(atStep('tally'));
  await expect(page.getByRole('table')).toBeVisible();
  await expect(pause(page).or(play(page))).toBeHidden();
});

test('pauses when told to, or when anything else is touched', async ({ page }) => {
  await page.clock.install();
  await seedGame(page);
  await page.goto(atStep('C-a1'));
  await play(page).click();
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL(atStep('C-a2'));
  await pause(page).click();
  await expect(page.getByText('Goes on by itself')).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(atStep('C-a2'));
  await play(page).click();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(play(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(atStep('C-a2'));
});

test('reads each step aloud, falls silent on leaving, and keeps the screen awake meanwhile', async ({
  page,
}) => {
  const spoken = (sentences: readonly string[]): unknown =>
    expect.arrayContaining(sentences.map((sentence) => `en: ${sentence}`));
  await listen(page);
  await seedGame(page);
  await page.goto(atStep('A'));
  await expect.poll(() => locks(page)).toBe(1);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => asked(page)).toEqual(spoken(first));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => asked(page)).toEqual(spoken(second));
  const before = (await asked(page)).length;
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect.poll(async () => (await asked(page)).slice(before)).toContain('silence');
  await expect.poll(() => locks(page)).toBe(0);
});

test('has no button for a voice where there is none', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  await seedGame(page);
  await page.goto(address('score'));
  await expect(play(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
});
