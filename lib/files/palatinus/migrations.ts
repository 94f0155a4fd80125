/** Migrations of notebooks that earlier versions have saved. The values have not been validated. */

import { isRecord } from '../../store';
import { cleanName } from '../../text';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Version 1 had no name of its game, had the turned board outside the notebook, and called `markedHere` (the letters
 * whose springs were first marked at this table) `told`.
 */
export function fromVersion1(older: unknown): unknown {
  const { notebook, turned, history, ...others } = isRecord(older) ? older : {};
  return {
    ...others,
    game: 'palatinus',
    version: 2,
    document: isRecord(notebook)
      ? { ...notebook, table: renamed(notebook.table, 'told', 'markedHere') }
      : notebook,
    view: { turned },
    history: isRecord(history)
      ? { ...history, past: renamedInAll(history.past), future: renamedInAll(history.future) }
      : history,
  };
}

/** Version 2 accepted any name, including characters that are refused now, and its texts had no number. */
export function fromVersion2(older: unknown): unknown {
  const { names, ...others } = isRecord(older) ? older : {};
  return {
    ...(withCleanNames(others) as Parts),
    names: Array.isArray(names) ? [...new Set(names.map(cleaned))].filter((name) => name !== '') : names,
    version: 3,
  };
}

/** Version 3 had no date of the last change. */
export function fromVersion3(older: unknown): unknown {
  return { ...(isRecord(older) ? older : {}), version: 4 };
}

/** Version 4 did not record in its history how a step changes the date. */
export function fromVersion4(older: unknown): unknown {
  return { ...(isRecord(older) ? older : {}), version: 5 };
}

/** In version 5 games had no id. They get one with the next change, as new games do. */
export function fromVersion5(older: unknown): unknown {
  return { ...(isRecord(older) ? older : {}), version: 6 };
}

/** Version 6 could not record that no more pieces are missing. */
export function fromVersion6(older: unknown): unknown {
  return { ...(isRecord(older) ? older : {}), version: 7 };
}

/** Names are stored under `name` and, in the history, as the sides of the cell `copy.name`. */
function withCleanNames(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => withCleanNames(inner));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([inner, content]): [string, unknown][] => {
    if (inner !== 'name' && key !== 'copy.name') return [[inner, withCleanNames(content, inner)]];
    const name = cleaned(content);
    return name === '' ? [] : [[inner, name]];
  });
  return Object.fromEntries(entries);
}

function cleaned(value: unknown): unknown {
  return typeof value === 'string' ? cleanName(value) : value;
}

function renamedInAll(patches: unknown): unknown {
  if (!Array.isArray(patches)) return patches;
  return patches.map((patch) => renamed(patch, 'table.told', 'table.markedHere'));
}

/** Returns the value unchanged if it has no such key. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, from)) return value;
  const { [from]: content, ...others } = value;
  return { ...others, [to]: content };
}
