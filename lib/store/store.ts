/**
 * The keeper of the notebook: whatever changes is on the device before the screen shows it, and nothing that was on
 * the device is overwritten unread. A plain store that any number of screens may watch; it knows no screen.
 *
 * Another tab may write the same document. Before every change, and whenever this tab is looked at again, the document
 * is compared with the one last seen; a different one is taken over, its history too, and the change is made on top.
 * Only if this tab has changes it could not save, they stay on the screen, as one step on top of the other tab's: undo
 * shows what the other tab had. Merging both cell by cell could make a table that neither of them entered. A document
 * that vanished is no change of another tab: what is here stays, and is written again with the next change.
 *
 * A text that cannot be read is put aside under a key of its own before anything is written over it. If there is no
 * room for that, it stays where it is and can be downloaded, and nothing is saved (`full`) until there is room or
 * the person has dropped it: of the two, the text on the device is the one that a person may have nowhere else.
 *
 * A newer version of the app in another tab has the last word: what it has written is neither put aside nor written
 * over, and this tab saves nothing (`outdated`) until it is reloaded. Two tabs that each put the other's text aside
 * would never come to rest, and the older one would win.
 */

import type { Notebook } from '../palatinus/enter/notebook';
import { makeShelf, type Saving } from './device';
import { record, recordJoined, redo, type Step, undo } from './history';
import { type Kept, NOTHING_KEPT, namesWith, type ReadSaved } from './saved';
import { type Aside, makeAsides } from './set-aside';

/** Immutable, and the same object until something changes. */
export interface Snapshot extends Kept {
  /** False until what is stored has been read. */
  readonly ready: boolean;
  /** What is stored could not be read, as the reader could not be fetched. It is tried again. */
  readonly unread: boolean;
  readonly saving: Saving;
  readonly aside: readonly Aside[];
  /** How often the changes of another tab were taken over; a screen may say so when it grows. */
  readonly takenOver: number;
}

export interface Keeper {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Changes with the same `stroke` that follow each other are one step to undo: a name typed letter by letter. */
  change(edit: (notebook: Notebook) => Notebook, stroke?: string): void;
  undo(): void;
  redo(): void;
  /** Turns the board on the screen by so many sixths. */
  turn(by: number): void;
  rememberNames(names: readonly string[]): void;
  dropAside(key: string): void;
  /** Tries once more to save what could not be saved, and to read what could not be read. */
  tryAgain(): void;
  /**
   * Reads what is stored and listens to other tabs. Until then changes wait their turn. Fails only if `read` does, as
   * it may be fetched over a network; the next change, or coming back to this tab, then tries again.
   */
  start(): Promise<void>;
  stop(): void;
}

export interface KeeperOptions {
  /** Asked anew each time, as a browser may refuse at any time. */
  readonly storage: () => Storage;
  readonly read: () => Promise<ReadSaved>;
  /** Where the browser tells of other tabs and of coming back to this one. */
  readonly window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Before anything is read, and all there is on the server. */
export const UNREAD_SNAPSHOT: Snapshot = {
  ...NOTHING_KEPT,
  ready: false,
  unread: false,
  saving: 'saved',
  aside: [],
  takenOver: 0,
};

const OCCASIONS = ['storage', 'pageshow', 'visibilitychange', 'focus', 'online'];

export function makeKeeper({ storage, read: load, window }: KeeperOptions): Keeper {
  const shelf = makeShelf(storage);
  const asides = makeAsides(shelf);
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let snapshot = UNREAD_SNAPSHOT;
  let read: ReadSaved | undefined;
  let fetching: Promise<ReadSaved> | undefined;
  let hasFailed = false;
  /** The document as last read or written here. */
  let seen: string | undefined;
  /** Whether something was done here that is not on the device, and the notebook as it last was there. */
  let unsaved = false;
  let savedNotebook = snapshot.notebook;
  let latestStroke: string | undefined;
  /** Whether a newer version of the app has written the document. */
  let isOutdated = false;

  const publish = (news: Partial<Snapshot>): void => {
    const aside = asides.list();
    const isNews = Object.entries({ ...news, aside }).some(
      ([key, value]) => snapshot[key as keyof Snapshot] !== value,
    );
    if (!isNews) return;
    snapshot = { ...snapshot, ...news, aside };
    for (const listener of listeners) listener();
  };

  const save = (news: Partial<Snapshot> = {}): void => {
    const saving = written({ ...snapshot, ...news });
    if (saving === 'saved') {
      unsaved = false;
      savedNotebook = news.notebook ?? snapshot.notebook;
      seen = shelf.text();
    }
    publish({ ...news, saving });
  };
  const written = (kept: Kept): Saving => {
    if (isOutdated) return 'outdated';
    return asides.mayOverwrite(shelf.text()) ? shelf.write(kept) : 'full';
  };
  const saveOwn = (news: Partial<Kept> = {}): void => {
    unsaved = true;
    save(news);
  };

  /** Takes over what another tab has written, and saves what could not be saved before. */
  const look = (): void => {
    const text = shelf.text();
    if (!snapshot.ready) return;
    if (text === undefined || text === seen) {
      isOutdated = false;
      if (snapshot.saving === 'saved') publish({});
      else save();
      return;
    }
    if (!read) return;
    const { kept, why } = read(text);
    isOutdated = why === 'newer';
    if (isOutdated) {
      publish({ saving: 'outdated' });
      return;
    }
    seen = text;
    latestStroke = undefined;
    if (why !== undefined) asides.put(text, why);
    const takenOver = snapshot.takenOver + 1;
    if (why !== undefined && why !== 'history-damaged') saveOwn();
    else if (unsaved) save({ ...onTop(kept, snapshot, savedNotebook), takenOver });
    else if (why !== undefined) save({ ...kept, takenOver });
    else takeOver({ ...kept, takenOver, saving: 'saved' });
  };
  const takeOver = (news: Kept & Partial<Snapshot>): void => {
    savedNotebook = news.notebook;
    publish(news);
  };

  /** On coming back, or when another tab did something: asides may be large, and are not read again with every tap. */
  const lookAround = (): void => {
    if (read) asides.gather(read);
    else if (hasFailed || isUnread()) retry();
    look();
  };

  /** Whether something is there that nobody here has read. */
  const isUnread = (): boolean => !read && shelf.text() !== undefined && shelf.text() !== seen;

  const open = (): void => {
    seen = shelf.text();
    const { kept, why } = seen === undefined || !read ? { kept: NOTHING_KEPT } : read(seen);
    if (why !== undefined && seen !== undefined) asides.put(seen, why);
    const news = { ...kept, ready: true, unread: false };
    if (why !== undefined) save(news);
    else takeOver({ ...news, saving: shelf.isForbidden() ? 'forbidden' : 'saved' });
  };

  const begin = async (): Promise<void> => {
    if (!snapshot.ready && shelf.isEmpty()) {
      open(); // nothing to read, so no reader need be fetched before there is
      flush();
      return;
    }
    fetching ??= load();
    hasFailed = false;
    const reader = await fetching.catch((error: unknown) => {
      fetching = undefined;
      hasFailed = true;
      publish({ unread: true });
      throw error;
    });
    read = reader;
    publish({ unread: false });
    if (snapshot.ready) {
      lookAround();
    } else {
      asides.gather(reader);
      open();
    }
    flush();
  };
  const retry = (): void => {
    begin().catch(() => undefined);
  };
  const flush = (): void => {
    for (const task of waiting.splice(0)) task();
  };

  /** What a person does waits until everything is read, and is done to what all tabs have done before. */
  const inTurn = (task: () => void): void => {
    if (!snapshot.ready || isUnread()) {
      waiting.push(task);
      if (hasFailed || snapshot.ready) retry();
      return;
    }
    look();
    task();
  };

  const step = (take: (now: Step) => Step): void =>
    inTurn(() => {
      latestStroke = undefined;
      const { notebook, history } = take(snapshot);
      if (history !== snapshot.history) saveOwn({ notebook, history });
    });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    change: (edit, stroke) =>
      inTurn(() => {
        const { notebook: before, history: old } = snapshot;
        const notebook = edit(before);
        const isJoined = stroke !== undefined && stroke === latestStroke;
        const history = record(old, before, notebook);
        if (history === old) return;
        latestStroke = stroke;
        saveOwn({ notebook, history: isJoined ? recordJoined(old, before, notebook) : history });
      }),
    undo: () => step(undo),
    redo: () => step(redo),
    turn: (by) => inTurn(() => saveOwn({ turned: (((snapshot.turned + by) % 6) + 6) % 6 })),
    rememberNames: (names) => inTurn(() => saveOwn({ names: namesWith(snapshot.names, names) })),
    dropAside: (key) =>
      inTurn(() => {
        asides.drop(key);
        if (snapshot.saving === 'saved') publish({});
        else save();
      }),
    tryAgain: lookAround,
    start() {
      for (const occasion of OCCASIONS) window?.addEventListener(occasion, lookAround);
      return begin();
    },
    stop() {
      for (const occasion of OCCASIONS) window?.removeEventListener(occasion, lookAround);
    },
  };
}

/** What could not be saved here, as one step on top of what another tab has saved. */
function onTop(theirs: Kept, mine: Kept, saved: Notebook): Kept {
  const { notebook } = mine.notebook === saved ? theirs : mine;
  return {
    notebook,
    history: record(theirs.history, theirs.notebook, notebook),
    names: namesWith(theirs.names, mine.names),
    turned: mine.turned,
  };
}
