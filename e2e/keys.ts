/** A person without mouse or touch: where the keys lead, and what a screen reader announces on the way. */
import { expect, type Locator, type Page } from './test';

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** The keys of the six directions, as on a number pad. */
const KEYS = [
  { key: 'ArrowUp', x: 0, y: -1 },
  { key: 'PageUp', x: 0.87, y: -0.5 },
  { key: 'PageDown', x: 0.87, y: 0.5 },
  { key: 'ArrowDown', x: 0, y: 1 },
  { key: 'End', x: -0.87, y: 0.5 },
  { key: 'Home', x: -0.87, y: -0.5 },
];

/** The painted distance from the focused field to another. */
function wayTo(page: Page, spot: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((name) => {
    const middle = (element: Element | null): { x: number; y: number } => {
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [
      document.activeElement,
      document.querySelector(`[role="button"][data-spot="${name}"]`),
    ];
    return { x: middle(to).x - middle(from).x, y: middle(to).y - middle(from).y };
  }, spot);
}

/** Goes from field to field as they are painted: in the direction closest to the target, else the next best. */
export async function walkTo(page: Page, spot: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    const { x, y } = await wayTo(page, spot);
    if (Math.hypot(x, y) < 5) return;
    for (const { key } of KEYS.toSorted((a, b) => b.x * x + b.y * y - (a.x * x + a.y * y))) {
      await page.keyboard.press(key);
      const now = await wayTo(page, spot);
      if (now.x !== x || now.y !== y) break;
    }
  }
  throw new Error('the keys do not get there');
}

type Listener = {
  /** The announcements since the last call, in order: each live region's new text, as often as it was announced. */
  readonly heard: () => Promise<readonly string[]>;
};

const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';

/** Records what live regions announce, as a screen reader would: not the text that is there when a region appears. */
export async function listen(page: Page): Promise<Listener> {
  await page.addInitScript((regions) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const observer = new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(regions) ?? [];
      });
      for (const region of new Set(changed)) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (region.checkVisibility() && text !== '') said.push(text);
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  }, LIVE);
  return {
    heard: () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0)),
  };
}
