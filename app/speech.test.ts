/**
 * Every page hands its screens the messages they speak. What a screen says is known from its code, `useSay<'ui' | 'words'>()`;
 * what a page hands over is a list, and the type checker sees only one of them at a time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchPalatinus, fetchSevenHills, fetchShared } from '@/lib/i18n';

const PAGES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => join('app', name).replaceAll('\\', '/'))
  .filter((path) => /\/(page|error)\.tsx$/.test(path));

function sourceOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');
}

interface Imported {
  readonly path: string;
  /** Whether it is imported when somebody asks for it, by something that also fetches messages. */
  readonly hasFetched: boolean;
}

/** The files that a file of ours imports; whatever it imports for its types alone says nothing. */
function importsOf(path: string): readonly Imported[] {
  const source = sourceOf(path);
  const found = source.matchAll(
    /^(?:import|export)\s+(?!type\s)[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(found).flatMap(({ index, 1: named, 2: bare, 3: late }) => {
    // `preloadable` fetches none; everything else that loads late is made with `withMessages`.
    const [loader] =
      source
        .slice(0, index)
        .match(/\b(?:preloadable|withMessages|makeShareButton)\b(?=[<(])/g)
        ?.slice(-1) ?? [];
    const target = named ?? bare ?? late ?? '';
    const to = target.startsWith('@/') ? target.slice(2) : posix.join(posix.dirname(path), target);
    return ['.ts', '.tsx', '/index.ts']
      .map((ending) => to + ending)
      .filter((file) => existsSync(file))
      .slice(0, 1)
      .map((file) => ({ path: file, hasFetched: late !== undefined && loader !== 'preloadable' }));
  });
}

const quoted = (text: string): string[] => Array.from(text.matchAll(/'([a-z]+)'/gi), ([, area = '']) => area);

/** What is said in the browser; what is said on the server has the whole catalogue. */
function spokenIn(path: string): readonly string[] {
  if (!path.startsWith('components/') && !/\/(page|error)\.tsx$/.test(path)) return [];
  return Array.from(sourceOf(path).matchAll(/useSay<([^>]+)>/g), ([, areas = '']) => areas).flatMap(quoted);
}

/** What comes with the parts that a file loads late, by the function that fetches it. */
const FETCHED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  await Promise.all(
    [fetchShared, fetchPalatinus, fetchSevenHills].map(async (fetch) => [
      fetch.name,
      Object.keys(await fetch('en')),
    ]),
  ),
);

function fetchedIn(path: string): readonly string[] {
  const found = sourceOf(path).matchAll(/(?:withMessages|makeShareButton<[^(]+>)\(\s*(\w+),/g);
  return Array.from(found, ([, fetch = '']) => fetch).flatMap((fetch) => FETCHED[fetch] ?? []);
}

/** By the page, and by the layouts around it. */
function handedTo(page: string): ReadonlySet<string> {
  const folders = page.split('/').slice(0, -1);
  const layouts = folders
    .map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/layout.tsx`)
    .filter((path) => existsSync(path));
  const lists = [page, 'components/shell/screen-page.tsx', ...layouts].flatMap((path) =>
    Array.from(
      sourceOf(path).matchAll(/(?:speechFor\(\s*|areas=\{|areas = )(\[[^\]]*\])/g),
      ([, list = '']) => list,
    ),
  );
  return new Set(lists.flatMap(quoted));
}

interface Spoken {
  readonly path: string;
  readonly area: string;
  readonly isKnown: boolean;
}

/** What is said anywhere on a page: at once from what the page hands over, and later also from what was fetched. */
function everythingSaid(page: string): readonly Spoken[] {
  const visits = new Map<string, { readonly path: string; readonly known: ReadonlySet<string> }>();
  const visit = (path: string, known: ReadonlySet<string>): void => {
    visits.set(`${path} ${[...known].sort()}`, { path, known });
  };
  visit(page, handedTo(page));
  for (const { path, known } of visits.values()) {
    const later = new Set([...known, ...fetchedIn(path)]);
    for (const { path: imported, hasFetched } of importsOf(path)) visit(imported, hasFetched ? later : known);
  }
  return [...visits.values()].flatMap(({ path, known }) => {
    // A part that fetches its own messages may stand in the same file.
    const own = new Set([...known, ...fetchedIn(path)]);
    return spokenIn(path).map((area) => ({ path, area, isKnown: own.has(area) }));
  });
}

describe.each(PAGES.map((page) => [page]))('%s', (page) => {
  it('hands over what its screens say', () => {
    expect(everythingSaid(page).filter(({ isKnown }) => !isKnown)).toEqual([]);
  });
});

it('can read what every component says', () => {
  const components = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('components', name.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  const unread = components.filter((path) =>
    Array.from(sourceOf(path).matchAll(/= useSay<([^>]*)>\(\)/g), ([, areas = '']) => areas).some(
      (areas) => quoted(areas).length === 0,
    ),
  );
  expect(unread).toEqual([]);
});

it('sees what is said', () => {
  const page = PAGES.find((path) => dirname(path).endsWith('score')) ?? '';
  const said = everythingSaid(page).map(({ area }) => area);
  expect(said).toEqual(expect.arrayContaining(['players', 'walkthrough', 'story', 'rules']));
});
