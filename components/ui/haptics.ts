/** A tick under the finger, where the phone has it and allows it; elsewhere nothing. */
export function tick(): void {
  if (typeof navigator === 'undefined') return;
  navigator.vibrate?.(8);
}
