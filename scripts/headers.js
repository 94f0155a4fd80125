// @ts-check
/**
 * The security headers of every answer. A page may run the app's own files and its inline scripts, which are
 * identified by their hashes: the pages are built once, so they cannot contain a nonce per answer. Only the page for
 * unknown addresses is rendered on demand and uses a nonce. There is no Strict-Transport-Security, because at home
 * the app is served without https.
 */

import { WORKER_PATH } from './worker-file.js';

/**
 * What is inline in the built pages: the hashes of the scripts by the page's path, and of the style elements of all
 * pages.
 * @typedef {{ scripts: ReadonlyMap<string, readonly string[]>, styles: readonly string[] }} InlineHashes
 */

/**
 * `type` is the Content-Type, if there is one; `nonce` is on the scripts of a page that is rendered on demand.
 * @typedef {{ path: string | undefined, status: number, type: string, nonce: string }} Answer
 */

/** The page that Next shows when it fails itself. */
const ERROR_PAGE = '/_global-error';

/** Features that the app never uses. It does use clipboard, screen-wake-lock and web-share. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const HEADERS_OF_ALL = {
  'X-Content-Type-Options': 'nosniff',
  // Nothing uses the referrer, neither here nor elsewhere.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const NOTHING =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A script of the build may be that of a worker, which uses the policy of its own answer and loads further scripts. */
const BUILT_SCRIPT = /^\/_next\/static\/.*\.js$/;
const WORKER_POLICY = `${NOTHING}; script-src 'self'`;
/** The service worker fetches the app's files, and loads no scripts. */
const SERVICE_WORKER_POLICY = `${NOTHING}; connect-src 'self'`;

/** @param {Answer} answer @param {InlineHashes} inline @returns {Readonly<Record<string, string>>} */
export function headersOf(answer, inline) {
  return {
    ...HEADERS_OF_ALL,
    ...cachingOf(answer, inline),
    'Content-Security-Policy': policyOf(answer, inline),
  };
}

/**
 * A cache between server and browser may keep a page, but must revalidate it: an update changes the hashes. The
 * target of `/`
 * depends on the reader.
 * @param {Answer} answer @param {InlineHashes} inline @returns {Readonly<Record<string, string>>}
 */
function cachingOf({ path, status }, { scripts }) {
  if (path === '/') return { 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' };
  if (path === WORKER_PATH) return { 'Cache-Control': 'no-cache' };
  const isPage = status < 400 && scripts.has(path ?? '');
  return isPage ? { 'Cache-Control': 'public, max-age=0, must-revalidate' } : {};
}

/**
 * A built page has its policy with every status: a 304 has no content type, and its headers replace those that the
 * browser
 * has stored with the page.
 * @param {Answer} answer @param {InlineHashes} inline @returns {string}
 */
function policyOf({ path, status, type, nonce }, { scripts, styles }) {
  const isHtml = type.startsWith('text/html');
  if (isHtml && status >= 500) return pagePolicy(hashSources(scripts.get(ERROR_PAGE) ?? []), styles);
  const ofBuiltPage = scripts.get(path ?? '');
  if (ofBuiltPage) return pagePolicy(hashSources(ofBuiltPage), styles);
  if (path === WORKER_PATH) return SERVICE_WORKER_POLICY;
  if (!isHtml && BUILT_SCRIPT.test(path ?? '')) return WORKER_POLICY;
  return isHtml ? pagePolicy([`'nonce-${nonce}'`], styles) : NOTHING;
}

/** @param {readonly string[]} scriptSources @param {readonly string[]} styles @returns {string} */
function pagePolicy(scriptSources, styles) {
  return [
    NOTHING,
    ['script-src', "'self'", ...scriptSources].join(' '),
    ['style-src', "'self'", ...hashSources(styles)].join(' '),
    // Computed positions and widths are style attributes, which can run and fetch nothing.
    "style-src-attr 'unsafe-inline'",
    // The picture of the tally is painted from an SVG with a blob address.
    "img-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
  ].join('; ');
}

/** @param {readonly string[]} hashes @returns {string[]} */
function hashSources(hashes) {
  return hashes.map((hash) => `'sha256-${hash}'`);
}
