/** Saved notebooks of earlier versions, brought up to date. They come as they were found: nobody has checked them. */

type Parts = Readonly<Record<string, unknown>>;

/**
 * Version 1 did not say of which game it was, kept the turned board beside the notebook, and called the letters whose
 * springs were first marked at this table `told`.
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

/** The same where there is no such key. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (!isParts(value) || !Object.hasOwn(value, from)) return value;
  const { [from]: content, ...others } = value;
  return { ...others, [to]: content };
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
