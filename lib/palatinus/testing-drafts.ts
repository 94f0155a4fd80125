/** For tests only: arbitrary drafts, sound and unsound, for property tests. */

import fc from 'fast-check';
import { DIRECTIONS } from '../hex';
import { cleanName } from '../text';
import {
  ALL_RULINGS,
  type Draft,
  type Entries,
  FIELD_NAMES,
  FIELD_NUMBERS,
  HANDEDNESSES,
  KINDS,
  LETTERS,
  PEOPLES,
  type PieceEntry,
  PLACES,
  type Player,
  type TileEntry,
  TOKENS,
} from '.';

/** By default fast-check makes records without a prototype, which are not strictly equal to plain objects. */
const PLAIN = { noNullPrototype: true } as const;

/** Two to five players; with two, each may have an ally. */
const lineups: fc.Arbitrary<readonly Player[]> = fc
  .record({
    count: fc.integer({ min: 2, max: 5 }),
    peoples: fc.shuffledSubarray([...PEOPLES], { minLength: 5 }),
    allied: fc.tuple(fc.boolean(), fc.boolean()),
    name: fc.string({ unit: 'grapheme', maxLength: 20 }).map(cleanName),
  })
  .map(({ count, peoples, allied, name }) =>
    peoples.slice(0, count).map((people, index): Player => {
      const ally = count === 2 && allied[index] ? peoples[index + 2] : undefined;
      return { ...(name !== '' && { name }), people, ...(ally && { ally }) };
    }),
  );

/** Seven tiles in any order, anywhere, turned anyhow, with any springs and tokens. */
const layouts: fc.Arbitrary<Entries['board']> = fc
  .record({
    handedness: fc.constantFrom(...HANDEDNESSES),
    letters: fc.shuffledSubarray([...LETTERS], { minLength: 7 }),
    places: fc.shuffledSubarray([...PLACES], { minLength: 7 }),
    rest: fc.array(
      fc.record(
        {
          arrow: fc.constantFrom(...DIRECTIONS),
          springs: fc.subarray([...FIELD_NUMBERS]),
          token: fc.constantFrom(...TOKENS),
        },
        PLAIN,
      ),
      { minLength: 7, maxLength: 7 },
    ),
  })
  .map(({ handedness, letters, places, rest }) => ({
    handedness,
    tiles: rest.map(
      (tile, index) => ({ letter: letters[index], place: places[index], ...tile }) as TileEntry,
    ),
  }));

/** Any allowed piece, or none, on each field; condottieri are not rare, so that something happens. */
function piecesOf(players: readonly Player[]): fc.Arbitrary<readonly PieceEntry[]> {
  const own = players.flatMap(({ people }) => KINDS.map((kind) => ({ people, kind })));
  const allied = players.flatMap(({ ally }) =>
    ally ? (['merchant', 'peasant'] as const).map((kind) => ({ people: ally, kind })) : [],
  );
  const content = fc.option(fc.constantFrom(...own, ...allied), { freq: 3, nil: undefined });
  return fc.array(content, { minLength: FIELD_NAMES.length, maxLength: FIELD_NAMES.length }).map((contents) =>
    FIELD_NAMES.flatMap((at, field): PieceEntry[] => {
      const piece = contents[field];
      return piece ? [{ at, ...piece }] : [];
    }),
  );
}

/** Any table there can be, as entered. */
export const soundDrafts: fc.Arbitrary<Entries> = fc
  .record({ players: lineups, board: layouts, rulings: fc.constantFrom(...ALL_RULINGS) }, PLAIN)
  .chain((parts) => piecesOf(parts.players).map((pieces) => ({ ...parts, pieces })));

/** A sound draft, and the same with its players in another order: seat i of `seated` is seat `order[i]` of `draft`. */
export const seatings: fc.Arbitrary<{
  readonly draft: Entries;
  readonly seated: Entries;
  readonly order: readonly number[];
}> = soundDrafts.chain((draft) => {
  const seats = draft.players.map((_, index) => index);
  return fc.shuffledSubarray(seats, { minLength: seats.length }).map((order) => ({
    draft,
    seated: { ...draft, players: order.flatMap((seat) => draft.players[seat] ?? []) },
    order,
  }));
});

/** Usually a right value, sometimes a wrong one, sometimes nothing. */
function perhaps<T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: right }, fc.constant(undefined), fc.constant(null), fc.anything());
}

/** Usually a list, sometimes with a missing entry, sometimes no list at all. */
function entries(entry: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<unknown> {
  const list = fc.array(fc.oneof({ weight: 9, arbitrary: entry }, fc.constant(null)), { maxLength });
  return fc.oneof({ weight: 9, arbitrary: list }, fc.constantFrom(null, undefined, 'all of us', 7));
}

/** Anything with the shape of a draft: parts may be missing, duplicated or of a wrong type. */
export const anyDrafts: fc.Arbitrary<Draft> = fc.record(
  {
    players: entries(
      fc.record(
        {
          name: perhaps(fc.string()),
          people: perhaps(fc.constantFrom(...PEOPLES)),
          ally: perhaps(fc.constantFrom(...PEOPLES)),
        },
        { requiredKeys: [] },
      ),
      7,
    ),
    board: fc.record(
      {
        handedness: perhaps(fc.constantFrom(...HANDEDNESSES)),
        tiles: entries(
          fc.record(
            {
              letter: perhaps(fc.constantFrom(...LETTERS)),
              place: perhaps(fc.constantFrom(...PLACES)),
              arrow: perhaps(fc.constantFrom(...DIRECTIONS)),
              springs: perhaps(fc.array(perhaps(fc.constantFrom(...FIELD_NUMBERS)), { maxLength: 8 })),
              token: perhaps(fc.constantFrom(...TOKENS)),
            },
            { requiredKeys: [] },
          ),
          9,
        ),
      },
      { requiredKeys: ['tiles'] },
    ),
    pieces: entries(
      fc.record(
        {
          at: perhaps(fc.constantFrom(...FIELD_NAMES)),
          people: perhaps(fc.constantFrom(...PEOPLES)),
          kind: perhaps(fc.constantFrom(...KINDS)),
        },
        { requiredKeys: [] },
      ),
      12,
    ),
    rulings: fc.record(
      {
        emptySpring: perhaps(fc.constantFrom('both', 'spring')),
        tieBreak: perhaps(fc.constantFrom('items', 'none')),
        allyPieces: perhaps(fc.constantFrom('own', 'neutral')),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['players', 'board', 'pieces'] },
) as unknown as fc.Arbitrary<Draft>;
