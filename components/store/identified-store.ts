/**
 * A store in which every game has an id and no game is lost: whatever replaces a game (a new one, an opened file, a
 * kept link), the old one goes into the archive. Undo and redo archive nothing, since they only return to a game that
 * was here.
 */
import { type GameDocument, idOfGame, makeGameId, type Store } from '@/lib/store';

/**
 * Whether the history step between these two leads from one game to another. Undo leads from `later` to `earlier`.
 */
export function isStepBetweenGames<D>(
  { identity }: Pick<GameDocument<D, unknown>, 'identity'>,
  earlier: D,
  later: D,
): boolean {
  if (!identity?.isBegun(earlier)) return false;
  const [before, after] = [identity.idOf(earlier), identity.idOf(later)];
  // A game whose entries were all undone keeps its id; a new one has none yet.
  if (!identity.isBegun(later)) return after === undefined || after !== before;
  return before !== undefined && after !== undefined && before !== after;
}

/** Puts a game into the archive, with the date of its last change; undefined if unknown. */
type Keep<D> = (content: D, changed: number | undefined) => void;

export function withIdentity<D, V>(
  document: GameDocument<D, V>,
  store: Store<D, V>,
  keep: Keep<D>,
): Store<D, V> {
  const { identity } = document;
  if (!identity) return store;
  const { idOf, withId, isBegun } = identity;

  /**
   * The edit may be applied again on top of what another tab has saved; then that tab's game is the one to archive.
   */
  function keeping(edit: (document: D) => D, isAnother: (before: D, after: D) => boolean): (before: D) => D {
    const newId = makeGameId();
    let keptId: string | undefined;
    return (before) => {
      const after = edit(before);
      if (after === before) return before;
      const { changed } = store.snapshot();
      const makesRoom = isBegun(before) && isAnother(before, after);
      if (makesRoom) keep(before, changed);
      if (idOf(after) !== undefined || !isBegun(after)) return after;
      if (makesRoom || !isBegun(before)) return withId(after, newId);
      // An earlier version saved it without an id. The list may have archived it, so it continues under the id it has
      // there. That id depends on its date, which is only known when the edit is applied for the first time.
      keptId ??= idOfGame(document, before, changed);
      return withId(after, keptId);
    };
  }

  const hasOtherId = (before: D, after: D): boolean =>
    idOf(before) !== undefined && idOf(before) !== idOf(after);

  return {
    ...store,
    change: (edit, stroke) =>
      store.change(
        keeping(edit, (before, after) => !isBegun(after) || hasOtherId(before, after)),
        stroke,
      ),
    // The same game may be opened in its own place.
    open: (edit, changed) =>
      store.open(
        keeping(edit, (before, after) => idOf(before) === undefined || hasOtherId(before, after)),
        changed,
      ),
  };
}
