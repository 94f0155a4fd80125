/** How this table reads the rules where they leave a question open. */

import { DEFAULT_RULINGS, RULING_KEYS, type RulingKey, type Rulings } from '..';
import type { Notebook, Table } from './notebook';

/** The answer to every question: the table's own, or else the usual one. */
export function rulingsAt({ rulings }: Pick<Table, 'rulings'>): Rulings {
  return { ...DEFAULT_RULINGS, ...rulings };
}

/** What is usual anyway is not written down. */
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

/** The questions that are answered otherwise than usual, in order. */
export function unusualRulings(rulings: Rulings): readonly RulingKey[] {
  return RULING_KEYS.filter((key) => rulings[key] !== DEFAULT_RULINGS[key]);
}
