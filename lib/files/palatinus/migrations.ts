/** Migrations of notebooks that earlier versions have saved. Nobody has checked the values before. */

type Parts = Readonly<Record<string, unknown>>;

/**
 * Version 1 did not name its game, had the turned board outside the notebook, and called `markedHere` (the letters
 * whose springs were first marked at this table) `told`.
 */
export function fromVersion1(older: unknown): unknown {
  const { notebook, turned, history, ...others } = isParts(older) ? older : {};
  return {
    ...others,
    game: 'palatinus',
    version: 2,
    document: isParts(notebook)
      ? { ...notebook, table: renamed(notebook.table, 'told', 'markedHere') }
      : notebook,
    view: { turned },
    history: isParts(history)
      ? { ...history, past: renamedInAll(history.past), future: renamedInAll(history.future) }
      : history,
  };
}

function renamedInAll(patches: unknown): unknown {
  if (!Array.isArray(patches)) return patches;
  return patches.map((patch) => renamed(patch, 'table.told', 'table.markedHere'));
}

/** Returns the value unchanged if it has no such key. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (!isParts(value) || !Object.hasOwn(value, from)) return value;
  const { [from]: content, ...others } = value;
  return { ...others, [to]: content };
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
