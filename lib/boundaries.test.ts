/**
 * Tests which rooms import which: CONTRIBUTING describes the rules, and `testing-rooms.ts` lists them room by room. A
 * linter's import rules could check some of them, but not index files, type-only imports, cycles and the ban on
 * clocks and random numbers together. The checker takes a path and a text, so that the tests first show that it finds
 * made-up offences.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  COMPONENTS,
  GAMES_IN_LIB,
  KNOWS_GAMES,
  LIB,
  LIB_TESTS,
  LIB_TYPES,
  NOT_FOR_COMPONENTS,
  PURE,
  SHARED,
  TOP_FOLDERS,
  WITHOUT_FRAME,
} from './testing-rooms';

const IMPURE =
  /\b(Date|Math\.random|localStorage|sessionStorage|indexedDB|window|document|navigator|fetch|process|Intl|crypto)\b(?!['":])/;

const ROOMS = [...Object.keys(LIB), ...Object.keys(COMPONENTS)].sort((a, b) => b.length - a.length);
/** These two files are about all rooms and belong to none. */
const SELF = ['lib/boundaries.test.ts', 'lib/testing-rooms.ts'];
const FOR_TESTS = /\/testing(-[a-z]+)?(\.ts)?$/;

type Import = { readonly target: string; readonly names: string; readonly typeOnly: boolean };

function importsOf(source: string): Import[] {
  const statement =
    /^\s*(?:import|export)\s+(type\s)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
  return Array.from(source.matchAll(statement), ([, type, names = '', target, lazy]) => {
    const named = /^\{(.*)\}\s+from\s+$/s
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    const onlyTypes = named?.every((name) => name.trim().startsWith('type ')) ?? false;
    return { target: target ?? lazy ?? '', names, typeOnly: type !== undefined || onlyTypes };
  });
}

function withoutComments(source: string): string {
  return source.replace(/\/\*.*?\*\/|(?<![:'"])\/\/[^\n]*/gs, '');
}

/** The path inside the repository that an import leads to; undefined for a package. */
function landing(path: string, target: string): string | undefined {
  if (target.startsWith('@/')) return target.slice(2);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : undefined;
}

/**
 * The longest known room that contains a path; otherwise its first two folders, which no table lists, or its
 * top-level folder.
 */
function roomOf(path: string): string {
  const known = ROOMS.find((room) => path === room || path.startsWith(`${room}/`));
  const [folder = '', room = ''] = path.split('/');
  return known ?? (folder === 'lib' || folder === 'components' ? `${folder}/${room}` : folder);
}

function offencesOf(path: string, source: string): string[] {
  const isTest = /(\.test\.tsx?|\/testing(-[a-z]+)?\.ts)$/.test(path);
  const room = roomOf(path);
  const code = withoutComments(source);
  const offences = importsOf(code).flatMap((imported) => {
    const why = offence(path, imported, isTest);
    return why === undefined ? [] : [`${path} imports ${imported.target}: ${why}`];
  });
  const impure = !isTest && PURE.includes(room) ? IMPURE.exec(code)?.[1] : undefined;
  if (impure !== undefined)
    offences.push(`${path} uses ${impure}: the rules know no clock, dice, storage or language`);
  if (/^(lib|components)\//.test(room) && !ROOMS.includes(room) && !/^lib\/[^/]+\.test\.ts$/.test(path))
    offences.push(`${path} is in ${room}: a room that no table here knows`);
  return offences;
}

function offence(path: string, { target, names, typeOnly }: Import, isTest: boolean): string | undefined {
  const room = roomOf(path);
  const to = landing(path, target);
  if (to === undefined) return packageOffence(room, target, isTest);
  if (!isTest && FOR_TESTS.test(to)) return 'made for tests only';
  const toRoom = roomOf(to);
  if (toRoom === room) return undefined;
  const [folder = '', toFolder = ''] = [path, to].map((place) => place.split('/')[0]);
  if (folder !== 'lib' && TOP_FOLDERS[folder]?.includes(toFolder) === false)
    return `${folder} may not enter ${toFolder}`;
  if (folder === 'lib' && !mayEnterLib(room, toRoom, typeOnly, isTest))
    return `${room} may not enter ${toRoom}${LIB_TYPES[room]?.includes(toRoom) ? ' but for its types' : ''}`;
  if (folder === 'components' && toFolder === 'components' && !mayEnterComponents(room, toRoom))
    return `${room} may not enter ${toRoom}`;
  if (folder === 'components' && NOT_FOR_COMPONENTS.includes(toRoom))
    return `${toRoom} is not for components`;
  if (room === 'components/ui' && KNOWS_GAMES.includes(toRoom)) return `${toRoom} knows the games`;
  if (
    SHARED.includes(room) &&
    (GAMES_IN_LIB.includes(toRoom) || /palatinus|seven-?hills/i.test(`${target} ${names}`))
  )
    return 'a shared room knows no game';
  const isDoor = (isTest && FOR_TESTS.test(to)) || to === toRoom || isIndexOf(toRoom, to);
  return toFolder === 'lib' && !isDoor ? `${toRoom} is entered through its index.ts` : undefined;
}

function packageOffence(room: string, target: string, isTest: boolean): string | undefined {
  if (room.startsWith('lib/') && /^(react|react-dom|next)(\/|$)/.test(target))
    return 'lib knows no React and no Next';
  return PURE.includes(room) && !isTest ? 'the rules stand on nothing but themselves' : undefined;
}

function mayEnterLib(room: string, toRoom: string, typeOnly: boolean, isTest: boolean): boolean {
  const allowed = [
    ...(LIB[room] ?? []),
    ...(typeOnly || isTest ? (LIB_TYPES[room] ?? []) : []),
    ...(isTest ? (LIB_TESTS[room] ?? []) : []),
  ];
  return allowed.includes(toRoom);
}

function mayEnterComponents(room: string, toRoom: string): boolean {
  const isWing = /^components\/(palatinus|seven-hills)\b/.test(room);
  return (
    COMPONENTS[room]?.includes(toRoom) || (isWing && SHARED.includes(toRoom) && !WITHOUT_FRAME.includes(room))
  );
}

/** A folder inside a room may have its own index file, for those who need only that part. */
function isIndexOf(room: string, to: string): boolean {
  const within = posix.relative(room, to);
  return /^(?:[\w-]+\/)?index(\.[tj]s)?$/.test(within) || existsSync(`${to}/index.ts`);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.[tj]sx?$/.test(path));
}

/** Every import cycle, once, written from its first node. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, way: readonly string[]): void => {
    const at = way.indexOf(node);
    if (at >= 0) found.push([...way.slice(at), node].join(' → '));
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

/** What each file loads immediately: neither types nor dynamic imports. */
function graphOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const resolve = (path: string): string[] =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((candidate) => files.has(candidate));
  return new Map(
    [...files].map(([path, source]) => {
      const eager = withoutComments(source).replace(/\bimport\(/g, 'later(');
      const targets = importsOf(eager)
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ target }) => landing(path, target) ?? []);
      return [path, targets.flatMap(resolve)];
    }),
  );
}

describe('the checker', () => {
  it.each([
    ['lib/hex/axial.ts', `import { z } from 'zod';`],
    ['lib/hex/axial.ts', `import { score } from '../palatinus';`],
    ['lib/palatinus/score.ts', `import { useState } from 'react';`],
    ['lib/palatinus/score.ts', `import * as z from 'zod/mini';`],
    ['lib/palatinus/score.ts', `import { speaker } from '@/lib/i18n';`],
    ['lib/palatinus/score.ts', `import {\n  neighbours,\n  turn,\n} from '../hex/axial';`],
    ['lib/palatinus/score.ts', `import { table } from './testing';`],
    ['lib/palatinus/score.ts', 'const now = new Date();'],
    ['lib/palatinus/score.ts', 'const die = Math.random();'],
    ['lib/palatinus/score.ts', `import { tapField } from './enter';`],
    ['lib/palatinus/enter/pieces.ts', `localStorage.getItem('game');`],
    ['lib/palatinus/score.test.ts', `import { makeStore } from '../store';`],
    ['lib/store/history.ts', `import type { Notebook } from '../palatinus/enter';`],
    ['lib/store/store.ts', `import Link from 'next/link';`],
    ['lib/store/store.ts', `const page = await import('@/components/ui/section');`],
    ['lib/i18n/reasons.ts', `import { score } from '../palatinus';`],
    ['lib/files/game.ts', `import { GAMES } from '../games';`],
    ['lib/attic/box.ts', 'export const box = 1;'],
    ['components/attic/box.tsx', 'export const box = 1;'],
    ['components/palatinus/board/board.tsx', `import { refuseMethod } from '@/lib/http';`],
    ['components/palatinus/board/board.tsx', `import { Brush } from '../enter/brush';`],
    ['components/palatinus/board/board.tsx', `import { Button } from '@/components/ui/button';`],
    ['components/palatinus/board/board.tsx', `import type { Field } from '@/lib/palatinus/types';`],
    ['components/palatinus/enter/tray.tsx', `export { Card } from '@/components/palatinus/count/card';`],
    ['components/palatinus/rules/page.tsx', `import { Card } from '@/components/palatinus/count/card';`],
    ['components/palatinus/game/store.ts', `import { View } from '@/components/palatinus/palatinus-view';`],
    ['components/ui/section.tsx', `import Page from '@/app/[lang]/page';`],
    ['components/ui/section.tsx', `import { Screen } from '@/components/shell/screen';`],
    ['components/ui/section.tsx', `import { textOfFile } from '@/lib/files';`],
    ['components/shell/screen.tsx', `import { score } from '@/lib/palatinus';`],
    ['components/home/sections.tsx', `import { score } from '@/lib/palatinus';`],
    ['components/transfer/open.tsx', `import { palatinusInBrowser } from '@/lib/games';`],
    ['components/store/buttons.tsx', `import { COPY } from '@/lib/files/palatinus';`],
    ['components/store/buttons.tsx', `import { board } from '@/components/palatinus/board/board';`],
    ['components/transfer/open.tsx', `import { palatinusStore } from '@/components/palatinus/game/store';`],
    ['scripts/score.ts', `import '../components/ui/section';`],
  ])('finds the offence in %s: %s', (path, source) => {
    expect(offencesOf(path, source)).toEqual([expect.stringContaining(path)]);
  });

  it.each([
    ['lib/palatinus/score.ts', `import { neighbours } from '../hex';\n// new Date() is not for us`],
    ['lib/palatinus/score.test.ts', `import fc from 'fast-check';\nimport { score } from './score';`],
    ['lib/files/schema.ts', `import { z } from 'zod';\nimport { score } from '@/lib/palatinus';`],
    [
      'lib/i18n/reasons.ts',
      `import type { Reason } from '../palatinus';\nimport { type Copy } from '../files';`,
    ],
    ['components/palatinus/board/board.tsx', `import { corners } from '@/lib/hex';`],
    ['components/palatinus/count/step.tsx', `import { Icon } from '@/components/ui/icon';`],
    [
      'app/[lang]/page.tsx',
      `import { Board } from '@/components/palatinus/board/board';\nimport '../globals.css';`,
    ],
  ])('has nothing to say about %s', (path, source) => {
    expect(offencesOf(path, source)).toEqual([]);
  });

  it('finds import cycles, but not type-only ones', () => {
    const files = new Map([
      ['a.ts', `import { b } from './b';`],
      ['b.ts', `import { c } from './c';\nimport type { D } from './d';`],
      ['c.ts', `import { a } from './a';`],
      ['d.ts', `import { b } from './b';\nconst later = () => import('./d');`],
    ]);
    expect(cyclesIn(graphOf(files))).toEqual(['a.ts → b.ts → c.ts → a.ts']);
  });
});

describe('the whole repository', () => {
  const paths = ['app', 'components', 'lib', 'e2e', 'scripts'].flatMap(filesUnder);
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

  it('is read completely', () => {
    expect(paths).toEqual(
      expect.arrayContaining(['lib/i18n/index.ts', 'app/[lang]/layout.tsx', 'lib/boundaries.test.ts']),
    );
  });

  it('has only the imports that the tables allow', () => {
    const checked = [...sources].filter(([path]) => !SELF.includes(path));
    expect(checked.flatMap(([path, source]) => offencesOf(path, source))).toEqual([]);
  });

  it('has no two rooms that may import each other', () => {
    const graph = new Map(Object.entries({ ...LIB, ...COMPONENTS }));
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('has no import cycles', () => {
    const checked = [...sources].filter(([path]) => !SELF.includes(path));
    expect(cyclesIn(graphOf(new Map(checked)))).toEqual([]);
  });
});
