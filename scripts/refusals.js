// @ts-check
/**
 * Requests that are not passed to Next, because it would answer with 500 or do something that none of our pages
 * needs.
 */

import { ADDRESS_PATH } from './network-address.js';

/** @typedef {{ status: 400 | 404 | 405, allow?: string }} Refusal */

/**
 * Pages, and this computer's address, are only read. Next would take a POST to a page for a server action, and there
 * are none.
 */
const METHODS_OF_PAGES = ['GET', 'HEAD'];
/** Each API route refuses unsupported methods with a message, but Next only calls it for the methods in this list. */
const METHODS_OF_API = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
/**
 * Names that Next uses internally, such as `/[lang]`: no link leads there, and it fails on them. Its image optimiser,
 * which the app does not use, writes the requested name into the log unescaped.
 */
const INNER_NAMES = /^\/_global-error$|^\/index$|^\/_next\/image\b|\.rsc$|^(?!\/_next\/static\/).*\[/;

/** @param {string} url as in the request @returns {string | undefined} undefined if it cannot be decoded */
export function pathOf(url) {
  if (!url.startsWith('/')) return undefined;
  try {
    return decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  } catch {
    return undefined;
  }
}

/**
 * A built page may be requested with unnecessary escapes, such as `/en%2Fopen`, which Next does not find. This
 * returns its
 * normal address; undefined if the address is normal, or not that of a built page.
 * @param {string} url @param {ReadonlyMap<string, unknown>} pages by their paths @returns {string | undefined}
 */
export function plainSpelling(url, pages) {
  const path = pathOf(url);
  const { pathname, search } = new URL(`http://localhost${url}`);
  return path !== undefined && path !== pathname && pages.has(path) ? `${path}${search}` : undefined;
}

/** @param {string} method @param {string | undefined} path @returns {Refusal | undefined} */
export function refusalOf(method, path) {
  if (path === undefined) return { status: 400 };
  const isApi = path.startsWith('/api/') && path !== ADDRESS_PATH;
  const methods = isApi ? METHODS_OF_API : METHODS_OF_PAGES;
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') };
  return INNER_NAMES.test(path) ? { status: 404 } : undefined;
}
