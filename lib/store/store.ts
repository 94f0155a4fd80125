/**
 * The store of one game. Any number of screens may subscribe; the store knows a game only by its document.
 *
 * Two copies. Every change is in the first copy (localStorage) before the screen shows it, and moments later in the
 * second (IndexedDB), which survives a browser that is killed. On the next visit the first copy is shown at once, and
 * replaced if the second has changes that it lacks. A change counts as saved if one of the copies has it.
 *
 * Several tabs. Before every change, and whenever this tab becomes active again, the store reads the first copy, and
 * takes it over with its history if another tab has written it. Tabs see each other's first copy a little late, so
 * two taps at the same instant may both be made to the same document. The second copy then decides: the tab that
 * writes it later finds the other tab's text there, and applies its own changes again on top. Every change has an id,
 * so none is applied twice. A document that vanished does not count as a change: this tab writes its own with the
 * next change.
 *
 * Nowhere to save. Changes that neither copy took stay on the screen, and the browser asks before it leaves the page.
 * If another tab saves something in the meantime, they become one step on top of it, and undo shows the other tab's
 * document. Applying them one by one could mix two games into one that nobody entered. The same is done if the two
 * copies diverged before this visit, because one of them could not be written for a while.
 *
 * Unreadable texts. No text is overwritten unread. One that cannot be read is set aside under its own key before it
 * is overwritten. If there is no room for that, it stays where it is and can be downloaded, and that copy is not
 * written until there is room or the person drops it, because that text may be the only one the person has.
 *
 * If another tab runs a newer version of the app, its text is neither set aside nor overwritten, and this tab saves
 * nothing (`outdated`) until it is reloaded. Otherwise the two tabs would set each other's texts aside endlessly, and
 * the older version would win.
 */

import { lacksChanges, laterOf, makeChangeIds } from './changes';
import { makeDevice } from './device';
import { isSame } from './history';
import { doChange, onTop, type WaitingChange } from './on-top';
import {
  changeDocument,
  changeNames,
  changeView,
  type Operation,
  openDocument,
  stepBack,
  stepForward,
} from './operations';
import { makeSaved, readSaved, type SavedState, withLessAndLessHistory } from './saved';
import { makeSetAsideTexts } from './set-aside';
import { type Saving, type Snapshot, unreadSnapshot } from './snapshot';
import type { Store, StoreOptions } from './store-types';

const OCCASIONS = ['storage', 'pageshow', 'visibilitychange', 'focus', 'online'];

export function makeStore<D, V>({
  document: game,
  storage,
  secondCopy,
  window,
  now = Date.now,
}: StoreOptions<D, V>): Store<D, V> {
  const device = makeDevice(game.key, storage);
  const setAside = makeSetAsideTexts(device, (text) => readSaved(game, text).why);
  const nextId = makeChangeIds();
  const listeners = new Set<() => void>();
  let snapshot = unreadSnapshot(game);
  let stroke: string | undefined;
  /** Whether a newer version of the app has written the text. */
  let isOutdated = false;

  /** The first copy as last read or written here. */
  let firstText: string | undefined;
  /** What was in it when this tab started, if that was readable and not empty. */
  let found: SavedState<D, V> | undefined;
  /** Why the first copy does not have the latest changes. */
  let firstTrouble: Exclude<Saving, 'saved'> | undefined;
  /** The document as it was last read or saved. */
  let savedDocument = snapshot.document;

  /** The second copy as last read or written here. */
  let secondText: string | undefined;
  let waiting: readonly WaitingChange<D, V>[] = [];
  /** Whether the second copy has been read, and every write since has succeeded. */
  let isSecondInUse = false;
  let isUpdating = false;
  /** Whether something has happened since the running update began that it may have missed. */
  let isUpdateDue = false;
  /** Whether there are changes that neither copy took. */
  let isStranded = false;

  const publish = (update: Partial<Snapshot<D, V>>): void => {
    const all = { ...update, setAside: setAside.list() };
    const keys = Object.keys(all) as (keyof Snapshot<D, V>)[];
    if (keys.every((key) => snapshot[key] === all[key])) return;
    snapshot = { ...snapshot, ...all };
    for (const listener of listeners) listener();
  };

  const askBeforeLeaving = (event: Event): void => event.preventDefault();
  /**
   * Listens only while something is unsaved: with a permanent `beforeunload` listener browsers do not use their
   * back/forward cache.
   */
  const watchLeaving = (): void => {
    const isUnsaved = firstTrouble !== undefined && (isStranded || waiting.length > 0);
    if (isUnsaved) window?.addEventListener('beforeunload', askBeforeLeaving);
    else window?.removeEventListener('beforeunload', askBeforeLeaving);
  };

  /** Writes the first copy. Whether the state is saved may depend on the second copy, which follows. */
  const save = (update: Partial<Snapshot<D, V>> = {}): void => {
    const saving = writeFirst({ ...snapshot, ...update });
    firstTrouble = saving === 'saved' ? undefined : saving;
    if (firstTrouble === undefined) {
      isStranded = false;
      savedDocument = update.document ?? snapshot.document;
      firstText = device.text();
    }
    const isUndecided = firstTrouble !== undefined && !isOutdated && secondCopy !== undefined;
    publish(isUndecided ? update : { ...update, saving });
    watchLeaving();
  };
  const writeFirst = (state: SavedState<D, V>): Saving => {
    if (isOutdated) return 'outdated';
    if (!setAside.mayOverwrite(device.text())) return 'full';
    if (withLessAndLessHistory(state).some((each) => device.write(makeSaved(game, each)))) return 'saved';
    // A storage that is empty and takes nothing is forbidden, whatever error it throws.
    return device.isEmpty() ? 'forbidden' : 'full';
  };

  const readFirst = (): void => {
    setAside.reload();
    firstText = device.text();
    const { state, why } = firstText === undefined ? { state: snapshot } : readSaved(game, firstText);
    if (why !== undefined && firstText !== undefined) setAside.put(firstText, why);
    const isWhole = why === undefined || why === 'history-damaged';
    if (isWhole && !isSame(state.document, game.empty)) found = state;
    const update = { ...state, ready: true };
    if (why !== undefined) save(update);
    else {
      firstTrouble = device.isForbidden() ? 'forbidden' : undefined;
      savedDocument = state.document;
      publish({ ...update, saving: secondCopy ? 'saved' : (firstTrouble ?? 'saved') });
    }
  };

  /** Takes over what another tab has written to the first copy, and saves what this tab could not save before. */
  const checkFirst = (): void => {
    const text = device.text();
    if (text === undefined) isOutdated = false;
    if (text === undefined || text === firstText) {
      if (snapshot.saving === 'saved') publish({});
      else save();
      return;
    }
    const { state, why } = readSaved(game, text);
    // The other tab has not seen this tab's changes yet. It will find them in the second copy, and then write again.
    const isFollowed = isSecondInUse || waiting.length > 0;
    if (isFollowed && why === undefined && lacksChanges(state, snapshot)) return;
    isOutdated = why === 'newer';
    if (isOutdated) {
      publish({ saving: 'outdated' });
      return;
    }
    firstText = text;
    stroke = undefined;
    if (why !== undefined) setAside.put(text, why);
    const takenOver = snapshot.takenOver + 1;
    if (why === 'damaged') save();
    else if (isStranded) save({ ...mineOnTop(state), takenOver });
    else if (why !== undefined) save({ ...state, takenOver });
    else {
      firstTrouble = undefined;
      savedDocument = state.document;
      publish({ ...state, takenOver, saving: 'saved' });
    }
  };
  /** The document of this tab as one step on top of what another tab has saved. */
  const mineOnTop = (theirs: SavedState<D, V>): SavedState<D, V> => {
    // Perhaps only the view or the names could not be saved.
    const isUnchanged = isStranded && snapshot.document === savedDocument;
    return onTop(game, theirs, isUnchanged ? { ...snapshot, document: theirs.document } : snapshot);
  };

  /** Synchronises this tab and the second copy: whichever lacks changes gets them. */
  const updateSecond = async (): Promise<void> => {
    if (isUpdating) isUpdateDue = true;
    if (!secondCopy || isUpdating || isOutdated) return;
    isUpdating = true;
    isUpdateDue = false;
    let written = snapshot;
    let isWritten = waiting;
    let mayWrite = true;
    const isDone = await secondCopy.update((text) => {
      if (text !== undefined && text !== secondText) meetSecond(text);
      secondText = text;
      written = snapshot;
      isWritten = waiting;
      mayWrite = !isOutdated && setAside.mayOverwrite(text);
      const isNothing = text === undefined && firstText === undefined && snapshot.number === 0;
      if (!mayWrite || isNothing) return undefined;
      secondText = makeSaved(game, snapshot);
      return secondText === text ? undefined : secondText;
    });
    isUpdating = false;
    isSecondInUse = isDone && mayWrite;
    if (isSecondInUse) {
      savedDocument = written.document;
      waiting = waiting.filter((change) => !isWritten.includes(change));
      isStranded = false;
    } else if (!isOutdated) {
      secondText = undefined;
      isStranded ||= firstTrouble !== undefined && waiting.length > 0;
      waiting = [];
    }
    if (!isOutdated) publish({ saving: isSecondInUse ? 'saved' : (firstTrouble ?? 'saved') });
    watchLeaving();
    if (waiting.length > 0 || (isSecondInUse && isUpdateDue)) await updateSecond();
    else if (!isSecondInUse) checkFirst();
  };

  /** Takes over the second copy if it has changes that this tab lacks, and applies the waiting ones again on top. */
  const meetSecond = (text: string): void => {
    const { state, why } = readSaved(game, text);
    if (why === 'newer' && isSecondInUse) {
      isOutdated = true;
      publish({ saving: 'outdated' });
      return;
    }
    if (why !== undefined) setAside.put(text, why);
    const isReadable = why === undefined || why === 'history-damaged';
    // If both have the same changes, the first copy may have had no room for the whole history.
    const isAtLeastAsLate = state.number >= snapshot.number && !lacksChanges(state, snapshot);
    if (!isReadable || !(lacksChanges(snapshot, state) || isAtLeastAsLate)) {
      publish({});
      return;
    }
    const missing = waiting.filter(({ id }) => !state.changes.includes(id));
    const { state: mine, stroke: latest } = missing.reduce(doChange<D, V>, { state });
    stroke = latest;
    const takenOver = snapshot.takenOver + (isSecondInUse ? 1 : 0);
    const changed = laterOf(state.changed, mine.changed);
    save({ ...(isStranded || hasParted(state) ? mineOnTop(state) : { ...mine, changed }), takenOver });
  };

  /**
   * Whether the first copy has changes of an earlier visit that the second lacks, when the second is read for the
   * first time.
   */
  const hasParted = (second: SavedState<D, V>): boolean =>
    !isSecondInUse && found !== undefined && lacksChanges(second, found);

  const makeChange = (operation: Operation<D, V>): void => {
    if (snapshot.ready) checkFirst();
    else start();
    const change = { id: nextId(), operation, at: now() };
    const { state, stroke: latest } = doChange({ state: snapshot, stroke }, change);
    stroke = latest;
    if (state === snapshot) return;
    if (secondCopy) waiting = [...waiting, change];
    else isStranded = true;
    save(state);
    updateSecond();
  };

  /**
   * Another tab has written, or may have. Texts that were set aside may be large, so they are not read with every
   * tap.
   */
  const lookAgain = (): void => {
    setAside.reload();
    checkFirst();
    updateSecond();
  };
  const start = (): void => {
    for (const occasion of OCCASIONS) window?.addEventListener(occasion, lookAgain);
    if (snapshot.ready) lookAgain();
    else {
      readFirst();
      updateSecond();
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    change: (edit, ofStroke) => makeChange(changeDocument(game, edit, ofStroke)),
    open: (edit, changed) => makeChange(openDocument(game, edit, changed)),
    undo: () => makeChange(stepBack()),
    redo: () => makeChange(stepForward()),
    setView: (edit) => makeChange(changeView(edit)),
    rememberNames: (added) => makeChange(changeNames((names) => [...added, ...names])),
    setNames: (edit) => makeChange(changeNames(edit)),
    dropSetAside(key) {
      if (snapshot.ready) checkFirst();
      else start();
      setAside.drop(key);
      if (snapshot.saving === 'saved') publish({});
      else save();
    },
    tryAgain: () => (snapshot.ready ? lookAgain() : start()),
    start,
    stop() {
      for (const occasion of OCCASIONS) window?.removeEventListener(occasion, lookAgain);
      window?.removeEventListener('beforeunload', askBeforeLeaving);
    },
  };
}
