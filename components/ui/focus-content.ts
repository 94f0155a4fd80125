/** After a button that vanishes when it is pressed, and on another screen: the focus goes to what the screen shows, and not back to its beginning. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
