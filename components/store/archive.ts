/** The archive of this browser. Tabs notify each other when they have written to it. */
import { type Archive, type GameToPut, keptOf, keptOfText, makeArchive } from '@/lib/archive';
import { type GameDocument, idOfGame, idOfText, isGameId } from '@/lib/store';
import { isJson } from '@/lib/text';

const CHANNEL = 'septimontium-games';

let made: Archive | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function archive(): Archive {
  made ??= tellingOthers(makeArchive(() => window.indexedDB));
  return made;
}

/** Called whenever this or another tab has written to the archive. */
export function onArchiveChange(listener: () => void): () => void {
  listeners.add(listener);
  openChannel();
  return () => {
    listeners.delete(listener);
  };
}

function openChannel(): BroadcastChannel | undefined {
  // Browsers without it read the list again when the reader returns to the tab.
  if (!channel && 'BroadcastChannel' in window) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = tell;
  }
  return channel;
}

function tellingOthers(plain: Archive): Archive {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    openChannel()?.postMessage('written');
    tell();
    return result;
  };
  return {
    ...plain,
    put: (games) => told(plain.put(games)),
    edit: (ids, edit) => told(plain.edit(ids, edit)),
    remove: (ids) => told(plain.remove(ids)),
    restore: (removed, instead) => told(plain.restore(removed, instead)),
  };
}

/** A game in the form in which the archive stores it. */
export function keptGame<D, V>(
  document: GameDocument<D, V>,
  content: D,
  changed: number | undefined,
): GameToPut {
  return { ...keptOf(document, content, changed), id: idOfGame(document, content, changed) };
}

/**
 * The same for a game that waited as text. A text that cannot be read is stored under another id, next to the game of
 * that id, and can be downloaded there.
 */
export function gameOfText(id: string, text: string): GameToPut {
  return keptOfText(isGameId(id) && isJson(text) ? id : idOfText(text), text);
}
