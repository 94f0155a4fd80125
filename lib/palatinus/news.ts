/** What is worth saying when a game has changed while it is counted. */

import type { HillSoFar } from './beats';
import { type Difference, differencesBetween } from './differences';
import { changedFields, type Game } from './game';
import { makeNotation } from './notation';
import type { Result } from './result';
import { score } from './score';
import type { FieldName } from './types';

export interface News {
  /** The fields on which something else stands now, if they are few and nothing else has changed. */
  readonly fields: readonly FieldName[];
  readonly differences: readonly Difference[];
}

/** A piece that was moved, or swapped with another, changes two fields. */
const FEW_FIELDS = 2;
/** With more differences than this, the hills are left out: points and winners say what matters. */
const MANY_DIFFERENCES = 5;

/** Whether anything has changed that is counted. With other players it is another game. */
export function isNews(before: Game, now: Game): boolean {
  return peoplesIn(before) === peoplesIn(now) && countedIn(before) !== countedIn(now);
}

/** For two states of a game with the same players; with the hills that are known so far, about these alone. */
export function newsBetween(before: Game, now: Game, result: Result, known?: readonly HillSoFar[]): News {
  const all = differencesBetween(score(before), result, known);
  const withoutHills = all.filter(({ what }) => what !== 'hill');
  const isLong = all.length > MANY_DIFFERENCES && withoutHills.length > 0;
  const fields = changedFields(before.position, now.position);
  const isOnlyFields = countedIn({ ...before, position: now.position }) === countedIn(now);
  return {
    fields: isOnlyFields && fields.length <= FEW_FIELDS ? fields : [],
    differences: isLong ? withoutHills : all,
  };
}

function peoplesIn({ players }: Game): string {
  return players.map(({ people, ally }) => `${people} ${ally}`).join();
}

/** Everything but the names. */
function countedIn(game: Game): string {
  return makeNotation({ ...game, players: game.players.map(({ name: _, ...player }) => player) });
}
