/**
 * How much script a page needs before it works, against an empty page of the same framework, built and served in the
 * same run: what the framework weighs is its makers' affair, what lies on top is ours.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './bench-figure';
import { serveApp } from './bench-server';

const PAGES = [
  '',
  '/players',
  '/tiles',
  '/inhabitants',
  '/score',
  '/copy',
  '/file',
  '/rules',
  '/rulings',
  '/print',
];
const EMPTY_PORT = 3419;

export async function pageFigures(address: string): Promise<readonly Figure[]> {
  const empty = await emptyPageBytes();
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const bytes = await scriptBytes(`${address}/en${page}`);
    const what = `script of ${page || 'the home page'} (${kilobytes(bytes)}), against an empty page (${kilobytes(empty)})`;
    figures.push({ what, measured: bytes / empty, most: 1.2, unit: '×' });
  }
  return figures;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** All the scripts that the page names, compressed; not the one that only browsers without modules fetch. */
async function scriptBytes(page: string): Promise<number> {
  const html = await (await fetch(page)).text();
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g))
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, source = '']) => new URL(source, page).href);
  if (scripts.length === 0) throw new Error(`${page} has no scripts: has it been built?`);
  const texts = await Promise.all([...new Set(scripts)].map(async (url) => (await fetch(url)).text()));
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

async function emptyPageBytes(): Promise<number> {
  const folder = join(process.cwd(), '.cache/empty');
  mkdirSync(join(folder, 'app'), { recursive: true });
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.js': `export default { agentRules: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
    'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/page.jsx': 'export default () => null;',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  if (status !== 0) throw new Error('The empty page could not be built; the reason stands above.');
  const { address, stop } = await serveApp(folder, EMPTY_PORT);
  const bytes = await scriptBytes(address);
  stop();
  return bytes;
}
