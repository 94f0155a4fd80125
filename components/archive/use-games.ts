'use client';

/**
 * The archived games as a list. Open games are archived when the list is shown, so that each game is listed once.
 * Missing summaries are made while the list is already visible, in batches.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { archive, keptGame, onArchiveChange } from '@/components/store/archive';
import { gameBefore, leftUnfinished } from '@/components/store/game-before';
import { allKept } from '@/components/store/keep-game';
import { dayOf, type GameToPut, type Listed, makeKept, type Summary } from '@/lib/archive';
import type { AnyKeptView } from './kept-view';
import { type Summaries, summariesOf, summaryKey, summaryOf, withSummaries } from './summaries';

export interface Games {
  /** The latest first; undefined until the archive has been read. */
  readonly games: readonly Listed[] | undefined;
  /** False as long as only the latest have been read: a first screenful is shown before the rest is known. */
  readonly isWhole: boolean;
  /** The ids of games that cannot be read. */
  readonly unreadable: ReadonlySet<string>;
  /** Whether the browser keeps no games; then only the open ones are listed. */
  readonly isForbidden: boolean;
}

/** Small enough for a slow phone to react to taps between batches. */
const AT_A_TIME = 20;

/** A large screen shows this many. */
const FIRST = 20;

interface State extends Games {
  /** Made in this tab. They may not be in the archive, if there is no room for them. */
  readonly made: ReadonlyMap<string, Summary>;
}

const NOTHING_READ: State = {
  games: undefined,
  isWhole: false,
  unreadable: new Set(),
  isForbidden: false,
  made: new Map(),
};

export function useGames(views: readonly AnyKeptView[]): Games {
  const [{ made, ...state }, setState] = useState(NOTHING_READ);
  const games = useMemo(() => state.games && withSummaries(state.games, made), [state.games, made]);

  const read = useCallback(async (): Promise<void> => {
    try {
      const games = latestFirst(await archive().list());
      setState((before) => ({ ...before, games, isWhole: true, isForbidden: false }));
    } catch {
      setState((before) => ({
        ...before,
        games: openGames(views).map(listedNow(views)),
        isWhole: true,
        isForbidden: true,
      }));
    }
  }, [views]);

  useEffect(() => {
    const again = (): void => void read();
    const left = new AbortController();
    const start = async (): Promise<void> => {
      await keepOpenGames(views).catch(() => undefined);
      const games = latestFirst(
        await archive()
          .latest(FIRST)
          .catch(() => []),
      );
      if (games.length > 0) setState((before) => ({ ...before, games: before.games ?? games }));
      await nextPaint();
      if (left.signal.aborted) return;
      // Not earlier: archiving the open games is a change, too, which would read the whole list before its first
      // screenful.
      const stop = onArchiveChange(again);
      left.signal.addEventListener('abort', stop);
      window.addEventListener('focus', again, { signal: left.signal });
      await read();
    };
    void start();
    return () => left.abort();
  }, [views, read]);

  const found = { ...state, games };
  useMissingSummaries(views, found, (summaries) =>
    setState((before) => ({
      ...before,
      made: new Map([...before.made, ...summaries.made]),
      unreadable: new Set([...before.unreadable, ...summaries.unreadable]),
    })),
  );
  return found;
}

/** Resolves when the latest render has been painted, or at once in a background tab, which paints nothing. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** By date of play. The archive sorts by last change, so an old game that was corrected gets its place here. */
function latestFirst(games: readonly Listed[]): readonly Listed[] {
  return games.toSorted((one, other) => (dayOf(other) ?? 0) - (dayOf(one) ?? 0));
}

/** Archives the open games in their current state. Unchanged ones are not written again. */
export async function keepOpenGames(views: readonly AnyKeptView[]): Promise<void> {
  await allKept();
  const open = openGames(views);
  const known = await archive().texts(open.map(({ id }) => id));
  const changed = open.filter(({ id, text }) => known.get(id) !== text);
  if (changed.length > 0) await archive().put(changed);
}

type WithStore = Pick<AnyKeptView, 'seam' | 'gameStore'>;

function openGames(views: readonly WithStore[]): readonly GameToPut[] {
  return views.flatMap(({ seam: { document }, gameStore }) => {
    const { document: content, changed } = gameStore.store().snapshot();
    return document.identity?.isBegun(content) ? [keptGame(document, content, changed)] : [];
  });
}

/** The id under which a view's open game is archived; undefined if none was begun. */
export function idOfOpen({ seam, gameStore }: AnyKeptView): string | undefined {
  return openGames([{ seam, gameStore }])[0]?.id;
}

/**
 * The ids of a view's games that have their own cards on Home: the open one, or the one before it, and one left
 * unfinished.
 */
export function idsOnHome(view: AnyKeptView): readonly (string | undefined)[] {
  const { identity } = view.seam.document;
  if (!identity) return [];
  const now = view.gameStore.store().snapshot();
  const before = gameBefore(now, identity.isBegun);
  const left = leftUnfinished(now, { identity }, view.isFinished)?.document;
  return [
    before === undefined ? idOfOpen(view) : identity.idOf(before.document),
    left === undefined ? undefined : identity.idOf(left),
  ];
}

/** With its summary, for a browser that keeps nothing. */
function listedNow(views: readonly AnyKeptView[]): (game: GameToPut) => Listed {
  return (game) => {
    const summary = summaryOf(views, game.game, game.text);
    return { ...makeKept(game), ...(summary && { summary }) };
  };
}

function useMissingSummaries(
  views: readonly AnyKeptView[],
  { games, unreadable }: Games,
  onMade: (summaries: Summaries) => void,
): void {
  const working = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is missing follows from these
  useEffect(() => {
    const missing = (games ?? [])
      .filter(({ id, summary }) => summary === undefined && !unreadable.has(id))
      .slice(0, AT_A_TIME);
    const waiting = missing.map(summaryKey).join();
    if (waiting === '' || waiting === working.current) return;
    working.current = waiting;
    summarise(views, missing, onMade).catch(() => {
      // The archive did not answer; the next time the list is read they are tried again.
      working.current = '';
    });
  }, [games, unreadable]);
}

/**
 * Makes summaries and shows them, which triggers the next batch. They are shown even if there is no room to save
 * them.
 */
async function summarise(
  views: readonly AnyKeptView[],
  listed: readonly Listed[],
  onMade: (summaries: Summaries) => void,
): Promise<void> {
  const texts = await archive().texts(listed.map(({ id }) => id));
  const { made, unreadable } = summariesOf(views, listed, texts);
  onMade({ made, unreadable });
  const ids = listed.map(({ id }) => id).filter((id) => !unreadable.includes(id));
  await archive()
    .edit(ids, (before) => {
      const summary = made.get(summaryKey(before));
      return summary ? { ...before, summary } : before;
    })
    .catch(() => undefined);
}
