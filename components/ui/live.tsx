/**
 * Said to those who listen, when something changed that others see. An element and a function rather than state in
 * React: whoever has something to say may be far from the screen, or no component at all, and nothing else depends on it.
 */
const ID = 'live';

export function Live(): React.ReactNode {
  return <output id={ID} aria-live="polite" className="sr-only" />;
}

export function announce(text: string): void {
  const live = document.getElementById(ID);
  if (!live) return;
  // The same words twice would be no change, and so not be said again.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
