/**
 * Springs on the board. They belong to the letter and are numbered from the arrow, so that those of a known copy come with
 * the tile and turn with it. Those that are told here for the first time are read off the table instead: if the letter
 * or the arrow turns out to be wrong, they stay where they were seen.
 */

import {
  directionOf,
  directionOfField,
  FIELD_NUMBERS,
  type FieldNumber,
  type Letter,
  numberInDirection,
  PLACES,
  type Place,
  placeOf,
  SPOTS,
  type Spot,
} from '..';
import { type Copy, copyInUse, type Notebook, type Springs, tileAt } from './notebook';

/** Marks or unmarks a spring, in whichever copy the table is played with. */
export function toggleSpring(notebook: Notebook, spot: Spot): Notebook {
  const { letter, arrow } = tileAt(notebook, placeOf(spot));
  if (letter === undefined || arrow === undefined) return notebook;
  return toggleSpringOf(notebook, letter, numberInDirection(arrow, directionOf(spot)));
}

export function toggleSpringOf(notebook: Notebook, letter: Letter, number: FieldNumber): Notebook {
  const before = copyInUse(notebook).springs[letter] ?? [];
  const springs = FIELD_NUMBERS.filter((other) => before.includes(other) !== (other === number));
  return tell(notebook, letter, springs);
}

/** The springs of a tile; told for the first time, they are remembered as told at this table. */
function tell(notebook: Notebook, letter: Letter, springs: readonly FieldNumber[]): Notebook {
  const before = copyInUse(notebook).springs;
  const told = before[letter] ? toldLetters(notebook) : [...toldLetters(notebook), letter];
  return withTold(withSprings(notebook, { ...before, [letter]: springs }), told);
}

/** Whatever is marked by now are all the springs of this tile, even if that is none. */
export function settleSprings(notebook: Notebook, letter: Letter): Notebook {
  return copyInUse(notebook).springs[letter] ? notebook : tell(notebook, letter, []);
}

/**
 * When a letter was wrong, the springs that were told under it belong to the tile that lies there: they go with the place
 * to its new letter, unless that one's are known from before; and the wrong letter is as unknown as it was.
 */
export function springsFollow(before: Notebook, after: Notebook): Notebook {
  const told = toldLetters(before);
  const moved = PLACES.flatMap((place) => {
    const [from, to] = [tileAt(before, place).letter, tileAt(after, place).letter];
    return from && from !== to && told.includes(from) ? [{ from, to }] : [];
  });
  if (moved.length === 0) return after;
  const known = copyInUse(before).springs;
  const kept = Object.fromEntries(
    Object.entries(known).filter(([letter]) => !moved.some(({ from }) => from === letter)),
  ) as Springs;
  const found = moved.flatMap(({ from, to }) =>
    to && !kept[to] ? [{ letter: to, springs: known[from] }] : [],
  );
  const springs: Springs = { ...kept, ...Object.fromEntries(found.map((one) => [one.letter, one.springs])) };
  const stillTold = told.filter((letter) => kept[letter]);
  return withTold(withSprings(after, springs), [...stillTold, ...found.map(({ letter }) => letter)]);
}

/** When an arrow was wrong, the springs that were told here keep their fields, and get other numbers. */
export function springsStay(before: Notebook, after: Notebook, place: Place): Notebook {
  const { letter, arrow: old } = tileAt(before, place);
  const { arrow } = tileAt(after, place);
  const told = letter && toldLetters(before).includes(letter);
  if (!told || old === undefined || arrow === undefined) return after;
  const { springs } = copyInUse(before);
  const seen = springs[letter]?.map((number) => numberInDirection(arrow, directionOfField(old, number)));
  return withSprings(after, { ...springs, [letter]: seen?.sort((a, b) => a - b) ?? [] });
}

function toldLetters({ table }: Notebook): readonly Letter[] {
  return table.told ?? [];
}

function withTold(notebook: Notebook, told: readonly Letter[]): Notebook {
  const { told: _, ...table } = notebook.table;
  return { ...notebook, table: told.length > 0 ? { ...table, told } : table };
}

/** Where springs are known to be on this board. */
export function springSpots(notebook: Notebook): ReadonlySet<Spot> {
  const { springs } = copyInUse(notebook);
  return new Set(
    SPOTS.filter((spot) => {
      const { letter, arrow } = tileAt(notebook, placeOf(spot));
      if (letter === undefined || arrow === undefined) return false;
      return springs[letter]?.includes(numberInDirection(arrow, directionOf(spot))) ?? false;
    }),
  );
}

function withSprings(notebook: Notebook, springs: Springs): Notebook {
  const copy: Copy = { ...copyInUse(notebook), springs };
  return notebook.table.borrowed
    ? { ...notebook, table: { ...notebook.table, borrowed: copy } }
    : { ...notebook, copy };
}
