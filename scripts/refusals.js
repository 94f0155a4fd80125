// @ts-check
/** What is not handed on to Next, because it would answer with 500 or do something that no page of ours needs. */

import { ADDRESS_PATH } from './network-address.js';

/** @typedef {{ status: 400 | 404 | 405, allow?: string }} Refusal */

/** Pages are read, and so is this computer's address. A POST to a page would be taken for a call of a server action, and there are none. */
const METHODS_OF_PAGES = ['GET', 'HEAD'];
/** Each route of the API refuses in words what it does not take; but it never sees a method that is not one of these. */
const METHODS_OF_API = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
/**
 * Names that Next has for its own use, such as `/[lang]`: no link leads there, and asked from outside it fails. Its painter
 * of pictures, which the app does not use, writes what it is asked for into the log as it is.
 */
const INNER_NAMES = /^\/_global-error$|^\/index$|^\/_next\/image\b|\.rsc$|^(?!\/_next\/static\/).*\[/;

/** @param {string} url as the request spells it @returns {string | undefined} undefined where it cannot be read */
export function pathOf(url) {
  if (!url.startsWith('/')) return undefined;
  try {
    return decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  } catch {
    return undefined;
  }
}

/**
 * A built page may be asked for with characters escaped that need it not, such as `/en%2Fopen`, and Next does not find it
 * then. This is its address as it should be spelt; undefined if it is, or if it is no built page.
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
