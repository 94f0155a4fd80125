/** How many inhabitants each player and each ally brings: the numbers of the rules, unless the table changed them. */

import { BOX_HOLDS, type Expected, expectedWith, type Inhabitants, KINDS, type Kind } from '..';
import type { Notebook, Table } from './notebook';

export const ROLES = ['player', 'ally'] as const;
export type Role = (typeof ROLES)[number];

export function expectedAt({ players, expected }: Table): Expected {
  return expected ?? expectedWith(players.length);
}

/** An ally brings no condottiere. */
export function kindsOfRole(role: Role): readonly Kind[] {
  return KINDS.filter((kind) => role === 'player' || kind !== 'condottiere');
}

/** Sets one number, limited to what the box holds of a people. */
export function setExpected(notebook: Notebook, role: Role, kind: Kind, count: number): Notebook {
  const { table } = notebook;
  if (!kindsOfRole(role).includes(kind)) return notebook;
  const before = expectedAt(table);
  const bounded = Math.max(0, Math.min(count, maxExpected(table, role, kind)));
  return {
    ...notebook,
    table: withExpected(table, { ...before, [role]: { ...before[role], [kind]: bounded } }),
  };
}

/** What the box holds, less the other kinds. */
export function maxExpected(table: Table, role: Role, kind: Kind): number {
  const expected = expectedAt(table)[role];
  return BOX_HOLDS - sumOf(expected) + expected[kind];
}

/** All inhabitants of the table, including those of the allies. */
export function totalExpected(table: Table): number {
  const { player, ally } = expectedAt(table);
  const allies = table.players.filter((seat) => seat.ally !== undefined);
  return table.players.length * sumOf(player) + allies.length * sumOf(ally);
}

/**
 * Whether the usual numbers are only assumed: if all pieces of a colour are played, the rules do not say how many of
 * each kind.
 */
export function isAssumed({ players, expected }: Table): boolean {
  return expected === undefined && sumOf(expectedWith(players.length).player) === BOX_HOLDS;
}

export function resetExpected(notebook: Notebook): Notebook {
  return { ...notebook, table: withExpected(notebook.table, expectedWith(notebook.table.players.length)) };
}

/** Numbers that equal those of the rules are not stored, so that the table counts as unchanged. */
function withExpected({ expected: _, ...table }: Table, expected: Expected): Table {
  const usual = expectedWith(table.players.length);
  const isUsual = ROLES.every((role) => KINDS.every((kind) => usual[role][kind] === expected[role][kind]));
  return isUsual ? table : { ...table, expected };
}

function sumOf(inhabitants: Inhabitants): number {
  return KINDS.reduce((sum, kind) => sum + inhabitants[kind], 0);
}
