/**
 * Lets a page whose script failed to load be retried without a reload, which would lose everything unsaved. React
 * caches a rejected script promise for good, so it gets a thenable that requests the script again each time it is
 * awaited.
 */

/** The bundler's own function that fetches a script of the app. */
declare let __webpack_chunk_load__: (script: string) => PromiseLike<unknown>;

/** To be called in the browser before anything is fetched late. */
export function askForScriptsAgain(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (script) => {
    // Starts at once. The bundler does not fetch a script again that is loaded or on its way.
    load(script).then(undefined, () => undefined);
    // biome-ignore lint/suspicious/noThenProperty: being awaitable is the purpose
    return { then: (done, failed) => load(script).then(done, failed) };
  };
}
