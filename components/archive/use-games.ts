'use client';

/**
 * The kept games as a list. The open games are put into the archive when the list is looked at, so that each game stands
 * there once. Summaries that are missing are made while the list is already shown, some at a time.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { archive, keptGame, onArchiveChange } from '@/components/store/archive';
import { gameBefore, leftUnfinished } from '@/components/store/game-before';
import { allKept } from '@/components/store/keep-game';
import { dayOf, type GameToPut, type Listed, makeKept, type Summary } from '@/lib/archive';
import type { AnyKeptView } from './kept-view';
import { type Summaries, summariesOf, summaryKey, summaryOf, withSummaries } from './summaries';

export interface Games {
  /** The latest first; undefined until the device has been read. */
  readonly games: readonly Listed[] | undefined;
  /** False as long as only the latest have been read: those that fill a screen are shown before the rest is known. */
  readonly isWhole: boolean;
  /** Those of which nothing can be read. */
  readonly unreadable: ReadonlySet<string>;
  /** Whether the browser keeps no games: then only the open ones are there. */
  readonly isForbidden: boolean;
}

/** Few enough that a slow phone answers a tap in between. */
const AT_A_TIME = 20;

/** As many as a large screen shows. */
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
      // Not before: keeping the open games is a change, too, and the whole list would be read ahead of its first screenful.
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

/** When what was just drawn has been painted. A tab in the background paints nothing, and goes on all the same. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** By their days. The archive finds the latest by their last change: an old game that was corrected goes to its place here. */
function latestFirst(games: readonly Listed[]): readonly Listed[] {
  return games.toSorted((one, other) => (dayOf(other) ?? 0) - (dayOf(one) ?? 0));
}

/** Puts the open games into the archive as they are now. What is there already is not written again. */
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

/** The id under which the open game of a view is kept; undefined if none is begun. */
export function idOfOpen({ seam, gameStore }: AnyKeptView): string | undefined {
  return openGames([{ seam, gameStore }])[0]?.id;
}

/** The ids of a view's games that have cards of their own on Home: the open one, or the one before it, and one left unfinished. */
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
      // The archive did not answer: they are asked for again when the list is read the next time.
      working.current = '';
    });
  }, [games, unreadable]);
}

/** Shows the summaries, and so come the next ones. Where there is no room to write them, they are shown all the same. */
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
