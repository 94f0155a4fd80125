/**
 * Springs on the board. They belong to the letter and are numbered from the arrow, so that those of a known copy come with
 * the tile and turn with it. Those that are marked here for the first time are read off the table instead: if the letter
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
  return mark(notebook, letter, springs);
}

/** The springs of a tile; if they were not known before, it is remembered that they were marked at this table. */
function mark(notebook: Notebook, letter: Letter, springs: readonly FieldNumber[]): Notebook {
  const before = copyInUse(notebook).springs;
  const letters = before[letter] ? markedHere(notebook) : [...markedHere(notebook), letter];
  return withMarkedHere(withSprings(notebook, { ...before, [letter]: springs }), letters);
}

/** Whatever is marked by now are all the springs of this tile, even if that is none. */
export function settleSprings(notebook: Notebook, letter: Letter): Notebook {
  return copyInUse(notebook).springs[letter] ? notebook : mark(notebook, letter, []);
}

/**
 * When a letter was wrong, the springs that were marked under it belong to the tile that lies there: they go with the place
 * to its new letter, unless that one's are known from before; and the wrong letter is as unknown as it was.
 */
export function springsFollow(before: Notebook, after: Notebook): Notebook {
  const marked = markedHere(before);
  const moved = PLACES.flatMap((place) => {
    const [from, to] = [tileAt(before, place).letter, tileAt(after, place).letter];
    return from && from !== to && marked.includes(from) ? [{ from, to }] : [];
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
  const stillMarked = marked.filter((letter) => kept[letter]);
  return withMarkedHere(withSprings(after, springs), [...stillMarked, ...found.map(({ letter }) => letter)]);
}

/** When an arrow was wrong, the springs that were marked here keep their fields, and get other numbers. */
export function springsStay(before: Notebook, after: Notebook, place: Place): Notebook {
  const { letter, arrow: old } = tileAt(before, place);
  const { arrow } = tileAt(after, place);
  const isMarkedHere = letter && markedHere(before).includes(letter);
  if (!isMarkedHere || old === undefined || arrow === undefined) return after;
  const { springs } = copyInUse(before);
  // My copy may have been cleared since: then they are unknown, and correcting an arrow does not make them none.
  const seen = springs[letter]?.map((number) => numberInDirection(arrow, directionOfField(old, number)));
  return seen ? withSprings(after, { ...springs, [letter]: seen.sort((a, b) => a - b) }) : after;
}

/** Letters whose springs were first marked at this table. */
function markedHere({ table }: Notebook): readonly Letter[] {
  return table.markedHere ?? [];
}

function withMarkedHere(notebook: Notebook, letters: readonly Letter[]): Notebook {
  const { markedHere: _, ...table } = notebook.table;
  return { ...notebook, table: letters.length > 0 ? { ...table, markedHere: letters } : table };
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
