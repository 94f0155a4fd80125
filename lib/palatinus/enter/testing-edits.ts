/** For property tests only: edits of every sort, and the notebooks that any sequence of them makes. */

import fc from 'fast-check';
import { DIRECTIONS } from '../../hex';
import {
  FIELD_NUMBERS,
  HANDEDNESSES,
  KINDS,
  LETTERS,
  PEOPLES,
  type Piece,
  PLACES,
  RULINGS,
  SPOTS,
  TOKENS,
} from '..';
import {
  adoptBorrowedCopy,
  brushAfter,
  clearPieces,
  EMPTY_NOTEBOOK,
  exampleCopy,
  movePiece,
  type Notebook,
  nameCopy,
  newGame,
  openExample,
  ROLES,
  removeAlly,
  removePlayer,
  resetCopy,
  resetExpected,
  setArrow,
  setCopy,
  setExpected,
  setHandedness,
  setLetter,
  setName,
  setPeople,
  setPlayerCount,
  setRuling,
  setToken,
  settleMySprings,
  settleSprings,
  takeBack,
  tapField,
  toggleMySpring,
  toggleSpring,
  toggleSpringOf,
  withExampleCopy,
  withMyCopy,
} from './';
import { playing, withTiles } from './testing';

/** An edit with its name, so that a failing property prints what was done. */
export class Edit {
  constructor(
    readonly name: string,
    readonly apply: (notebook: Notebook) => Notebook,
  ) {}

  [fc.toStringMethod](): string {
    return this.name;
  }
}

function edit<Args extends readonly unknown[]>(
  change: (notebook: Notebook, ...args: Args) => Notebook,
  ...args: { [Index in keyof Args]: fc.Arbitrary<Args[Index]> }
): fc.Arbitrary<Edit> {
  return fc
    .tuple(...(args as fc.Arbitrary<unknown>[]))
    .map(
      (values) =>
        new Edit(`${change.name}(${values.map((value) => fc.stringify(value)).join(', ')})`, (notebook) =>
          change(notebook, ...(values as unknown as Args)),
        ),
    );
}

const oneOf = <T>(options: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...options);
const seats = fc.integer({ min: -1, max: 5 });
const names = fc.string({ unit: 'grapheme', maxLength: 50 });
const brushes = oneOf(PEOPLES.flatMap((people) => KINDS.map((kind): Piece => ({ people, kind }))));

/** Taps many fields with one brush, more than the box holds, so that the limit is reached. */
function tapMany(notebook: Notebook, spots: (typeof SPOTS)[number][], brush: Piece): Notebook {
  return spots.reduce((table, spot) => tapField(table, spot, { brush, isPicked: true }), notebook);
}

function tapInTurn(notebook: Notebook, spots: (typeof SPOTS)[number][]): Notebook {
  return spots.reduce(
    (table, spot) => tapField(table, spot, { brush: brushAfter(table, undefined), isPicked: false }),
    notebook,
  );
}

/** Edits of the tiles. None of them moves a piece. */
export const tileEdits: fc.Arbitrary<Edit> = fc.oneof(
  edit(setHandedness, oneOf(HANDEDNESSES)),
  edit(setLetter, oneOf(PLACES), oneOf(LETTERS)),
  edit(setArrow, oneOf(PLACES), oneOf(DIRECTIONS)),
  edit(setToken, oneOf(PLACES), oneOf(TOKENS)),
  edit(toggleSpring, oneOf(SPOTS)),
  edit(toggleSpringOf, oneOf(LETTERS), oneOf(FIELD_NUMBERS)),
  edit(settleSprings, oneOf(LETTERS)),
  edit(toggleMySpring, oneOf(LETTERS), oneOf(FIELD_NUMBERS)),
  edit(settleMySprings, oneOf(LETTERS)),
);

const playerEdits = fc.oneof(
  edit(setPlayerCount, fc.integer({ min: 0, max: 6 })),
  edit(removePlayer, seats),
  edit(setPeople, seats, oneOf(ROLES), oneOf(PEOPLES)),
  edit(removeAlly, seats),
  edit(setName, seats, names),
  edit(setExpected, oneOf(ROLES), oneOf(KINDS), fc.integer({ min: -2, max: 14 })),
  edit(resetExpected),
);

const pieceEdits = fc.oneof(
  edit(
    tapField,
    oneOf(SPOTS),
    fc.record({ brush: fc.option(brushes, { nil: undefined }), isPicked: fc.boolean() }),
  ),
  edit(movePiece, oneOf(SPOTS), oneOf(SPOTS)),
  edit(tapMany, fc.shuffledSubarray([...SPOTS], { minLength: 10, maxLength: 20 }), brushes),
  edit(tapInTurn, fc.shuffledSubarray([...SPOTS])),
  edit(takeBack, oneOf(SPOTS)),
);

const copyEdits = fc.oneof(
  edit(nameCopy, names),
  edit(setCopy, fc.constant(exampleCopy())),
  edit(resetCopy),
  edit(withExampleCopy),
  edit(withMyCopy),
  edit(adoptBorrowedCopy),
  edit(newGame),
  edit(setRuling<'tieBreak'>, fc.constant('tieBreak' as const), oneOf(RULINGS.tieBreak)),
  edit(setRuling<'emptySpring'>, fc.constant('emptySpring' as const), oneOf(RULINGS.emptySpring)),
  edit(openExample),
  edit(clearPieces),
);

/** Any edit. Edits that discard much are rare, so that the table fills up. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: tileEdits },
  { weight: 5, arbitrary: pieceEdits },
  { weight: 4, arbitrary: playerEdits },
  { weight: 1, arbitrary: copyEdits },
);

const starts: fc.Arbitrary<Notebook> = oneOf([
  EMPTY_NOTEBOOK,
  playing('red', 'purple', 'green', 'yellow', 'blue'),
  withTiles(playing('red with green', 'blue with yellow')),
  withTiles(playing('red', 'green', 'blue')),
]);

/** A notebook after any sequence of edits, starting empty or with a complete board. */
export const notebooks: fc.Arbitrary<Notebook> = fc
  .tuple(starts, fc.array(edits, { maxLength: 30 }))
  .map(([start, row]) => row.reduce((notebook, { apply }) => apply(notebook), start));
