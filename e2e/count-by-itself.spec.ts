/** Nobody wants to hold the phone: it lies in the middle, advances by itself, reads aloud and stays awake. */
import { speaker, stepSentences } from '../lib/i18n';
import { countSteps, exampleGame, score } from '../lib/palatinus';
import { address, atStep } from './addresses';
import { seedGame } from './seed';
import { expect, type Locator, type Page, test } from './test';

// A stopped clock leaves scripts in its browser context, which fail on the pages of the next test.
test.use({ reuseContext: false });

const result = score(exampleGame());
const [first = [], second = []] = countSteps(result).map((step) =>
  stepSentences(speaker('en'), exampleGame()).step(result, step),
);

const play = (page: Page): Locator => page.getByRole('button', { name: 'Auto-play' });
const pause = (page: Page): Locator => page.getByRole('button', { name: 'Pause' });

/** Opens the count, with a clock that stands still from the moment it can play. */
async function openStopped(page: Page, step: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await seedGame(page);
  await page.goto(atStep(step));
  await expect(play(page)).toBeEnabled();
  await page.clock.pauseAt(3_600_000);
}

/** Advances the clock in small steps until the condition holds; the step is too small for two pieces. */
async function waitUntil(page: Page, isSo: () => Promise<void>, bit = 500): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(bit);
    await isSo();
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** Replaces the browser's voice and wake lock, and records their calls. */
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

/** How many wake locks are held now. */
async function locks(page: Page): Promise<number> {
  const all = await asked(page);
  return all.filter((word) => word === 'awake').length - all.filter((word) => word === 'asleep').length;
}

test('plays piece by piece at a calm pace, twice as fast if asked, and ends at the tally', async ({
  page,
}) => {
  const hill = result.hills.find(({ letter }) => letter === 'F');
  const current = page.locator('[data-current]');
  await openStopped(page, 'F-b');
  await play(page).click();
  await expect(page.getByRole('heading', { name: 'Who takes the 4?' })).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(2_000);
  await expect(current).toHaveCount(0);
  for (const { at } of hill?.influence ?? [])
    await waitUntil(page, async () => expect(await page.locator(`[data-current="${at}"]`).count()).toBe(1));
  const verdict = page.getByRole('heading', { level: 2 });
  await waitUntil(page, async () => expect(await verdict.innerText()).toMatch(/^Hill F: .*Pia.* takes/));
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await expect(page.getByRole('button', { name: 'Speed: 2×' })).toBeVisible();
  await page.getByRole('button', { name: /^Hill F/ }).click();
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  // Too soon at the calm pace.
  for (const ms of [500, 500, 500, 500]) await page.clock.runFor(ms);
  await expect(current).toHaveAttribute('data-current', hill?.influence[0]?.at ?? '');
  await waitUntil(page, async () => expect(page.url()).toContain('step=tally'), 5_000);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(pause(page).or(play(page))).toBeHidden();
});

test('pauses on request, or when anything else is touched, and has no voice button without a voice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  await openStopped(page, 'C-a1');
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  const { x } = (await play(page).boundingBox()) ?? { x: 0 };
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  expect((await pause(page).boundingBox())?.x, 'pause stands where play was').toBeCloseTo(x, 0);
  await waitUntil(page, async () => expect(page.url()).toContain('step=C-a2'));
  await pause(page).click();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(atStep('C-a2'));
  await play(page).click();
  await expect(pause(page)).toBeVisible();
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
  await page.keyboard.press('End');
  await expect
    .poll(() => asked(page))
    .toContainEqual(expect.stringContaining('Nora and Pia share the victory'));
  const before = (await asked(page)).length;
  await page.getByRole('link', { name: 'Inhabitants' }).click();
  await expect(page).toHaveURL(address('inhabitants'));
  await expect.poll(async () => (await asked(page)).slice(before)).toContain('silence');
  await expect.poll(() => locks(page)).toBe(0);
});
