/**
 * What one inhabitant does or earns on the board as it stands: the same rules as in the count, but without the hills
 * before it. For questions about a single piece.
 */

import { type Field, hillOf, makeField, parseField } from './field';
import type { GainFromCapture } from './gains';
import type { Game } from './game';
import { influenceAround } from './influence';
import type { Condottiere, Influence } from './result';
import { contextOf } from './score';

/** Undefined if nobody stands there. */
export function influenceAt(game: Game, field: Field): Influence | undefined {
  const around = influenceAround(contextOf(game), game.position, hillOf(field));
  return around.find(({ at }) => at === makeField(field));
}

/** Undefined if no condottiere stands there. */
export function condottiereAt(game: Game, field: Field): Condottiere | undefined {
  const context = contextOf(game);
  const together = context.rules.judgeAll(context, game.position, hillOf(field));
  return together.find(({ at }) => at === makeField(field));
}

/** What the captives of one condottiere are worth, if no other condottiere captures them. */
export function gainsOfCondottiere(game: Game, condottiere: Condottiere): readonly GainFromCapture[] {
  const context = contextOf(game);
  const letter = hillOf(parseField(condottiere.at));
  const captures = context.rules.shareOut(context, game.position, [condottiere]);
  return context.rules.gainsFromCaptures({ letter, captures });
}
