/**
 * Announces changes to screen readers. An element and a function instead of React state, because callers may be far
 * from the screen or no component at all, and nothing else depends on it.
 */
const ID = 'live';

export function Live(): React.ReactNode {
  return <output id={ID} aria-live="polite" className="sr-only" />;
}

let waiting: readonly string[] = [];

/**
 * One action may cause several announcements. They are joined, because a second one would replace the first unheard.
 */
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
  // The same text again would be no change, and screen readers would not read it.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
