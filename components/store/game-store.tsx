'use client';

/**
 * A game's store in React. Each game makes its own, which lives as long as the tab: going from screen to screen finds
 * everything as it was. What any game's screens show of it (undo, notices) takes it from the context.
 */
import { createContext, use, useSyncExternalStore } from 'react';
import {
  EMPTY_HISTORY,
  type GameDocument,
  isSame,
  makeSaved,
  makeSecondCopy,
  makeStore,
  type Snapshot,
  type Store,
  unreadSnapshot,
} from '@/lib/store';
import { withIdentity } from './identified-store';
import { keepGame } from './keep-game';
import { rememberOpened } from './opened';

export interface GameStore<D, V> {
  readonly store: () => Store<D, V>;
  /** What is remembered, from the first paint after hydration on; until then `ready` is false. */
  readonly useSnapshot: () => Snapshot<D, V>;
  /** Everything as one text, as it is saved on the device, but without the steps to undo, which nobody opens again. */
  readonly savedText: () => string;
}

export function makeGameStore<D, V>(document: GameDocument<D, V>): GameStore<D, V> {
  let made: Store<D, V> | undefined;
  const unread = unreadSnapshot(document);

  /** Reads the device when it is first asked for, and never merely because something is drawn again. */
  function store(): Store<D, V> {
    if (!made) {
      const secondCopy = makeSecondCopy(document.key, () => window.indexedDB);
      const plain = makeStore({ document, storage: () => window.localStorage, secondCopy, window });
      made = withIdentity(document, plain, (content, changed) => keepGame(document, content, changed));
      made.start();
      rememberOpened({ game: document.game, key: document.key, isEmpty, savedText });
    }
    return made;
  }

  const isEmpty = (): boolean => isSame(store().snapshot().document, document.empty);
  const savedText = (): string => makeSaved(document, { ...store().snapshot(), history: EMPTY_HISTORY });
  const subscribe = (listener: () => void): (() => void) => store().subscribe(listener);
  const snapshot = (): Snapshot<D, V> => store().snapshot();
  const onServer = (): Snapshot<D, V> => unread;

  return {
    store,
    useSnapshot: () => useSyncExternalStore(subscribe, snapshot, onServer),
    savedText,
  };
}

/** Of a store, what can be used without knowing which game it is for. */
type AnyStore = Pick<Store<never, never>, 'undo' | 'redo' | 'dropSetAside'>;

interface AnyGameStore {
  readonly store: () => AnyStore;
  readonly useSnapshot: () => Snapshot<unknown, unknown>;
  readonly savedText: () => string;
}

const GameStoreContext = createContext<AnyGameStore | undefined>(undefined);

type Props = { readonly of: AnyGameStore; readonly children: React.ReactNode };

export function GameStoreProvider({ of, children }: Props): React.ReactNode {
  return <GameStoreContext value={of}>{children}</GameStoreContext>;
}

export function useGameStore(): AnyGameStore {
  const store = use(GameStoreContext);
  if (!store) throw new Error('A game store is only known inside a GameStoreProvider.');
  return store;
}
