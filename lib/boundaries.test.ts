/**
 * The arrows between the rooms of the house, as a test. A linter's import rules could hold some of them, but not the
 * doors, the type-only arrows and the ban on clocks and dice together; and here each rule is one line of a table. The
 * checker takes a path and a text, so that it can be shown to fail on made-up offenders first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which rooms of `lib` a room of `lib` may enter; `type` when only for its types. A new room needs a line here. */
const LIB_ARROWS: Readonly<Record<string, Readonly<Record<string, 'all' | 'type'>>>> = {
  'lib/hex': {},
  'lib/palatinus': { 'lib/hex': 'all' },
  'lib/seven-hills': { 'lib/hex': 'all' },
  'lib/table': { 'lib/hex': 'all', 'lib/palatinus': 'all', 'lib/seven-hills': 'all' },
  'lib/files': { 'lib/hex': 'all', 'lib/palatinus': 'all', 'lib/seven-hills': 'all', 'lib/table': 'all' },
  'lib/i18n': {
    'lib/palatinus': 'type',
    'lib/seven-hills': 'type',
    'lib/table': 'type',
    'lib/files': 'type',
  },
  'lib/http': { 'lib/palatinus': 'all', 'lib/files': 'all', 'lib/i18n': 'all' },
  'lib/cli': {
    'lib/hex': 'all',
    'lib/palatinus': 'all',
    'lib/seven-hills': 'all',
    'lib/files': 'all',
    'lib/i18n': 'all',
  },
};
/** Which houses a file outside of `lib` may enter. */
const HOUSE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'lib'],
  e2e: ['e2e', 'scripts', 'lib'],
  scripts: ['scripts', 'lib'],
};
/** These meet in `app` and nowhere else. */
const STRANGERS = ['components/board', 'components/entry', 'components/walkthrough'];
/** The rules of a game: the same table must give the same result everywhere and always. */
const PURE = ['lib/hex', 'lib/palatinus', 'lib/seven-hills'];
const IMPURE =
  /\b(Date|Math\.random|localStorage|sessionStorage|indexedDB|window|document|navigator|fetch|process|Intl|crypto)\b(?!['":])/;

type Import = { readonly target: string; readonly typeOnly: boolean };

function importsOf(source: string): Import[] {
  const statement =
    /^\s*(?:import|export)\s+(type\s)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
  return Array.from(source.matchAll(statement), ([, type, names = '', target, lazy]) => {
    const named = /^\{(.*)\}\s+from\s+$/s
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    const onlyTypes = named?.every((name) => name.trim().startsWith('type ')) ?? false;
    return { target: target ?? lazy ?? '', typeOnly: type !== undefined || onlyTypes };
  });
}

/** The path inside the repository that an import leads to; undefined for a package. */
function landing(path: string, target: string): string | undefined {
  if (target.startsWith('@/')) return target.slice(2);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : undefined;
}

/** `lib/hex/axial.ts` is in `lib/hex`; `app/[lang]/page.tsx` is in `app`. */
function roomOf(path: string): string {
  const [house = '', room = ''] = path.split('/');
  return house === 'lib' || house === 'components' ? `${house}/${room}` : house;
}

function offencesOf(path: string, source: string): string[] {
  const isTest = /(\.test\.tsx?|\/testing(-[a-z]+)?\.ts)$/.test(path);
  const room = roomOf(path);
  const code = source.replace(/\/\*.*?\*\/|(?<![:'"])\/\/[^\n]*/gs, '');
  const offences = importsOf(code).flatMap((imported) => {
    const why = offence(path, imported, isTest);
    return why === undefined ? [] : [`${path} imports ${imported.target}: ${why}`];
  });
  const impure = !isTest && PURE.includes(room) ? IMPURE.exec(code)?.[1] : undefined;
  if (impure !== undefined)
    offences.push(`${path} uses ${impure}: the rules know no clock, dice, storage or language`);
  if (room.startsWith('lib/') && !(room in LIB_ARROWS) && !/^lib\/[^/]+\.test\.ts$/.test(path)) {
    offences.push(`${path} is in ${room}: a room that LIB_ARROWS does not know`);
  }
  return offences;
}

function offence(path: string, { target, typeOnly }: Import, isTest: boolean): string | undefined {
  const room = roomOf(path);
  const to = landing(path, target);
  if (to === undefined) {
    if (room.startsWith('lib/') && /^(react|react-dom|next)(\/|$)/.test(target))
      return 'lib knows no React and no Next';
    return PURE.includes(room) && !isTest ? 'the rules stand on nothing but themselves' : undefined;
  }
  if (!isTest && /\/testing(-[a-z]+)?(\.ts)?$/.test(to)) return 'made for tests only';
  const toRoom = roomOf(to);
  if (toRoom === room) return undefined;
  const [house = '', toHouse = ''] = [path, to].map((place) => place.split('/')[0]);
  if (house !== 'lib' && HOUSE_ARROWS[house]?.includes(toHouse) === false)
    return `${house} may not enter ${toHouse}`;
  if (STRANGERS.includes(room) && STRANGERS.includes(toRoom)) return `${room} and ${toRoom} meet in app only`;
  if (house === 'components' && ['lib/cli', 'lib/http'].includes(toRoom))
    return `${toRoom} is not for components`;
  if (house === 'lib' && room in LIB_ARROWS) {
    const arrow = LIB_ARROWS[room]?.[toRoom];
    if (arrow === undefined) return `${room} may not enter ${toRoom}`;
    if (arrow === 'type' && !typeOnly && !isTest) return `${room} may enter ${toRoom} for its types only`;
  }
  const isForTests = isTest && /\/testing(-[a-z]+)?(\.ts)?$/.test(to);
  const isDoor = isForTests || to === toRoom || /^index(\.[tj]s)?$/.test(posix.relative(toRoom, to));
  return toHouse === 'lib' && !isDoor ? `${toRoom} is entered through its index.ts` : undefined;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.[tj]sx?$/.test(path));
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
    ['components/board/board.tsx', `import { refuseMethod } from '@/lib/http';`],
    ['lib/palatinus/score.ts', 'const now = new Date();'],
    ['lib/palatinus/score.ts', 'const die = Math.random();'],
    ['lib/seven-hills/score.ts', `localStorage.getItem('game');`],
    ['lib/palatinus/score.test.ts', `import { parseTable } from '../table';`],
    ['lib/table/share.ts', `import Link from 'next/link';`],
    ['lib/table/share.ts', `const page = await import('@/components/ui/section');`],
    ['lib/i18n/reasons.ts', `import { score } from '../palatinus';`],
    ['lib/attic/box.ts', 'export const box = 1;'],
    ['components/board/board.tsx', `import { Brush } from '../entry/brush';`],
    ['components/entry/tray.tsx', `export { Card } from '@/components/walkthrough/card';`],
    ['components/ui/section.tsx', `import Page from '@/app/[lang]/page';`],
    ['components/board/board.tsx', `import type { Field } from '@/lib/palatinus/types';`],
    ['components/board/board.tsx', `import { main } from '@/lib/cli';`],
    ['scripts/score.ts', `import '../components/ui/section';`],
  ])('finds the offence in %s: %s', (path, source) => {
    expect(offencesOf(path, source)).toEqual([expect.stringContaining(path)]);
  });

  it.each([
    ['lib/palatinus/score.ts', `import { neighbours } from '../hex';\n// new Date() is not for us`],
    ['lib/palatinus/score.test.ts', `import fc from 'fast-check';\nimport { score } from './score';`],
    ['lib/table/schema.ts', `import { z } from 'zod';\nimport { score } from '@/lib/palatinus';`],
    [
      'lib/i18n/reasons.ts',
      `import type { Reason } from '../palatinus';\nimport { type Table } from '../table';`,
    ],
    [
      'components/board/board.tsx',
      `import { corners } from '@/lib/hex';\nimport { Icon } from '../ui/icon';`,
    ],
    [
      'app/[lang]/page.tsx',
      `import { Board } from '../components/palatinus/board/board';\nimport '../globals.css';`,
    ],
  ])('has nothing to say about %s', (path, source) => {
    expect(offencesOf(path, source)).toEqual([]);
  });
});

describe('the house', () => {
  const files = ['app', 'components', 'lib', 'e2e', 'scripts'].flatMap(filesUnder);

  it('is all there to be looked at', () => {
    expect(files).toEqual(
      expect.arrayContaining(['lib/i18n/index.ts', 'app/[lang]/layout.tsx', 'lib/boundaries.test.ts']),
    );
  });

  it('keeps its arrows', () => {
    const checked = files.filter((path) => path !== 'lib/boundaries.test.ts');
    expect(checked.flatMap((path) => offencesOf(path, readFileSync(path, 'utf8')))).toEqual([]);
  });
});
