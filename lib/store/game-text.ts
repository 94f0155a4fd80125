/** A game on its own: as a text without steps to undo, names and the view, and the id under which it is kept. */

import type { GameDocument } from './document';
import { idOfText } from './game-id';
import { makeSaved, nothingSaved } from './saved';

export function textOfGame<D, V>(
  document: GameDocument<D, V>,
  content: D,
  changed: number | undefined,
): string {
  return makeSaved(document, { ...nothingSaved(document), document: content, changed });
}

/** A game that an earlier version of the app has saved has no id: its content and its date make one. */
export function idOfGame<D, V>(
  document: GameDocument<D, V>,
  content: D,
  changed: number | undefined,
): string {
  return document.identity?.idOf(content) ?? idOfText(textOfGame(document, content, changed));
}
