/** The players' answers to the questions that the rules leave open. */

import { DEFAULT_RULINGS, RULING_KEYS, type Rulings } from '..';
import type { Notebook, Table } from './notebook';

/** The answer to every question: the players' own or the standard one. */
export function rulingsAt({ rulings }: Pick<Table, 'rulings'>): Rulings {
  return { ...DEFAULT_RULINGS, ...rulings };
}

/** Sets the answers to some questions and keeps the others. Standard answers are not stored. */
export function setRulings({ table }: Notebook, answers: Partial<Rulings>): Notebook {
  const { rulings: _, ...others } = table;
  const all = { ...rulingsAt(table), ...answers };
  const unusual = RULING_KEYS.filter((key) => all[key] !== DEFAULT_RULINGS[key]);
  if (unusual.length === 0) return { table: others };
  return { table: { ...others, rulings: Object.fromEntries(unusual.map((key) => [key, all[key]])) } };
}
