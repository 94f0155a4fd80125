/** A game on its own: as a text without undo history, names and the view, and the id under which it is kept. */

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

/** Games saved by earlier versions of the app have no id; one is made from their content and date. */
export function idOfGame<D, V>(
  document: GameDocument<D, V>,
  content: D,
  changed: number | undefined,
): string {
  return document.identity?.idOf(content) ?? idOfText(textOfGame(document, content, changed));
}
