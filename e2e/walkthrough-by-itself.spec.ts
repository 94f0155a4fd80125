/** Nobody wants to hold the phone: it is laid in the middle, goes on by itself, reads aloud and does not fall asleep. */
import { expect, type Page, test } from '@playwright/test';
import { speaker, stepSentences } from '../lib/i18n';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { openTable } from './tables';

const result = score(exampleGame());
const [first, second] = countSteps(result).map((step) =>
  stepSentences(speaker('en'), exampleGame()).step(result, step),
);

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
  page.evaluate(() => (window as unknown as { asked: string[] }).asked);

/** How often the screen was asked to stay awake and not let go of since. */
async function locks(page: Page): Promise<number> {
  const heard = await asked(page);
  return heard.filter((word) => word === 'awake').length - heard.filter((word) => word === 'asleep').length;
}

test('plays at a calm pace, pauses when told to or when anything else is touched, and ends at the tally', async ({
  page,
}) => {
  await openTable(page);
  await page.clock.install();
  await page.goto('/en/score?step=F-b');
  const play = page.getByRole('button', { name: 'Play by itself' });
  const pause = page.getByRole('button', { name: 'Pause' });
  await play.click();
  await expect(page.getByText('Goes on by itself')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL('/en/score?step=F-b');
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/step=(G-|tally)/);
  await page.goto('/en/score?step=C-a1');
  await play.click();
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL('/en/score?step=C-a2');
  await pause.click();
  await expect(page.getByText('Goes on by itself')).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/en/score?step=C-a2');
  await play.click();
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(play).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/en/score?step=C-a2');
  await page.getByRole('button', { name: 'Tally' }).click();
  await expect(pause.or(play)).toBeHidden();
});

test('reads each step aloud, falls silent on leaving, and keeps the screen awake meanwhile', async ({
  page,
}) => {
  await listen(page);
  await openTable(page);
  await page.goto('/en/score?step=A');
  await expect.poll(() => locks(page)).toBe(1);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect
    .poll(() => asked(page))
    .toEqual(expect.arrayContaining((first ?? []).map((sentence) => `en: ${sentence}`)));
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => asked(page))
    .toEqual(expect.arrayContaining((second ?? []).map((sentence) => `en: ${sentence}`)));
  const before = (await asked(page)).length;
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL('/en/inhabitants');
  await expect.poll(async () => (await asked(page)).slice(before)).toContain('silence');
  await expect.poll(() => locks(page)).toBe(0);
});

test('has no button for a voice where there is none', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  await openTable(page);
  await page.goto('/en/score');
  await expect(page.getByRole('button', { name: 'Play by itself' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`captives leave with their cross, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openTable(page);
    await page.goto('/en/score?step=C-a2');
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.locator('[data-gone]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-gone]')).toHaveCount(3);
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
    );
    if (reducedMotion === 'reduce') expect(moving).toBe(0);
    else expect(moving).toBeGreaterThan(0);
  });
}
