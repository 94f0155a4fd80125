/** Checks that several specs use: of the page as painted, and for screen readers. */
import { AxeBuilder } from '@axe-core/playwright';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { brokenWords, smallTargets } from './fit';

/** Whether the page is painted light or dark, by the brightness of what is behind everything. */
export function paintedLook(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas to look at colours with');
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 384 ? 'light' : 'dark';
  });
}

/**
 * Runs all axe rules in the light theme; in the dark theme only those about colours, because nothing else differs.
 * Checks the page or a part of it. For a long page with the same colours everywhere, pass one part as `inTheDark`,
 * because every line takes time.
 */
export async function expectAccessible(page: Page, part = 'html', inTheDark = part): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paintedLook(page)).toBe('light');
  expect(await violations(page, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => paintedLook(page)).toBe('dark');
  expect(await violations(page, inTheDark, 'color-contrast')).toEqual([]);
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Violation = Results['violations'][number];

interface Axe {
  readonly run: (part: string, options: object) => Promise<Results>;
}

/**
 * The page has no frames, so axe may run in the page itself (its legacy mode), which takes half the time. It stays
 * there until another page is loaded, because injecting it takes as long as checking a small page.
 */
async function violations(page: Page, part: string, rule?: string): Promise<readonly string[]> {
  // Only violations, because the list of passes is long and slow to transfer.
  const options = { resultTypes: ['violations' as const], ...(rule && { runOnly: [rule] }) };
  const isThere = await page.evaluate(() => 'axe' in window);
  const results = isThere
    ? await page.evaluate(([within, wanted]) => (window as unknown as { axe: Axe }).axe.run(within, wanted), [
        part,
        options,
      ] as const)
    : await new AxeBuilder({ page }).setLegacyMode().options(options).include(part).analyze();
  return results.violations.map(inWords);
}

function inWords({ id, help, nodes }: Violation): string {
  return `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`;
}

/** Waits until the layout is stable: after a resize, some of it is drawn a moment later. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    // Not the window's own width: a phone widens it if something overflows.
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

export const SMALLEST = { width: 320, height: 568 };
/** A phone in landscape. */
export const LYING = { width: 844, height: 390 };
/** Without the usual size of a phone, which most tests have anyway. */
const SIZES = [SMALLEST, LYING, { width: 1280, height: 800 }, { width: 2560, height: 1440 }];

/** Waits after each resize, because parts of a page re-render a moment later. */
export async function atEverySize(page: Page, isRight: (width: number) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expect(() => isRight(size.width)).toPass();
  }
}

/**
 * Makes animations take twenty times as long, so that there is time to check them even on a slow machine. Ends when
 * the returned session is detached.
 */
export async function slowMotion(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
  return session;
}

/** On the narrowest phone every target is large enough and no word is broken. */
export async function expectRoomForThumbs(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST);
  await expect(async () => {
    expect(await smallTargets(page), page.url()).toEqual([]);
    expect(await brokenWords(page), page.url()).toEqual([]);
  }).toPass();
}

/** Sets the font size, as a person does in the browser. */
export function setTypeSize(page: Page, size: string): Promise<void> {
  return page
    .locator('html')
    .evaluate((root, fontSize) => root.style.setProperty('font-size', fontSize), size);
}
