/** What each player brings to this table: by the rules, unless the table says otherwise. */

import { BOX_HOLDS, type Expected, expectedWith, KINDS, type Kind } from '../palatinus';
import type { Notebook, Table } from './notebook';

export const ROLES = ['player', 'ally'] as const;
export type Role = (typeof ROLES)[number];

/** What each player, and each ally, brings to this table. */
export function expectedAt({ players, expected }: Table): Expected {
  return expected ?? expectedWith(players.length);
}

/** A people has no more than the box holds of it; an ally brings no condottiere. */
export function setExpected(notebook: Notebook, role: Role, kind: Kind, count: number): Notebook {
  const { table } = notebook;
  if (role === 'ally' && kind === 'condottiere') return notebook;
  const before = expectedAt(table);
  const others = KINDS.reduce((sum, other) => sum + (other === kind ? 0 : before[role][other]), 0);
  const bounded = Math.max(0, Math.min(count, BOX_HOLDS - others));
  return {
    ...notebook,
    table: withExpected(table, { ...before, [role]: { ...before[role], [kind]: bounded } }),
  };
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
