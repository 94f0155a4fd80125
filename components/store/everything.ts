'use client';

/**
 * All that is on this device as one text: the archive, and what is saved beside it. What was read in this tab is taken from
 * here, since it may be nowhere else; the rest as it was saved.
 */
import { type Listed, makeEverything } from '@/lib/archive';
import { KEYS } from '@/lib/files';
import { archive } from './archive';
import { allKept } from './keep-game';
import { openedTexts } from './opened';

interface Everything {
  readonly text: string;
  /** To be called when the file has been handed over: its games count as shared from then on. */
  readonly onSaved: () => void;
}

export async function everything(): Promise<Everything> {
  await allKept();
  const { listed, texts } = await keptGames();
  const games = listed.flatMap(({ id, title, note }) => {
    const text = texts.get(id);
    if (text === undefined) return [];
    return [{ id, ...(title !== undefined && { title }), ...(note !== undefined && { note }), text }];
  });
  return {
    text: makeEverything({ games, saved: savedTexts() }),
    onSaved: () => void markShared(games.map(({ id }) => id)).catch(() => undefined),
  };
}

async function keptGames(): Promise<{
  readonly listed: readonly Listed[];
  readonly texts: ReadonlyMap<string, string>;
}> {
  try {
    return { listed: await archive().list(), texts: await archive().texts() };
  } catch {
    // The browser keeps no games: what is in this tab is all there is.
    return { listed: [], texts: new Map() };
  }
}

async function markShared(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await archive().edit(ids, (listed) => ({ ...listed, shared: listed.print }));
}

function savedTexts(): readonly string[] {
  const opened = openedTexts();
  const others = Object.values(KEYS).filter((key) => !opened.has(key));
  return [...opened.values(), ...others.flatMap(savedUnder)];
}

/** Without the steps to undo, which nobody opens again. */
function savedUnder(key: string): readonly string[] {
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return [];
    return [JSON.stringify({ ...JSON.parse(text), history: { past: [], future: [] } })];
  } catch {
    // Storage is forbidden, or what is there is damaged: it can be downloaded where that is said.
    return [];
  }
}
