import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineHashes, readInlineHashes } from './inline-hashes.js';

/** The example of https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP. */
const HELLO = { text: `alert('Hello, world.');`, hash: 'qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=' };

test.each([
  { html: `<script>${HELLO.text}</script>`, hashes: [HELLO.hash] },
  { html: `<p><script id="a">${HELLO.text}</script><script>${HELLO.text}</script>`, hashes: [HELLO.hash] },
  { html: `<script src="/a.js" async=""></script><script>${HELLO.text}</script>`, hashes: [HELLO.hash] },
  { html: `<script async="" src="/a.js"></script><style>${HELLO.text}</style>`, hashes: [] },
])('the inline scripts of $html', ({ html, hashes }) => {
  expect(inlineHashes(html, 'script')).toEqual(hashes);
});

test('a script of several lines is one script', () => {
  expect(inlineHashes('<script>a\nb</script>', 'script')).toHaveLength(1);
});

test('a built app is read page by page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = join(folder, '.next/server/app');
  mkdirSync(join(pages, 'en'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<style>a</style>');
  writeFileSync(join(pages, 'en/open.html'), `<script>${HELLO.text}</script><style>a</style>`);
  writeFileSync(join(pages, 'en/open.rsc'), '');
  const { scripts, styles } = readInlineHashes(folder);
  expect(Object.fromEntries(scripts)).toEqual({ '/': [], '/en/open': [HELLO.hash] });
  expect(styles).toHaveLength(1);
});
