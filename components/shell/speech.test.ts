/**
 * Every page hands its screens the messages they speak. What a screen says is known from its code, `useSay<'ui' | 'words'>()`;
 * what a page hands over is a list, and the type checker sees only one of them at a time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => join('app', name).replaceAll('\\', '/'))
  .filter((path) => /\/(page|error)\.tsx$/.test(path));

function sourceOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');
}

/** The files that a file of ours imports, at once or later; whatever it imports for its types alone says nothing. */
function importsOf(path: string): string[] {
  const found = sourceOf(path).matchAll(
    /^(?:import|export)\s+(?!type\s)[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(found, ([, named, bare, late]) => named ?? bare ?? late ?? '').flatMap((target) => {
    const to = target.startsWith('@/') ? target.slice(2) : posix.join(posix.dirname(path), target);
    return ['.ts', '.tsx', '/index.ts']
      .map((ending) => to + ending)
      .filter((file) => existsSync(file))
      .slice(0, 1);
  });
}

function everythingIn(page: string): ReadonlySet<string> {
  const files = new Set([page]);
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return files;
}

const quoted = (text: string): string[] => Array.from(text.matchAll(/'([a-z]+)'/gi), ([, area = '']) => area);

/** What is said in the browser; what is said on the server has the whole catalogue. */
function spokenIn(page: string): ReadonlySet<string> {
  const files = [...everythingIn(page)].filter((path) => path.startsWith('components/') || path === page);
  return new Set(
    files.flatMap((path) =>
      Array.from(sourceOf(path).matchAll(/useSay<([^>]+)>/g), ([, areas = '']) => areas).flatMap(quoted),
    ),
  );
}

/** What comes with a part that is loaded late, by the function that fetches it. */
const FETCHED = {
  fetchRules: ['rules', 'editions'],
  fetchSevenRules: ['sevenRules'],
  fetchSevenLearn: ['lesson', 'sevenLearn'],
  fetchSettle: ['settle'],
  fetchOwnCount: ['misreadings', 'numbers'],
  fetchWhatIf: ['whatif'],
  fetchGuess: ['guess'],
  fetchLearn: ['learn', 'lesson', 'misreadings', 'practice', 'quiz'],
} as const;

/** By the page, by the layouts around it, and by whatever fetches the rules when somebody asks for them. */
function handedTo(page: string): ReadonlySet<string> {
  const folders = page.split('/').slice(0, -1);
  const layouts = folders
    .map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/layout.tsx`)
    .filter((path) => existsSync(path));
  const helpers = [...everythingIn(page)].filter((path) => path.startsWith('app/'));
  const lists = [...helpers, ...layouts].flatMap((path) => {
    const source = sourceOf(path);
    return Array.from(source.matchAll(/speechFor\(\s*(\[[^\]]*\]|\w+)/g), ([, list = '']) =>
      list.startsWith('[') ? list : (new RegExp(`const ${list} = (\\[[^\\]]*\\])`).exec(source)?.[1] ?? ''),
    );
  });
  const fetched = Object.entries(FETCHED).flatMap(([fetch, areas]) =>
    [...everythingIn(page)].some((path) => new RegExp(`\\(\\s*${fetch},`).test(sourceOf(path))) ? areas : [],
  );
  return new Set([...lists.flatMap(quoted), ...fetched]);
}

describe.each(PAGES.map((page) => [page]))('%s', (page) => {
  it('hands over what its screens say', () => {
    const handed = handedTo(page);
    expect([...spokenIn(page)].filter((area) => !handed.has(area))).toEqual([]);
  });
});

it('can read what every component says', () => {
  const unread = [...new Set(PAGES.flatMap((page) => [...everythingIn(page)]))].filter((path) =>
    Array.from(sourceOf(path).matchAll(/= useSay<([^>]*)>\(\)/g), ([, areas = '']) => areas).some(
      (areas) => quoted(areas).length === 0,
    ),
  );
  expect(unread).toEqual([]);
});

it('sees what is said', () => {
  const page = PAGES.find((path) => dirname(path).endsWith('score')) ?? '';
  expect([...spokenIn(page)]).toEqual(expect.arrayContaining(['players', 'walkthrough', 'story', 'rules']));
});
