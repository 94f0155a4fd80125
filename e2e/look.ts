/** What several specs look at: the page as painted, and as heard. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
 * Everything axe knows, in the light; of the dark only its colours, since nothing else differs. The page has no frames,
 * so axe may run in the page itself (its legacy mode), which takes half the time; and it is there for the dark then.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paintedLook(page)).toBe('light');
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(ONLY_WRONG).analyze();
  expect(violations.map(inWords)).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paintedLook(page)).toBe('dark');
  const dark = await page.evaluate(
    // Axe left itself in the page when it looked at the light.
    (options) => (window as unknown as { axe: Axe }).axe.run({ ...options, runOnly: ['color-contrast'] }),
    ONLY_WRONG,
  );
  expect(dark.violations.map(inWords)).toEqual([]);
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Violation = Results['violations'][number];

interface Axe {
  readonly run: (options: object) => Promise<Results>;
}

/** The list of all that is right is long and takes its time to leave the browser. */
const ONLY_WRONG = { resultTypes: ['violations' as const] };

function inWords({ id, help, nodes }: Violation): string {
  return `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`;
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  // Not the window's own width: a phone widens it to whatever sticks out.
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
