/** Runs something once the page is loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let idle = 0;
  const wait = (): void => {
    // Safari has no idle callback; half a second after loading it is idle, too.
    idle = window.requestIdleCallback?.(act) ?? window.setTimeout(act, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    (window.cancelIdleCallback ?? window.clearTimeout)(idle);
  };
}
