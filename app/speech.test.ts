/**
 * Every page passes its screens the messages they need. The screens name them in their code, `useSay<'ui' |
 * 'words'>()`; a page has a list of them, and the type checker cannot see that the two match.
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
  /** Whether it is imported dynamically, together with messages that are fetched. */
  readonly hasFetched: boolean;
}

/** The files of this repository that a file imports, without type imports. */
function importsOf(path: string): readonly Imported[] {
  const source = sourceOf(path);
  const found = source.matchAll(
    /^(?:import|export)\s+(?!type\s)[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(found).flatMap(({ index, 1: named, 2: bare, 3: late }) => {
    // `preloadable` fetches no messages; everything else that loads late is made with `withMessages`.
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

/** The areas used in the browser; on the server the whole catalogue is available. */
function spokenIn(path: string): readonly string[] {
  if (!path.startsWith('components/') && !/\/(page|error)\.tsx$/.test(path)) return [];
  return Array.from(sourceOf(path).matchAll(/useSay<([^>]+)>/g), ([, areas = '']) => areas).flatMap(quoted);
}

/** The areas that come with the parts that a file loads late, by the function that fetches them. */
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

/** The areas passed by the page and by the layouts around it. */
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

/** The areas used anywhere on a page, and whether they are known: passed by the page or, for late parts, fetched. */
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
    // A part that fetches its own messages may be in the same file.
    const own = new Set([...known, ...fetchedIn(path)]);
    return spokenIn(path).map((area) => ({ path, area, isKnown: own.has(area) }));
  });
}

describe.each(PAGES.map((page) => [page]))('%s', (page) => {
  it('passes the messages its screens need', () => {
    expect(everythingSaid(page).filter(({ isKnown }) => !isKnown)).toEqual([]);
  });
});

it('the areas of every component can be read', () => {
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

it('the areas that a page needs are found', () => {
  const page = PAGES.find((path) => dirname(path).endsWith('score')) ?? '';
  const said = everythingSaid(page).map(({ area }) => area);
  expect(said).toEqual(expect.arrayContaining(['players', 'walkthrough', 'story', 'rules']));
});
