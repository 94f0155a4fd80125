'use client';

/**
 * A game's store in React. Each game makes one, which lives as long as the tab, so that all screens share its state.
 * The parts that any game's screens show of it (undo, notices) get it from a context.
 */
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import {
  EMPTY_HISTORY,
  type GameDocument,
  isSame,
  makeSaved,
  makeSecondCopy,
  makeStore,
  redo,
  type Snapshot,
  type Store,
  undo,
  unreadSnapshot,
} from '@/lib/store';
import { isStepBetweenGames, withIdentity } from './identified-store';
import { keepGame } from './keep-game';
import { rememberOpened } from './opened';

export interface GameStore<D, V> {
  readonly store: () => Store<D, V>;
  /** The stored state, from the first paint after hydration on; `ready` is false until then. */
  readonly useSnapshot: () => Snapshot<D, V>;
  /** Everything as one text, as it is saved on the device, but without the undo history, which nobody opens again. */
  readonly savedText: () => string;
  /** Whether undo and redo have a step; a step into another game counts only if `isBetweenGames`. */
  readonly useSteps: (isBetweenGames: boolean) => Readonly<Record<'undo' | 'redo', boolean>>;
}

export function makeGameStore<D, V>(document: GameDocument<D, V>): GameStore<D, V> {
  let made: Store<D, V> | undefined;
  const unread = unreadSnapshot(document);

  /** Reads the device on first use, and never just because something re-renders. */
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

  const useGame = (): Snapshot<D, V> => useSyncExternalStore(subscribe, snapshot, onServer);

  return {
    store,
    useSnapshot: useGame,
    savedText,
    useSteps: (isBetweenGames) => {
      const now = useGame();
      return useMemo(() => {
        const { past, future } = now.history;
        const may = (earlier: D, later: D): boolean =>
          isBetweenGames || !isStepBetweenGames(document, earlier, later);
        return {
          undo: past.length > 0 && may(undo(now).document, now.document),
          redo: future.length > 0 && may(now.document, redo(now).document),
        };
      }, [now, isBetweenGames]);
    },
  };
}

/** The part of a store that can be used without knowing the game. */
type AnyStore = Pick<Store<never, never>, 'undo' | 'redo' | 'dropSetAside'>;

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
