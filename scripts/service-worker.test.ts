/** What the worker leaves behind where not all files came. The rest of it is tried in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ROOT } from './common.js';

const APP = { version: 'v', files: ['/a', '/b', '/c'], languages: {} };

/** Installs the worker with a server that answers so, and returns which files are then there. */
async function keptAfter(answer: (path: string) => { readonly status: number }): Promise<readonly string[]> {
  const kept = new Set<string>();
  const cache = {
    keys: async () => [],
    put: async (key: string) => kept.add(key),
    delete: async (key: string) => kept.delete(key),
  };
  let installing: Promise<unknown> | undefined;
  runInNewContext(readFileSync(join(ROOT, 'scripts/service-worker.js'), 'utf8'), {
    APP,
    TypeError,
    URL,
    location: 'https://app.test/sw.js',
    caches: { open: async () => cache, match: async () => undefined },
    clients: { matchAll: async () => [] },
    fetch: async (path: string) => answer(path),
    addEventListener(name: string, listener: (event: { waitUntil(work: Promise<unknown>): void }) => void) {
      if (name !== 'install') return;
      listener({
        waitUntil: (work) => {
          installing = work;
        },
      });
    },
  });
  await expect(installing).rejects.toThrow('/b');
  return [...kept];
}

test('without network what came stays, so that the next try goes on from there', async () => {
  const kept = await keptAfter((path) => {
    if (path === '/b') throw new TypeError('/b');
    return { status: 200 };
  });
  expect(kept).toStrictEqual(['/a', '/c']);
});

test('where a file is not as it should be nothing stays: the others may be of another version, too', async () => {
  expect(await keptAfter((path) => ({ status: path === '/b' ? 404 : 200 }))).toStrictEqual([]);
});
