/**
 * The census: whether all inhabitants of every player are on the board and, if not, what may have happened.
 *
 * A table that does not match is scored all the same: people do play it wrong, and want to know who won.
 */

import type { Draft } from './draft';
import { type ByKind, type FieldName, KINDS, type Kind, type People } from './types';

export type Inhabitants = ByKind<number>;

/** How many inhabitants of each people the box contains. */
export const BOX_HOLDS = 12;

/**
 * All twelve of a colour. The rules do not say how many there are of each kind; this is assumed, and can be changed.
 */
const WHOLE_COLOUR: Inhabitants = { merchant: 5, peasant: 5, condottiere: 2 };

/** What each player brings, by the number of players. */
const BROUGHT: Readonly<Record<number, Inhabitants>> = {
  2: WHOLE_COLOUR,
  3: WHOLE_COLOUR,
  4: { merchant: 4, peasant: 3, condottiere: 1 },
  5: { merchant: 3, peasant: 3, condottiere: 1 },
};

/** What a player's ally brings in a game of two. */
const BROUGHT_BY_ALLY: Inhabitants = { merchant: 2, peasant: 2, condottiere: 0 };

/** What is expected of each player, and of each ally. */
export interface Expected {
  readonly player: Inhabitants;
  readonly ally: Inhabitants;
}

export function expectedWith(players: number): Expected {
  return { player: BROUGHT[players] ?? WHOLE_COLOUR, ally: BROUGHT_BY_ALLY };
}

export interface CensusRow {
  readonly player: number;
  readonly people: People;
  readonly role: 'player' | 'ally';
  readonly expected: Inhabitants;
  readonly placed: Inhabitants;
  /** How many are expected but not placed; negative if there are too many. */
  readonly missing: Inhabitants;
}

/** What may have happened, when one row is short of exactly what another has too many. */
export type Diagnosis =
  /** A piece of one people was entered as another's. */
  | {
      readonly code: 'peoples-mixed-up';
      readonly kind: Kind;
      readonly count: number;
      readonly tooMany: People;
      readonly tooFew: People;
      /** Where the pieces stand of which some are wrong, hill by hill. */
      readonly at: readonly FieldName[];
    }
  /** A piece of a people was entered as another kind. */
  | {
      readonly code: 'kinds-mixed-up';
      readonly people: People;
      readonly count: number;
      readonly tooMany: Kind;
      readonly tooFew: Kind;
      readonly at: readonly FieldName[];
    }
  /** In a game of two, this player brought no ally. */
  | { readonly code: 'ally-missing'; readonly people: People }
  /**
   * Only condottieri are missing. They must be placed before the last turns, so one was overlooked or kept against
   * the rules.
   */
  | { readonly code: 'condottiere-left-over'; readonly people: People; readonly count: number };

export interface Census {
  readonly complete: boolean;
  readonly rows: readonly CensusRow[];
  readonly diagnoses: readonly Diagnosis[];
  /** The fields of pieces of which there may be one too many. */
  readonly suspects: readonly FieldName[];
}

/** Counts any draft, finished or not, sound or not. Pieces of peoples that nobody plays are not counted. */
export function census(
  { players, pieces }: Pick<Draft, 'players' | 'pieces'>,
  expected: Expected = expectedWith(players.length),
): Census {
  const rows = players.flatMap(({ people, ally }, player) => [
    ...(people ? [rowOf(pieces, player, people, 'player', expected.player)] : []),
    ...(ally ? [rowOf(pieces, player, ally, 'ally', expected.ally)] : []),
  ]);
  const alone = withoutAlly(players);
  const diagnoses = [
    ...alone,
    ...peoplesMixedUp(rows, pieces),
    ...kindsMixedUp(rows, pieces),
    ...leftOver(rows),
  ];
  return {
    complete: alone.length === 0 && rows.every(({ missing }) => KINDS.every((kind) => missing[kind] === 0)),
    rows,
    diagnoses,
    suspects: rows.flatMap(({ people, missing }) =>
      KINDS.filter((kind) => missing[kind] < 0).flatMap((kind) => standing(pieces, people, kind)),
    ),
  };
}

type Pieces = Draft['pieces'];

function rowOf(
  pieces: Pieces,
  player: number,
  people: People,
  role: CensusRow['role'],
  expected: Inhabitants,
): CensusRow {
  const placed = byKind(
    (kind) => pieces.filter((piece) => piece.people === people && piece.kind === kind).length,
  );
  const missing = byKind((kind) => expected[kind] - placed[kind]);
  return { player, people, role, expected, placed, missing };
}

/** With two players each brings an ally. */
function withoutAlly(players: Draft['players']): readonly Diagnosis[] {
  if (players.length !== 2) return [];
  return players.flatMap(({ people, ally }) => (people && !ally ? [{ code: 'ally-missing', people }] : []));
}

/** One people has too many of a kind, and exactly one other lacks the same number. */
function peoplesMixedUp(rows: readonly CensusRow[], pieces: Pieces): readonly Diagnosis[] {
  return KINDS.flatMap((kind) =>
    mixedUp(rows.map(({ people, missing }) => [people, missing[kind]])).map((pair) => ({
      code: 'peoples-mixed-up' as const,
      kind,
      ...pair,
      at: standing(pieces, pair.tooMany, kind),
    })),
  );
}

/** A people has too many of one kind, and lacks the same number of exactly one other kind. */
function kindsMixedUp(rows: readonly CensusRow[], pieces: Pieces): readonly Diagnosis[] {
  return rows.flatMap(({ people, missing }) =>
    mixedUp(KINDS.map((kind) => [kind, missing[kind]])).map((pair) => ({
      code: 'kinds-mixed-up' as const,
      people,
      ...pair,
      at: standing(pieces, people, pair.tooMany),
    })),
  );
}

interface MixUp<Key> {
  readonly tooMany: Key;
  readonly tooFew: Key;
  readonly count: number;
}

/** Pairs in which one has exactly as many too many as the other lacks, and no third has the same number. */
function mixedUp<Key>(missing: readonly (readonly [Key, number])[]): readonly MixUp<Key>[] {
  return missing.flatMap(([tooFew, count]) => {
    const alike = missing.filter(([, other]) => other === count);
    const [opposite, ...others] = missing.filter(([, other]) => other === -count);
    if (count <= 0 || alike.length > 1 || !opposite || others.length > 0) return [];
    return [{ tooMany: opposite[0], tooFew, count }];
  });
}

/** A people lacks only condottieri, and nobody has one too many. */
function leftOver(rows: readonly CensusRow[]): readonly Diagnosis[] {
  if (rows.some(({ missing }) => missing.condottiere < 0)) return [];
  return rows
    .filter(({ missing }) => missing.condottiere > 0 && missing.merchant === 0 && missing.peasant === 0)
    .map(({ people, missing }) => ({ code: 'condottiere-left-over', people, count: missing.condottiere }));
}

function standing(pieces: Pieces, people: People, kind: Kind): readonly FieldName[] {
  return pieces
    .flatMap((piece) =>
      piece.at !== undefined && piece.people === people && piece.kind === kind ? [piece.at] : [],
    )
    .toSorted();
}

function byKind(count: (kind: Kind) => number): Inhabitants {
  return { merchant: count('merchant'), peasant: count('peasant'), condottiere: count('condottiere') };
}
