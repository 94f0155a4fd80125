import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeWorker } from './worker-file.js';

const FILES = [
  '.next/BUILD_ID',
  '.next/server/app/en.html',
  '.next/server/app/en.rsc',
  '.next/server/app/fr/open.html',
  '.next/server/app/fr/manifest.webmanifest.body',
  '.next/server/app/_global-error.html',
  '.next/server/app/icon.svg.body',
  '.next/static/chunks/1-a.js',
  '.next/static/chunks/app/[lang]/(site)/page-b.js',
  '.next/static/chunks/messages-fr-shared.c.js',
  '.next/static/chunks/main-d.js',
  '.next/static/chunks/main-app-e.js',
  '.next/static/chunks/polyfills-f.js',
  'public/icons/icon-192.png',
];

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

/** The list at the beginning of the worker. */
function listIn(text: string): unknown {
  const [, list = ''] = /^const APP = (.*);$/m.exec(text) ?? [];
  return JSON.parse(list);
}

test('a worker keeps what pages need, by language', () => {
  const { version, text } = makeWorker(builtApp());
  expect(listIn(text)).toEqual({
    version,
    files: [
      '/_next/static/chunks/1-a.js',
      '/_next/static/chunks/app/%5Blang%5D/(site)/page-b.js',
      '/_next/static/chunks/main-app-e.js',
      '/icon.svg',
      '/icons/icon-192.png',
    ],
    languages: {
      en: ['/en', '/en?rsc', '/en/nowhere?nowhere'],
      fr: [
        '/_next/static/chunks/messages-fr-shared.c.js',
        '/fr/manifest.webmanifest',
        '/fr/open',
        '/fr/open?rsc',
        '/fr/nowhere?nowhere',
      ],
    },
  });
});

test('another build is another version, the same one is not', () => {
  const folder = builtApp();
  const { version } = makeWorker(folder);
  expect(makeWorker(folder).version).toBe(version);
  writeFileSync(join(folder, '.next/BUILD_ID'), 'another');
  expect(makeWorker(folder).version).not.toBe(version);
});

test('an app without languages is kept completely', () => {
  const folder = builtApp();
  for (const path of ['en.html', 'fr']) rmSync(join(folder, '.next/server/app', path), { recursive: true });
  rmSync(join(folder, '.next/static/chunks/messages-fr-shared.c.js'));
  writeFileSync(join(folder, '.next/server/app/index.html'), '');
  expect(listIn(makeWorker(folder).text)).toMatchObject({
    files: expect.arrayContaining(['/', '/?rsc']),
    languages: {},
  });
});
