/** For what may wait until the screen shows what was asked for. A page that nobody sees is not painted, and does not wait. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
