/** What the worker keeps, deletes and answers if files are missing. e2e tests the rest in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ROOT } from './common.js';

const ORIGIN = 'https://app.test';
const APP = { version: 'v', files: ['/a', '/b', '/c'], languages: { en: ['/en'], fr: ['/fr'] } };
const NAME = 'septimontium-v';
const OLDER = 'septimontium-older';

/** The kept files by version. */
type Kept = Record<string, string[]>;
type Answer = (path: string) => { readonly status: number };

interface Event {
  readonly data?: unknown;
  readonly request?: unknown;
  waitUntil?(work: Promise<unknown>): void;
  respondWith?(answer: Promise<unknown>): void;
}

interface Worker {
  readonly kept: Kept;
  /** Dispatches an event, and returns what the worker does with it. */
  dispatch(name: string, event?: Event): Promise<unknown>;
}

function startWorker(kept: Kept, answer: Answer): Worker {
  const urlOf = (key: string): string => new URL(key, ORIGIN).href;
  const open = (name: string) => {
    kept[name] ??= [];
    return {
      keys: async () => (kept[name] ?? []).map((key) => ({ url: urlOf(key) })),
      put: async (key: string) => kept[name]?.push(key),
      delete: async (key: string) => {
        kept[name] = (kept[name] ?? []).filter((other) => other !== key);
      },
      match: async (key: string) => (kept[name]?.includes(key) ? `${name} ${key}` : undefined),
    };
  };
  const listeners = new Map<string, (event: Event) => void>();
  runInNewContext(readFileSync(join(ROOT, 'scripts/service-worker.js'), 'utf8'), {
    APP,
    Response: { redirect: (to: string) => `to ${to}`, error: () => 'no answer' },
    TypeError,
    URL,
    location: new URL('/sw.js', ORIGIN),
    navigator: { languages: ['fr'] },
    registration: {},
    self: {},
    caches: {
      open: async (name: string) => open(name),
      keys: async () => Object.keys(kept),
      delete: async (name: string) => delete kept[name],
      match: async (key: string) => {
        const name = Object.keys(kept).find((one) => kept[one]?.includes(key));
        return name && `${name} ${key}`;
      },
    },
    clients: { matchAll: async () => [], claim: async () => undefined },
    fetch: async (asked: string | { readonly url: string }) => ({
      ...answer(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
      text: async () => APP.version,
    }),
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
  });
  const dispatch = async (name: string, event: Event = {}): Promise<unknown> => {
    let work: Promise<unknown> | undefined;
    const take = (promise: Promise<unknown>): void => {
      work = promise;
    };
    listeners.get(name)?.({ ...event, waitUntil: take, respondWith: take });
    return work;
  };
  return { kept, dispatch };
}

const found: Answer = () => ({ status: 200 });
const withoutNetwork: Answer = (path) => {
  throw new TypeError(path);
};

describe('when it is installed', () => {
  const keptAfter = async (answer: Answer): Promise<readonly string[]> => {
    const { kept, dispatch } = startWorker({}, answer);
    await expect(dispatch('install')).rejects.toThrow('/b');
    return kept[NAME] ?? [];
  };

  test('without network it keeps the files that arrived, so that the next try continues there', async () => {
    const answer: Answer = (path) => (path === '/b' ? withoutNetwork(path) : found(path));
    expect(await keptAfter(answer)).toStrictEqual(['/a', '/c']);
  });

  test('if a file is not as expected it keeps nothing, because the others may be of another version, too', async () => {
    expect(await keptAfter((path) => ({ status: path === '/b' ? 404 : 200 }))).toStrictEqual([]);
  });
});

describe('an older version', () => {
  test('is deleted when this one is complete', async () => {
    const { kept, dispatch } = startWorker({ [NAME]: ['/a', '/b', '/c'], [OLDER]: ['/a'] }, found);
    await dispatch('activate');
    expect(Object.keys(kept)).toStrictEqual([NAME]);
  });

  test('stays while files of this one are missing', async () => {
    const stored = { [NAME]: ['/a'], [OLDER]: ['/a', '/en'] };
    const { kept, dispatch } = startWorker(stored, found);
    await dispatch('activate');
    expect(Object.keys(kept)).toStrictEqual([NAME, OLDER]);
    await dispatch('message', { data: { keep: 'en' } });
    expect(kept).toStrictEqual({ [NAME]: ['/a', '/b', '/c', '/en'] });
  });

  test('stays if nothing can be fetched', async () => {
    const { kept, dispatch } = startWorker({ [NAME]: ['/a'], [OLDER]: ['/en'] }, withoutNetwork);
    await expect(dispatch('message', { data: { keep: 'en' } })).rejects.toThrow('/b');
    expect(kept).toStrictEqual({ [NAME]: ['/a'], [OLDER]: ['/en'] });
  });
});

describe('without network', () => {
  const asked = (kept: Kept, path: string): Promise<unknown> =>
    startWorker(kept, withoutNetwork).dispatch('fetch', {
      request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', headers: new Headers() },
    });

  test.each<[string, Kept, string, string]>([
    ['a page comes from this version', { [OLDER]: ['/en'], [NAME]: ['/en'] }, '/en', `${NAME} /en`],
    ['one in another language leads to one that is there', { [NAME]: ['/en'] }, '/fr', 'to /en'],
    ['one that only an older version has comes from there', { [OLDER]: ['/en'] }, '/en', `${OLDER} /en`],
    ['one that nobody has gets no answer', { [NAME]: ['/a'] }, '/en', 'no answer'],
  ])('%s', async (_, kept, path, answer) => {
    expect(await asked(kept, path)).toBe(answer);
  });
});
