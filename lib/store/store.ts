/**
 * The store of one game: whatever changes is on the device before the screen shows it, and nothing that was on the
 * device is overwritten unread. Any number of screens may watch it; it knows no screen, and no game but by its document.
 *
 * Another tab may write the same document. Before every change, and whenever this tab is looked at again, the text on
 * the device is compared with the one last read or written here; a different one is taken over, its history too, and the
 * change is made on top. Only if this tab has changes it could not save, they stay on the screen, as one step on top of
 * the other tab's: undo shows what the other tab had. Merging both cell by cell could make a game that neither of them
 * entered. A document that vanished is no change of another tab: what is here stays, and is written with the next change.
 *
 * A text that cannot be read is set aside under a key of its own before anything is written over it. If there is no
 * room for that, it stays where it is and can be downloaded, and nothing is saved (`full`) until there is room or
 * the person has dropped it: of the two, the text on the device is the one that a person may have nowhere else.
 *
 * A newer version of the app in another tab has the last word: what it has written is neither set aside nor written
 * over, and this tab saves nothing (`outdated`) until it is reloaded. Two tabs that each set the other's text aside
 * would never come to rest, and the older one would win.
 */

import { makeDevice } from './device';
import type { GameDocument } from './document';
import { EMPTY_HISTORY, isSame, type Revision, record, recordJoined, redo, undo } from './history';
import { makeSaved, namesWith, nothingSaved, readSaved, type SavedState } from './saved';
import { makeSetAsideTexts, type SetAsideText } from './set-aside';

/** Whether all is on the device; or the storage is full, the browser allows none, or a newer version of the app has it. */
export type Saving = 'saved' | 'full' | 'forbidden' | 'outdated';

/** Immutable, and the same object until something changes. */
export interface Snapshot<D, V> extends SavedState<D, V> {
  /** False until what is stored has been read. */
  readonly ready: boolean;
  readonly saving: Saving;
  readonly setAside: readonly SetAsideText[];
  /** How often the changes of another tab were taken over; a screen may say so when it grows. */
  readonly takenOver: number;
}

export interface Store<D, V> {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot<D, V>;
  /** Changes with the same `stroke` that follow each other are one step to undo: a name typed letter by letter. */
  change(edit: (document: D) => D, stroke?: string): void;
  undo(): void;
  redo(): void;
  setView(edit: (view: V) => V): void;
  rememberNames(names: readonly string[]): void;
  dropSetAside(key: string): void;
  /** Tries once more to save what could not be saved. */
  tryAgain(): void;
  /** Reads what is stored, at once, and listens to other tabs. Whatever else is asked of the store starts it, too. */
  start(): void;
  stop(): void;
}

export interface StoreOptions<D, V> {
  readonly document: GameDocument<D, V>;
  /** Asked anew each time, as a browser may refuse at any time. */
  readonly storage: () => Storage;
  /** Where the browser tells of other tabs and of coming back to this one. */
  readonly window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const unreadSnapshots = new WeakMap<object, unknown>();

/** Before anything is read, and all there is on the server: the same object each time. */
export function unreadSnapshot<D, V>(document: GameDocument<D, V>): Snapshot<D, V> {
  // What was put in for a document below is of that document's type.
  const known = unreadSnapshots.get(document) as Snapshot<D, V> | undefined;
  if (known) return known;
  const state = nothingSaved(document);
  const snapshot: Snapshot<D, V> = { ...state, ready: false, saving: 'saved', setAside: [], takenOver: 0 };
  unreadSnapshots.set(document, snapshot);
  return snapshot;
}

/** How many steps of the past are tried, one after the other, where all do not fit. */
const SHORTER = [100, 20];

const OCCASIONS = ['storage', 'pageshow', 'visibilitychange', 'focus', 'online'];

export function makeStore<D, V>({ document: game, storage, window }: StoreOptions<D, V>): Store<D, V> {
  const { shelves } = game;
  const device = makeDevice(game.key, storage);
  const setAside = makeSetAsideTexts(device, (text) => readSaved(game, text).why);
  const listeners = new Set<() => void>();
  let snapshot = unreadSnapshot(game);
  /** The text on the device as last read or written here. */
  let knownText: string | undefined;
  /** Whether something was done here that is not on the device, and the document as it last was there. */
  let isUnsaved = false;
  let savedDocument = snapshot.document;
  let latestStroke: string | undefined;
  /** Whether a newer version of the app has written the text. */
  let isOutdated = false;

  const publish = (news: Partial<Snapshot<D, V>>): void => {
    const all = { ...news, setAside: setAside.list() };
    const keys = Object.keys(all) as (keyof Snapshot<D, V>)[];
    if (keys.every((key) => snapshot[key] === all[key])) return;
    snapshot = { ...snapshot, ...all };
    for (const listener of listeners) listener();
  };

  const save = (news: Partial<Snapshot<D, V>> = {}): void => {
    const saving = write({ ...snapshot, ...news });
    if (saving === 'saved') {
      isUnsaved = false;
      savedDocument = news.document ?? snapshot.document;
      knownText = device.text();
    }
    publish({ ...news, saving });
  };
  const write = (state: SavedState<D, V>): Saving => {
    if (isOutdated) return 'outdated';
    if (!setAside.mayOverwrite(device.text())) return 'full';
    if (shorterAndShorter(state).some((each) => device.write(makeSaved(game, each)))) return 'saved';
    // A storage that holds nothing and takes nothing is closed, whatever it calls its error.
    return device.isEmpty() ? 'forbidden' : 'full';
  };
  const saveOwn = (news: Partial<SavedState<D, V>> = {}): void => {
    isUnsaved = true;
    save(news);
  };
  const takeOver = (news: SavedState<D, V> & Partial<Snapshot<D, V>>): void => {
    savedDocument = news.document;
    publish(news);
  };

  const open = (): void => {
    setAside.gather();
    knownText = device.text();
    const { state, why } = knownText === undefined ? { state: snapshot } : readSaved(game, knownText);
    if (why !== undefined && knownText !== undefined) setAside.put(knownText, why);
    const news = { ...state, ready: true };
    if (why !== undefined) save(news);
    else takeOver({ ...news, saving: device.isForbidden() ? 'forbidden' : 'saved' });
  };

  /** Takes over what another tab has written, and saves what could not be saved before. */
  const look = (): void => {
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
    else if (isUnsaved) save({ ...onTop(state, snapshot), takenOver });
    else if (why !== undefined) save({ ...state, takenOver });
    else takeOver({ ...state, takenOver, saving: 'saved' });
  };
  /** What could not be saved here, as one step on top of what another tab has saved. */
  const onTop = (theirs: SavedState<D, V>, mine: SavedState<D, V>): SavedState<D, V> => {
    const { document } = mine.document === savedDocument ? theirs : mine;
    return {
      document,
      history: record(theirs.history, theirs.document, document, shelves),
      names: namesWith(theirs.names, mine.names),
      view: mine.view,
    };
  };

  /** On coming back, or when another tab did something. Texts set aside may be large, and are not read with every tap. */
  const lookAround = (): void => {
    setAside.gather();
    look();
  };
  const start = (): void => {
    for (const occasion of OCCASIONS) window?.addEventListener(occasion, lookAround);
    if (snapshot.ready) lookAround();
    else open();
  };
  /** What a person does is done to what all tabs have done before. */
  const catchUp = (): void => {
    if (snapshot.ready) look();
    else start();
  };
  const step = (take: (now: Revision<D>) => Revision<D>): void => {
    catchUp();
    latestStroke = undefined;
    const { document, history } = take(snapshot);
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
      const history = record(old, before, document, shelves);
      if (history === old) return;
      latestStroke = stroke;
      saveOwn({ document, history: isJoined ? recordJoined(old, before, document, shelves) : history });
    },
    undo: () => step(undo),
    redo: () => step(redo),
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
    tryAgain: () => (snapshot.ready ? lookAround() : start()),
    start,
    stop() {
      for (const occasion of OCCASIONS) window?.removeEventListener(occasion, lookAround);
    },
  };
}

/** All of it; then with less and less history: the document itself comes first. */
function shorterAndShorter<D, V>(state: SavedState<D, V>): readonly SavedState<D, V>[] {
  const { past } = state.history;
  const shorter = SHORTER.filter((steps) => past.length > steps).map((steps) => ({
    ...state,
    history: { past: past.slice(-steps), future: [] },
  }));
  return [state, ...shorter, { ...state, history: EMPTY_HISTORY }];
}
