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
import { isStepBetweenGames, withIdentity } from './identified-store';
import { keepGame } from './keep-game';
import { rememberOpened } from './opened';

export interface GameStore<D, V> {
  readonly store: () => Store<D, V>;
  /** What is remembered, from the first paint after hydration on; until then `ready` is false. */
  readonly useSnapshot: () => Snapshot<D, V>;
  /** Everything as one text, as it is saved on the device, but without the steps to undo, which nobody opens again. */
  readonly savedText: () => string;
  /** Undoes or redoes one step. */
  readonly step: (way: Way) => void;
  /** Which way the latest step led into another game. Undefined if it did not, and as soon as anything is changed there. */
  readonly useStepBetweenGames: () => Way | undefined;
  /** Whoever goes to another screen has read it. */
  readonly forgetStepBetweenGames: () => void;
}

export type Way = 'undo' | 'redo';

export function makeGameStore<D, V>(document: GameDocument<D, V>): GameStore<D, V> {
  let made: Store<D, V> | undefined;
  let between: { readonly way: Way; readonly document: D } | undefined;
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

  function step(way: Way): void {
    const before = snapshot().document;
    store()[way]();
    const after = snapshot().document;
    const [earlier, later] = way === 'undo' ? [after, before] : [before, after];
    between = isStepBetweenGames(document, earlier, later) ? { way, document: after } : undefined;
  }

  const stepBetweenGames = (): Way | undefined =>
    between?.document === snapshot().document ? between?.way : undefined;

  return {
    store,
    useSnapshot: () => useSyncExternalStore(subscribe, snapshot, onServer),
    savedText,
    step,
    useStepBetweenGames: () => useSyncExternalStore(subscribe, stepBetweenGames, () => undefined),
    forgetStepBetweenGames: () => {
      between = undefined;
    },
  };
}

/** Of a store, what can be used without knowing which game it is for. */
type AnyStore = Pick<Store<never, never>, 'undo' | 'dropSetAside'>;

interface AnyGameStore extends Omit<GameStore<unknown, unknown>, 'store'> {
  readonly store: () => AnyStore;
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
