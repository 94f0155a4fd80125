/** Moves the focus to the content: after a button that vanishes when pressed, and on a new screen. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
