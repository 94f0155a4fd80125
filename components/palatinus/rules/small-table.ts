/**
 * A board with only the inhabitants that a rule is about: tile A in the centre, B at the top, C to G clockwise, all
 * arrows up. Nobody could have played such a game, but the same engine counts it.
 */

import {
  byField,
  byLetter,
  CENTRE_TOKEN,
  DEFAULT_RULINGS,
  type FieldName,
  type FieldNumber,
  type Game,
  type Kind,
  LETTERS,
  makeBoard,
  makeField,
  type People,
  type Piece,
  type Place,
  type Player,
  RING_TOKENS,
  type Rulings,
  type Token,
} from '@/lib/palatinus';

/** Who stands where: `{ A1: 'red merchant' }`. */
export type Placement = { readonly [At in FieldName]?: `${People} ${Kind}` };

/** Who plays in most pictures. */
export const THREE_PLAYERS: readonly Player[] = [{ people: 'red' }, { people: 'green' }, { people: 'blue' }];

export interface SmallTable {
  readonly placement: Placement;
  readonly springs?: readonly FieldName[];
  readonly rulings?: Partial<Rulings>;
  readonly players?: readonly Player[];
}

export function gameOf({ placement, springs = [], rulings, players = THREE_PLAYERS }: SmallTable): Game {
  const tiles = byLetter((letter) => ({
    place: LETTERS.indexOf(letter) as Place,
    arrow: 0 as const,
    springs: springs.filter((at) => at.startsWith(letter)).map((at) => Number(at[1]) as FieldNumber),
    token: [CENTRE_TOKEN, ...RING_TOKENS][LETTERS.indexOf(letter)] as Token,
  }));
  return {
    players,
    board: makeBoard('right', tiles),
    position: byField((field) => pieceOf(placement[makeField(field)])),
    rulings: { ...DEFAULT_RULINGS, ...rulings },
  };
}

function pieceOf(who: Placement[FieldName]): Piece | undefined {
  if (!who) return undefined;
  const [people, kind] = who.split(' ') as [People, Kind];
  return { people, kind };
}
