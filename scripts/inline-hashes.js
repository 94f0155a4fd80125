// @ts-check
/** Finds the inline scripts and styles of the built pages, so that the browser can be told to accept no others. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Read when the server starts and not stored by the build, so that they always match the pages that are served.
 * @param {string} folder the one with the app's `.next` @returns {import('./headers.js').InlineHashes}
 */
export function readInlineHashes(folder) {
  const pagesFolder = join(folder, '.next/server/app');
  const files = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  /** @type {Map<string, readonly string[]>} */
  const scripts = new Map();
  /** @type {Set<string>} */
  const styles = new Set();
  for (const file of files) {
    const html = readFileSync(join(pagesFolder, file), 'utf8');
    scripts.set(pathOfPage(file), inlineHashes(html, 'script'));
    for (const hash of inlineHashes(html, 'style')) styles.add(hash);
  }
  return { scripts, styles: [...styles] };
}

/** @param {string} html @param {'script' | 'style'} element @returns {string[]} each once */
export function inlineHashes(html, element) {
  const elements = html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'));
  const inline = [...elements].filter(([, attributes = '']) => !/\ssrc=/.test(attributes));
  return [...new Set(inline.map(([, , text = '']) => createHash('sha256').update(text).digest('base64')))];
}

/** @param {string} file relative to the folder of the pages @returns {string} */
function pathOfPage(file) {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}
