'use client';

/**
 * The kept games as a list. The open games are put into the archive when the list is looked at, so that each game stands
 * there once. Summaries that are missing are made while the list is already shown, some at a time.
 */
import { useCallback, useEffect, useState } from 'react';
import { archive, keptGame, onArchiveChange } from '@/components/store/archive';
import { allKept } from '@/components/store/keep-game';
import { type GameToPut, type Listed, makeKept } from '@/lib/archive';
import { readSaved } from '@/lib/store';
import type { AnyKeptView } from './kept-view';

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

const NOTHING: ReadonlySet<string> = new Set();

export function useGames(views: readonly AnyKeptView[]): Games {
  const [state, setState] = useState<Games>({
    games: undefined,
    isWhole: false,
    unreadable: NOTHING,
    isForbidden: false,
  });

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
    const start = async (): Promise<void> => {
      await keepOpenGames(views).catch(() => undefined);
      const games = await archive()
        .latest(FIRST)
        .catch(() => []);
      if (games.length > 0) setState((before) => ({ ...before, games: before.games ?? games }));
      await nextPaint();
      await read();
    };
    void start();
    const again = (): void => void read();
    const stop = onArchiveChange(again);
    window.addEventListener('focus', again);
    return () => {
      stop();
      window.removeEventListener('focus', again);
    };
  }, [views, read]);

  useMissingSummaries(views, state, (ids) =>
    setState((before) => ({ ...before, unreadable: new Set([...before.unreadable, ...ids]) })),
  );
  return state;
}

/** When what was just drawn has been painted. A tab in the background paints nothing, and goes on all the same. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

function latestFirst(games: readonly Listed[]): readonly Listed[] {
  return games.toSorted((one, other) => (other.changed ?? 0) - (one.changed ?? 0));
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

/** With its summary, for a browser that keeps nothing. */
function listedNow(views: readonly AnyKeptView[]): (game: GameToPut) => Listed {
  return (game) => {
    const summary = views
      .filter(({ seam }) => seam.document.game === game.game)
      .map(({ seam }) => seam.summarise(readSaved(seam.document, game.text).state.document))[0];
    return { ...makeKept(game), ...(summary && { summary }) };
  };
}

function useMissingSummaries(
  views: readonly AnyKeptView[],
  { games = [], unreadable }: Games,
  onUnreadable: (ids: readonly string[]) => void,
): void {
  const missing = games
    .filter(({ id, summary }) => summary === undefined && !unreadable.has(id))
    .slice(0, AT_A_TIME);
  const waiting = missing.map(({ id, print }) => `${id} ${print}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says of which games they are missing
  useEffect(() => {
    if (waiting !== '') void summarise(views, missing, onUnreadable);
  }, [waiting]);
}

/** Writes the summaries; the list is then read again, and so come the next ones. */
async function summarise(
  views: readonly AnyKeptView[],
  listed: readonly Listed[],
  onUnreadable: (ids: readonly string[]) => void,
): Promise<void> {
  try {
    const texts = await archive().texts(listed.map(({ id }) => id));
    const made = new Map(
      listed.flatMap(({ id, game }) => {
        const content = contentOf(views, game, texts.get(id) ?? '');
        return content ? [[id, content.view.seam.summarise(content.document)] as const] : [];
      }),
    );
    const failed = listed.map(({ id }) => id).filter((id) => !made.has(id));
    if (failed.length > 0) onUnreadable(failed);
    await archive().edit([...made.keys()], (before) => {
      const summary = made.get(before.id);
      return summary ? { ...before, summary } : before;
    });
  } catch {
    // There is no room for them: the list shows the games without their results.
    onUnreadable(listed.map(({ id }) => id));
  }
}

interface Content {
  readonly view: AnyKeptView;
  readonly document: unknown;
  readonly changed: number | undefined;
}

/** A kept game as its document; undefined if nothing of it can be read. */
export function contentOf(views: readonly AnyKeptView[], game: string, text: string): Content | undefined {
  const view = views.find(({ seam }) => seam.document.game === game);
  if (!view) return undefined;
  const { state } = readSaved(view.seam.document, text);
  const isThere = view.seam.document.identity?.isBegun(state.document) ?? false;
  return isThere ? { view, document: state.document, changed: state.changed } : undefined;
}
