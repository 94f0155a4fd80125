/**
 * Lets a page that did not come be asked for again without a reload, with which all that could not be saved were lost. React
 * remembers for ever that a script of a page did not come; so it is handed something that asks anew each time it is waited for.
 */

/** The bundler's own name for what fetches a script of the app. */
declare let __webpack_chunk_load__: (script: string) => PromiseLike<unknown>;

/** For the browser, before anything is fetched late. */
export function askForScriptsAgain(): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (script) => {
    // What is there or on its way is not fetched twice.
    load(script).then(undefined, () => undefined);
    // biome-ignore lint/suspicious/noThenProperty: that it can be waited for is the point
    return { then: (done, failed) => load(script).then(done, failed) };
  };
}
