/** The table's answers to the questions that the rules leave open. */

import { DEFAULT_RULINGS, RULING_KEYS, type RulingKey, type Rulings } from '..';
import type { Notebook, Table } from './notebook';

/** The answer to every question: the table's own or the standard one. */
export function rulingsAt({ rulings }: Pick<Table, 'rulings'>): Rulings {
  return { ...DEFAULT_RULINGS, ...rulings };
}

export function setRuling<Key extends RulingKey>(
  notebook: Notebook,
  key: Key,
  answer: Rulings[Key],
): Notebook {
  return setRulings(notebook, { [key]: answer });
}

/** Sets the answers to some questions and keeps the others. */
export function setRulings(notebook: Notebook, answers: Partial<Rulings>): Notebook {
  return { ...notebook, table: withRulings(notebook.table, { ...rulingsAt(notebook.table), ...answers }) };
}

/** Sets every question back to its standard answer. */
export function resetRulings(notebook: Notebook): Notebook {
  return { ...notebook, table: withRulings(notebook.table, DEFAULT_RULINGS) };
}

/** A table with these answers. Standard ones are not stored, so that the table counts as unchanged. */
export function withRulings({ rulings: _, ...table }: Table, answers: Rulings): Table {
  const others = unusualRulings(answers);
  if (others.length === 0) return table;
  return { ...table, rulings: Object.fromEntries(others.map((key) => [key, answers[key]])) };
}

/** The questions whose answer is not the standard one, in order. */
export function unusualRulings(rulings: Rulings): readonly RulingKey[] {
  return RULING_KEYS.filter((key) => rulings[key] !== DEFAULT_RULINGS[key]);
}
