'use client';

/**
 * Everything on this device as one text: the archive, and what is saved next to it. What was opened in this tab is
 * taken from memory, since it may exist nowhere else; the rest as it was saved.
 */
import { type GameToPut, type Listed, makeEverything } from '@/lib/archive';
import { KEYS } from '@/lib/files';
import { archive } from './archive';
import { allKept, lostGames } from './keep-game';
import { openedTexts } from './opened';

interface Everything {
  readonly text: string;
  /** To be called after the file was saved: its games then count as shared. */
  readonly onSaved: () => void;
}

/** Rejects if archived games may exist but cannot be read: a file without them must not pass for everything. */
export async function everything(): Promise<Everything> {
  await allKept();
  const { listed, texts } = await keptGames();
  const lost = await Promise.all(lostGames().map(({ toPut }) => toPut()));
  const games = gamesForFile(listed, texts, lost);
  return {
    text: makeEverything({ games, saved: savedTexts() }),
    onSaved: () => void markShared(games.map(({ id }) => id)).catch(() => undefined),
  };
}

type FileGame = Pick<GameToPut, 'id' | 'title' | 'note' | 'played' | 'text'>;

/**
 * The archived games and those that could not be archived. Of two states of a game, the one that was changed last.
 */
export function gamesForFile(
  listed: readonly Listed[],
  texts: ReadonlyMap<string, string>,
  lost: readonly GameToPut[],
): readonly FileGame[] {
  const latest = new Map(texts);
  const dates = new Map(listed.map(({ id, changed }) => [id, changed ?? 0]));
  for (const { id, changed = 0, text } of lost) {
    if (changed < (dates.get(id) ?? 0)) continue;
    dates.set(id, changed);
    latest.set(id, text);
  }
  const entries = new Map(listed.map((entry) => [entry.id, entry]));
  return [...latest].map(([id, text]) => {
    const { title, note, played } = entries.get(id) ?? {};
    return {
      id,
      ...(title !== undefined && { title }),
      ...(note !== undefined && { note }),
      ...(played !== undefined && { played }),
      text,
    };
  });
}

interface KeptGames {
  readonly listed: readonly Listed[];
  readonly texts: ReadonlyMap<string, string>;
}

async function keptGames(): Promise<KeptGames> {
  try {
    return { listed: await archive().list(), texts: await archive().texts() };
  } catch (error) {
    if (!isStorageForbidden(error)) throw error;
    // This tab contains everything there is.
    return { listed: [], texts: new Map() };
  }
}

/** Whether the browser lets the app store nothing at all. After any other failure there may be archived games. */
function isStorageForbidden(error: unknown): boolean {
  if (error instanceof DOMException && error.name === 'SecurityError') return true;
  try {
    // Some browsers refuse the database without a reason; then accessing the other storage throws.
    const { indexedDB, localStorage: _ } = window;
    return !indexedDB;
  } catch {
    return true;
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

/** Without the undo history, which nobody opens again. */
function savedUnder(key: string): readonly string[] {
  try {
    const text = window.localStorage.getItem(key);
    if (text === null) return [];
    return [JSON.stringify({ ...JSON.parse(text), history: { past: [], future: [] } })];
  } catch {
    // Storage is forbidden, or the data is damaged; a notice elsewhere offers to download it.
    return [];
  }
}
