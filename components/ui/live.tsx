/**
 * Said to those who listen, when something changed that others see. An element and a function rather than state in
 * React: whoever has something to say may be far from the screen, or no component at all, and nothing else depends on it.
 */
const ID = 'live';

export function Live(): React.ReactNode {
  return <output id={ID} aria-live="polite" className="sr-only" />;
}

let waiting: readonly string[] = [];

/** One act may have several things to say. They are said together: the second would take the place of the first unheard. */
export function announce(text: string): void {
  if (text === '' || waiting.includes(text)) return;
  if (waiting.length === 0) setTimeout(speak);
  waiting = [...waiting, text];
}

function speak(): void {
  const text = waiting.join(' ');
  waiting = [];
  const live = document.getElementById(ID);
  if (!live) return;
  // The same words twice would be no change, and so not be said again.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
