/** For what may wait until the page has been loaded and the browser rests. Returns a way to call it off. */
export function whenIdle(act: () => void): () => void {
  let idle = 0;
  const wait = (): void => {
    // Safari has no idle callback; half a second after loading it rests, too.
    idle = window.requestIdleCallback?.(act) ?? window.setTimeout(act, 500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    (window.cancelIdleCallback ?? window.clearTimeout)(idle);
  };
}
