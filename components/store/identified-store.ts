/**
 * A game's store in which every game has an id, and in which no game is lost: one that another takes the place of is put
 * into the archive, whichever way that came about (a new game, an opened file, a link that is kept). Undo and redo put
 * nothing there, because they only lead to what was there before.
 */
import { type GameDocument, idOfGame, makeGameId, type Store } from '@/lib/store';

/** Whether a step of the history between these two leads from one game to another. `later` is what undo leads away from. */
export function isStepBetweenGames<D>(
  { identity }: Pick<GameDocument<D, unknown>, 'identity'>,
  earlier: D,
  later: D,
): boolean {
  if (!identity?.isBegun(earlier)) return false;
  const [before, after] = [identity.idOf(earlier), identity.idOf(later)];
  // A game of which everything was taken back keeps its id; a new one has none yet.
  if (!identity.isBegun(later)) return after === undefined || after !== before;
  return before !== undefined && after !== undefined && before !== after;
}

/** Puts a game into the archive that was last changed then; undefined if nobody knows when. */
type Keep<D> = (content: D, changed: number | undefined) => void;

export function withIdentity<D, V>(
  document: GameDocument<D, V>,
  store: Store<D, V>,
  keep: Keep<D>,
): Store<D, V> {
  const { identity } = document;
  if (!identity) return store;
  const { idOf, withId, isBegun } = identity;

  /** An edit may be made once more on top of what another tab has saved: then that game is the one that makes room. */
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
      // An earlier version has saved it without an id. The list may have put it into the archive, so it goes on under the id
      // it has there. That follows from its date, which is known only when the edit is made for the first time.
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
