/** The table's answers to the questions that the rules leave open. */

import { DEFAULT_RULINGS, RULING_KEYS, type RulingKey, type Rulings } from '..';
import type { Notebook, Table } from './notebook';

/** The answer to every question: the table's own or the usual one. */
export function rulingsAt({ rulings }: Pick<Table, 'rulings'>): Rulings {
  return { ...DEFAULT_RULINGS, ...rulings };
}

/** Usual answers are not stored, so that the table counts as unchanged. */
export function setRuling<Key extends RulingKey>(
  notebook: Notebook,
  key: Key,
  answer: Rulings[Key],
): Notebook {
  const { rulings: before, ...table } = notebook.table;
  const answers = { ...rulingsAt({ ...(before && { rulings: before }) }), [key]: answer };
  const unusual = unusualRulings(answers);
  if (unusual.length === 0) return { ...notebook, table };
  const rulings = Object.fromEntries(unusual.map((each) => [each, answers[each]]));
  return { ...notebook, table: { ...table, rulings } };
}

/** The questions whose answer is not the usual one, in order. */
export function unusualRulings(rulings: Rulings): readonly RulingKey[] {
  return RULING_KEYS.filter((key) => rulings[key] !== DEFAULT_RULINGS[key]);
}
