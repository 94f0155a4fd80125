/**
 * The store of one game. Every change is on the device before the screen shows it, and no text on the device is
 * overwritten unread. Any number of screens may subscribe; the store knows a game only by its document.
 *
 * Another tab may write the same document. Before every change, and whenever a person returns to this tab, the store
 * compares the text on the device with the one it last read or wrote. A different text is taken over with its
 * history, and the change is made on top of it. If this tab has changes it could not save, they stay on the screen as
 * one step on top of the other tab's document, and undo shows that document. Merging both cell by cell could make a
 * game that nobody entered. A document that vanished does not count as a change: this tab writes its own with the
 * next change.
 *
 * A text that cannot be read is set aside under a key of its own before it is overwritten. If there is no room for
 * that, it stays where it is and can be downloaded, and nothing is saved (`full`) until there is room or the person
 * drops it, because the text on the device may be the only one the person has.
 *
 * If another tab runs a newer version of the app, its text is neither set aside nor overwritten, and this tab saves
 * nothing (`outdated`) until it is reloaded. Otherwise the two tabs would set each other's texts aside without end,
 * and the older version would win.
 */

import { makeDevice } from './device';
import type { GameDocument } from './document';
import { EMPTY_HISTORY, isSame, type Revision, record, recordJoined, redo, undo } from './history';
import { makeSaved, namesWith, nothingSaved, readSaved, type SavedState } from './saved';
import { makeSetAsideTexts, type SetAsideText } from './set-aside';

/**
 * Whether everything is on the device, or why not: no room, no storage allowed, or a newer version of the app in
 * another tab.
 */
export type Saving = 'saved' | 'full' | 'forbidden' | 'outdated';

/** Immutable, and the same object until something changes. */
export interface Snapshot<D, V> extends SavedState<D, V> {
  /** False until the device has been read. */
  readonly ready: boolean;
  readonly saving: Saving;
  readonly setAside: readonly SetAsideText[];
  /** How often changes of another tab were taken over, so that a screen can announce it. */
  readonly takenOver: number;
}

export interface Store<D, V> {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot<D, V>;
  /** Successive changes with the same `stroke` are one step to undo, such as a name typed letter by letter. */
  change(edit: (document: D) => D, stroke?: string): void;
  undo(): void;
  redo(): void;
  setView(edit: (view: V) => V): void;
  rememberNames(names: readonly string[]): void;
  dropSetAside(key: string): void;
  /** Tries again to save what could not be saved. */
  tryAgain(): void;
  /** Reads the device and listens to other tabs. Every other method that needs the document starts the store, too. */
  start(): void;
  stop(): void;
}

export interface StoreOptions<D, V> {
  readonly document: GameDocument<D, V>;
  /** Called at each access, because a browser may refuse its storage at any time. */
  readonly storage: () => Storage;
  /** Dispatches the events about other tabs and about the return to this one. */
  readonly window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const unreadSnapshots = new WeakMap<object, unknown>();

/**
 * The snapshot before the device is read, and always on the server. Always the same object, because screens redraw
 * when it changes.
 */
export function unreadSnapshot<D, V>(document: GameDocument<D, V>): Snapshot<D, V> {
  // The map holds for each document only the snapshot that is stored below, which has this type.
  const known = unreadSnapshots.get(document) as Snapshot<D, V> | undefined;
  if (known) return known;
  const state = nothingSaved(document);
  const snapshot: Snapshot<D, V> = { ...state, ready: false, saving: 'saved', setAside: [], takenOver: 0 };
  unreadSnapshots.set(document, snapshot);
  return snapshot;
}

/** How many steps of the past to try, one after the other, if all do not fit. */
const SHORTER_PASTS = [100, 20];

const REFRESH_EVENTS = ['storage', 'pageshow', 'visibilitychange', 'focus', 'online'];

export function makeStore<D, V>({ document: game, storage, window }: StoreOptions<D, V>): Store<D, V> {
  const { keyedParts } = game;
  const device = makeDevice(game.key, storage);
  const setAside = makeSetAsideTexts(device, (text) => readSaved(game, text).why);
  const listeners = new Set<() => void>();
  let snapshot = unreadSnapshot(game);
  /** The text on the device as last read or written here. */
  let knownText: string | undefined;
  /** Whether this tab has changes that are not on the device. */
  let isUnsaved = false;
  /** The document as it was last read or written. */
  let savedDocument = snapshot.document;
  let latestStroke: string | undefined;
  /** Whether a newer version of the app has written the text. */
  let isOutdated = false;

  const publish = (update: Partial<Snapshot<D, V>>): void => {
    const all = { ...update, setAside: setAside.list() };
    const keys = Object.keys(all) as (keyof Snapshot<D, V>)[];
    if (keys.every((key) => snapshot[key] === all[key])) return;
    snapshot = { ...snapshot, ...all };
    for (const listener of listeners) listener();
  };

  const save = (update: Partial<Snapshot<D, V>> = {}): void => {
    const saving = write({ ...snapshot, ...update });
    if (saving === 'saved') {
      isUnsaved = false;
      savedDocument = update.document ?? snapshot.document;
      knownText = device.text();
    }
    publish({ ...update, saving });
  };
  const write = (state: SavedState<D, V>): Saving => {
    if (isOutdated) return 'outdated';
    if (!setAside.mayOverwrite(device.text())) return 'full';
    if (withLessAndLessHistory(state).some((each) => device.write(makeSaved(game, each)))) return 'saved';
    // A storage that is empty and takes nothing is forbidden, whatever error it throws.
    return device.isEmpty() ? 'forbidden' : 'full';
  };
  const saveOwn = (update: Partial<SavedState<D, V>> = {}): void => {
    isUnsaved = true;
    save(update);
  };
  const takeOver = (update: SavedState<D, V> & Partial<Snapshot<D, V>>): void => {
    savedDocument = update.document;
    publish(update);
  };

  const readDevice = (): void => {
    setAside.reload();
    knownText = device.text();
    const { state, why } = knownText === undefined ? { state: snapshot } : readSaved(game, knownText);
    if (why !== undefined && knownText !== undefined) setAside.put(knownText, why);
    const update = { ...state, ready: true };
    if (why !== undefined) save(update);
    else takeOver({ ...update, saving: device.isForbidden() ? 'forbidden' : 'saved' });
  };

  /** Takes over what another tab has written, and saves what this tab could not save before. */
  const checkDevice = (): void => {
    const text = device.text();
    if (text === undefined || text === knownText) {
      isOutdated = false;
      if (snapshot.saving === 'saved') publish({});
      else save();
      return;
    }
    const { state, why } = readSaved(game, text);
    isOutdated = why === 'newer';
    if (isOutdated) {
      publish({ saving: 'outdated' });
      return;
    }
    knownText = text;
    latestStroke = undefined;
    if (why !== undefined) setAside.put(text, why);
    const takenOver = snapshot.takenOver + 1;
    if (why === 'damaged') saveOwn();
    else if (isUnsaved) save({ ...mineOnTop(state, snapshot), takenOver });
    else if (why !== undefined) save({ ...state, takenOver });
    else takeOver({ ...state, takenOver, saving: 'saved' });
  };
  /** The unsaved changes of this tab as one step on top of what another tab has saved. */
  const mineOnTop = (theirs: SavedState<D, V>, mine: SavedState<D, V>): SavedState<D, V> => {
    const { document } = mine.document === savedDocument ? theirs : mine;
    return {
      document,
      history: record(theirs.history, theirs.document, document, keyedParts),
      names: namesWith(theirs.names, mine.names),
      view: mine.view,
    };
  };

  /**
   * On return to this tab, or after a change of another one. Texts set aside may be large, so they are not read with
   * every tap.
   */
  const refresh = (): void => {
    setAside.reload();
    checkDevice();
  };
  const start = (): void => {
    for (const occasion of REFRESH_EVENTS) window?.addEventListener(occasion, refresh);
    if (snapshot.ready) refresh();
    else readDevice();
  };
  /** Called before every change, so that it is made to the latest document of all tabs. */
  const catchUp = (): void => {
    if (snapshot.ready) checkDevice();
    else start();
  };
  const stepThroughHistory = (move: (now: Revision<D>) => Revision<D>): void => {
    catchUp();
    latestStroke = undefined;
    const { document, history } = move(snapshot);
    if (history !== snapshot.history) saveOwn({ document, history });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    change(edit, stroke) {
      catchUp();
      const { document: before, history: old } = snapshot;
      const document = edit(before);
      const isJoined = stroke !== undefined && stroke === latestStroke;
      const history = record(old, before, document, keyedParts);
      if (history === old) return;
      latestStroke = stroke;
      saveOwn({ document, history: isJoined ? recordJoined(old, before, document, keyedParts) : history });
    },
    undo: () => stepThroughHistory(undo),
    redo: () => stepThroughHistory(redo),
    setView(edit) {
      catchUp();
      const view = edit(snapshot.view);
      if (!isSame(view, snapshot.view)) saveOwn({ view });
    },
    rememberNames(added) {
      catchUp();
      const names = namesWith(snapshot.names, added);
      if (names !== snapshot.names) saveOwn({ names });
    },
    dropSetAside(key) {
      catchUp();
      setAside.drop(key);
      if (snapshot.saving === 'saved') publish({});
      else save();
    },
    tryAgain: () => (snapshot.ready ? refresh() : start()),
    start,
    stop() {
      for (const occasion of REFRESH_EVENTS) window?.removeEventListener(occasion, refresh);
    },
  };
}

/** What to try to save: everything, then with less and less history, because the document matters most. */
function withLessAndLessHistory<D, V>(state: SavedState<D, V>): readonly SavedState<D, V>[] {
  const { past } = state.history;
  const shorter = SHORTER_PASTS.filter((steps) => past.length > steps).map((steps) => ({
    ...state,
    history: { past: past.slice(-steps), future: [] },
  }));
  return [state, ...shorter, { ...state, history: EMPTY_HISTORY }];
}
