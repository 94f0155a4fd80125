/** What each player brings to this table: by the rules, unless the table says otherwise. */

import { BOX_HOLDS, type Expected, expectedWith, type Inhabitants, KINDS, type Kind } from '..';
import type { Notebook, Table } from './notebook';

export const ROLES = ['player', 'ally'] as const;
export type Role = (typeof ROLES)[number];

/** What each player, and each ally, brings to this table. */
export function expectedAt({ players, expected }: Table): Expected {
  return expected ?? expectedWith(players.length);
}

/** An ally brings no condottiere. */
export function kindsBrought(role: Role): readonly Kind[] {
  return KINDS.filter((kind) => role === 'player' || kind !== 'condottiere');
}

/** A people has no more than the box holds of it. */
export function setExpected(notebook: Notebook, role: Role, kind: Kind, count: number): Notebook {
  const { table } = notebook;
  if (!kindsBrought(role).includes(kind)) return notebook;
  const before = expectedAt(table);
  const bounded = Math.max(0, Math.min(count, mostExpected(table, role, kind)));
  return {
    ...notebook,
    table: withExpected(table, { ...before, [role]: { ...before[role], [kind]: bounded } }),
  };
}

/** As many as the box holds beside the other kinds. */
export function mostExpected(table: Table, role: Role, kind: Kind): number {
  const expected = expectedAt(table)[role];
  return BOX_HOLDS - sumOf(expected) + expected[kind];
}

/** All inhabitants of the game, those of the allies too. */
export function expectedInAll(table: Table): number {
  const { player, ally } = expectedAt(table);
  const allies = table.players.filter((seat) => seat.ally !== undefined);
  return table.players.length * sumOf(player) + allies.length * sumOf(ally);
}

/** Whether the usual numbers are an assumption: where all of a colour play, the rules do not say how they split. */
export function isAssumed({ players, expected }: Table): boolean {
  return expected === undefined && sumOf(expectedWith(players.length).player) === BOX_HOLDS;
}

export function resetExpected(notebook: Notebook): Notebook {
  return { ...notebook, table: withExpected(notebook.table, expectedWith(notebook.table.players.length)) };
}

/** What the rules say anyway is not written down. */
function withExpected({ expected: _, ...table }: Table, expected: Expected): Table {
  const usual = expectedWith(table.players.length);
  const isUsual = ROLES.every((role) => KINDS.every((kind) => usual[role][kind] === expected[role][kind]));
  return isUsual ? table : { ...table, expected };
}

function sumOf(inhabitants: Inhabitants): number {
  return KINDS.reduce((sum, kind) => sum + inhabitants[kind], 0);
}
