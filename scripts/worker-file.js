// @ts-check
/** Makes the service worker of a built app: `service-worker.js` with the list of files that it keeps. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './common.js';

/** At the root, because a worker only controls the paths below it. */
export const WORKER_PATH = '/sw.js';

/** Scripts of pages that are built in another way, and of browsers that have no workers. */
const NEVER_FETCHED = /^chunks\/((framework|main|polyfills)-\w+\.js$|pages\/)/;
/** The language of pages and messages: `/fr/open`, `/_next/static/chunks/messages-fr-shared.0123.js`. */
const OF_LANGUAGE = /^\/([a-z]{2})(?:$|[/?])|\/messages-([a-z]{2})-/;

/** @typedef {{ version: string, files: string[], languages: Record<string, string[]> }} KeptApp */

/**
 * Made when the server starts, as the hashes of `inline-hashes.js` are.
 * @param {string} folder that of the built app @returns {{ version: string, text: string }}
 */
export function makeWorker(folder) {
  const source = readFileSync(join(ROOT, 'scripts/service-worker.js'), 'utf8');
  const keys = keysOf(folder);
  const build = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8');
  const version = createHash('sha256')
    .update([source, build, ...keys].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const app = { version, ...sortByLanguage(keys) };
  return { version, text: `const APP = ${JSON.stringify(app)};\n${source}` };
}

/** @param {readonly string[]} keys @returns {Omit<KeptApp, 'version'>} what belongs to no language, and the rest by language */
function sortByLanguage(keys) {
  const names = [...new Set(keys.map(languageOf))].filter((language) => language !== '');
  const ofLanguage = (/** @type {string} */ language) => keys.filter((key) => languageOf(key) === language);
  return {
    files: ofLanguage(''),
    languages: Object.fromEntries(
      names.map((language) => [language, [...ofLanguage(language), `/${language}/nowhere?nowhere`]]),
    ),
  };
}

/** @param {string} key @returns {string} empty if it belongs to none */
function languageOf(key) {
  const [, ofPage, ofMessages] = OF_LANGUAGE.exec(key) ?? [];
  return ofPage ?? ofMessages ?? '';
}

/** @param {string} folder @returns {string[]} in an order that does not depend on the system */
function keysOf(folder) {
  const built = filesIn(join(folder, '.next/static'))
    .filter((file) => !NEVER_FETCHED.test(file))
    .map((file) => `/_next/static/${file.split('/').map(encodeURIComponent).join('/')}`);
  const made = filesIn(join(folder, '.next/server/app'));
  const pages = made
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);
  const others = made
    .filter((file) => file.endsWith('.body'))
    .map((file) => `/${file.replace(/\.body$/, '')}`);
  const open = filesIn(join(folder, 'public')).map((file) => `/${file}`);
  return [...pages.flatMap((page) => [page, `${page}?rsc`]), ...others, ...open, ...built].sort();
}

/** @param {string} folder @returns {string[]} the paths of all files in it, with `/` on every system */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
