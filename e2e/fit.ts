/** Whether a page can be read and used as painted: no word is broken or cut, and no target is too small for a thumb. */
import type { Page } from '@playwright/test';

/**
 * Targets smaller than 44 pixels, including the area around them that reacts to a finger. Links inside a sentence may
 * be as high as their line.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SIDE = 44;
    const targets = document.querySelectorAll(
      'a[href], button, input, select, summary, textarea, [role="button"]',
    );
    const isLarge = (target: Element): boolean => {
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) >= SIDE - 0.5) return true;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = target.getBoundingClientRect();
      // A pixel less, because the edge of one target may be shared with the next.
      const reach = SIDE / 2 - 1;
      const meets = (byX: number, byY: number): boolean =>
        target.contains(document.elementFromPoint(x + width / 2 + byX, y + height / 2 + byY));
      return meets(-reach, 0) && meets(reach, 0) && meets(0, -reach) && meets(0, reach);
    };
    return Array.from(targets, (target) => (target.matches('input') && target.closest('label')) || target)
      .filter((target) => target.checkVisibility() && target.clientWidth !== 1)
      .filter((target) => getComputedStyle(target).display !== 'inline' && !isLarge(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.getAttribute('aria-label') ?? target.textContent}: ${width} × ${height}`;
      });
  });
}

/** Words that continue on the next line without a hyphen, and texts that are partly hidden. */
export function brokenWords(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility() || box.closest('svg, script, code, pre, textarea, select')) continue;
      for (const word of (node.nodeValue ?? '').matchAll(/[^\s\-–/\u00ad]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = Array.from(range.getClientRects(), ({ top }) => top);
        if (Math.max(...lines) - Math.min(...lines) > 4) found.push(`broken: ${word[0]}`);
      }
      const hides = box.closest('[class*="truncate"], [class*="line-clamp"]');
      if (
        hides &&
        hides.clientWidth > 1 &&
        (hides.scrollWidth - hides.clientWidth > 1 || hides.scrollHeight - hides.clientHeight > 2)
      )
        found.push(`cut: ${hides.textContent}`);
    }
    return found;
  }, within);
}
