/** A short vibration, if the phone supports and allows it. */
export function tick(): void {
  if (typeof navigator === 'undefined') return;
  navigator.vibrate?.(8);
}
