/**
 * A table seen from elsewhere is the same table: if it is turned or mirrored, or the arrows or players are permuted,
 * nothing changes but names.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Direction, turnDirection } from '../hex';
import {
  type Entries,
  type FieldName,
  type FieldNumber,
  type Hill,
  LETTERS,
  type Letter,
  type Place,
  type Result,
  score,
} from '.';
import { sound, tellControl } from './testing';
import { seatings, soundDrafts } from './testing-drafts';

type Rename = (letter: Letter, number: FieldNumber) => FieldNumber;

const nameIn = (rename: Rename, at: FieldName): FieldName => {
  const [letter, number] = [...at] as [Letter, string];
  return `${letter}${rename(letter, Number(number) as FieldNumber)}`;
};

const sameNumber: Rename = (_, number) => number;

/** The same table with its tiles in other places and its fields renamed. */
function moved(
  draft: Entries,
  lay: (tile: { place: Place; arrow: Direction; letter: Letter }) => { place: Place; arrow: Direction },
  rename: Rename,
): Entries {
  const tiles = draft.board.tiles.map((tile) => ({
    ...tile,
    ...lay(tile),
    springs: tile.springs.map((number) => rename(tile.letter, number)),
  }));
  const pieces = draft.pieces.map((piece) => ({ ...piece, at: nameIn(rename, piece.at) }));
  return { ...draft, board: { ...draft.board, tiles }, pieces };
}

/** The place after its direction from the centre has changed; the centre stays. */
function placeAfter(place: Place, change: (direction: Direction) => Direction): Place {
  return place === 0 ? 0 : ((change((place - 1) as Direction) + 1) as Place);
}

/** What a hill gives, in lines that do not depend on where its arrow points. */
function essenceOfHill(hill: Hill, rename: Rename): readonly string[] {
  const names = (fields: readonly FieldName[]): string =>
    fields
      .map((at) => nameIn(rename, at))
      .sort()
      .join(' ');
  return [
    ...hill.condottieri
      .map(({ at, outcome, captured }) => `${names([at])} ${outcome} ${names(captured)}`)
      .sort(),
    ...hill.captures
      .map(({ at, takers }) => `${names([at])} to ${takers.map(({ player }) => player).sort()}`)
      .sort(),
    ...hill.influence
      .map(({ at, kind, player, sources, points }) => {
        const found = sources
          .map((source) => `${names([source.at])} ${source.reason} ${source.points}`)
          .sort();
        return `${names([at])} ${kind} for ${player}: ${found.join(' + ')} = ${points}`;
      })
      .sort(),
    `hill ${hill.letter}: ${hill.totals.join(' ')}, ${tellControl(hill.outcome)}`,
  ];
}

/** The arrow decides which captor takes the inhabitant and which the disc, but not what they are worth. */
function essenceOf({ hills, tally }: Result, rename: Rename): readonly string[] {
  return [
    ...hills.flatMap((hill) => essenceOfHill(hill, rename)),
    ...tally.map(
      ({ player, tokens, points, items }) => `${player}: ${points} points, ${items} items, ${tokens}`,
    ),
  ];
}

const times = fc.constantFrom<Direction[]>(1, 2, 3, 4, 5);

describe('turning the whole board', () => {
  test('changes nothing at all, because fields are named from their arrow', () => {
    fc.assert(
      fc.property(soundDrafts, times, (draft, sixths) => {
        const turn = (direction: Direction): Direction => turnDirection(direction, sixths);
        const lay = ({ place, arrow }: { place: Place; arrow: Direction }) => ({
          place: placeAfter(place, turn),
          arrow: turn(arrow),
        });
        expect(score(sound(moved(draft, lay, sameNumber)))).toStrictEqual(score(sound(draft)));
      }),
    );
  });
});

describe('mirroring the whole board', () => {
  /** Swaps left and right. */
  const mirrorDirection = (direction: Direction): Direction => turnDirection(0, -direction);

  /** In a mirror the fields after the arrow are numbered in the opposite direction. */
  const rename: Rename = (_, number) => (number === 1 ? 1 : ((8 - number) as FieldNumber));

  const mirrored = (draft: Entries): Entries => {
    const { board, ...rest } = moved(
      draft,
      ({ place, arrow }) => ({ place: placeAfter(place, mirrorDirection), arrow: mirrorDirection(arrow) }),
      rename,
    );
    return { ...rest, board: { ...board, handedness: board.handedness === 'right' ? 'left' : 'right' } };
  };

  test('changes nothing but names', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const [seen, plain] = [score(sound(mirrored(draft))), score(sound(draft))];
        expect(essenceOf(seen, rename)).toStrictEqual(essenceOf(plain, sameNumber));
      }),
    );
  });

  test('twice gives the original', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        expect(sound(mirrored(mirrored(draft)))).toStrictEqual(sound(draft));
      }),
    );
  });
});

describe('putting the arrows on other fields', () => {
  test('changes nothing but names', () => {
    fc.assert(
      fc.property(soundDrafts, fc.array(times, { minLength: 7, maxLength: 7 }), (draft, shifts) => {
        const shiftOf = (letter: Letter): number => shifts[LETTERS.indexOf(letter)] ?? 0;
        const back: Rename = (letter, number) =>
          (turnDirection(0, number - 1 - shiftOf(letter)) + 1) as FieldNumber;
        const forth: Rename = (letter, number) =>
          (turnDirection(0, number - 1 + shiftOf(letter)) + 1) as FieldNumber;
        const lay = ({ place, arrow, letter }: { place: Place; arrow: Direction; letter: Letter }) => ({
          place,
          arrow: turnDirection(arrow, shiftOf(letter)),
        });
        const shifted = score(sound(moved(draft, lay, back)));
        expect(essenceOf(shifted, forth)).toStrictEqual(essenceOf(score(sound(draft)), sameNumber));
      }),
    );
  });
});

describe('seating the players in another order', () => {
  test('permutes the tally and the winners, and nothing else', () => {
    fc.assert(
      fc.property(seatings, ({ draft, seated: otherwise, order }) => {
        const plain = score(sound(draft));
        const seated = score(sound(otherwise));
        const rowsOf = (result: Result, seats: readonly number[]) =>
          seats.map((seat) => ({ ...result.tally[seat], player: undefined }));
        const everyone = order.map((_, index) => index);
        expect(rowsOf(seated, everyone)).toStrictEqual(rowsOf(plain, order));
        expect(seated.winners.map((winner) => order[winner]).sort()).toStrictEqual([...plain.winners]);
        expect(seated.decidedBy).toBe(plain.decidedBy);
        seated.hills.forEach(({ totals, captures }, index) => {
          expect(totals).toStrictEqual(order.map((seat) => plain.hills[index]?.totals[seat]));
          expect(captures.map(({ at }) => at)).toStrictEqual(
            plain.hills[index]?.captures.map(({ at }) => at),
          );
        });
      }),
    );
  });
});
