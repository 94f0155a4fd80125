/**
 * Springs on the board. They belong to the letter and are numbered from the arrow, so that the springs of a known
 * copy come with the tile and turn with it. Springs that are marked at this table for the first time were read from
 * the board: if the letter or the arrow turns out to be wrong, they stay on the fields where they were marked.
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

/** Marks or unmarks a spring, in the copy the table is played with. */
export function toggleSpring(notebook: Notebook, spot: Spot): Notebook {
  const { letter, arrow } = tileAt(notebook, placeOf(spot));
  if (letter === undefined || arrow === undefined) return notebook;
  return toggleSpringOf(notebook, letter, numberInDirection(arrow, directionOf(spot)));
}

export function toggleSpringOf(notebook: Notebook, letter: Letter, number: FieldNumber): Notebook {
  const before = copyInUse(notebook).springs[letter] ?? [];
  const springs = FIELD_NUMBERS.filter((other) => before.includes(other) !== (other === number));
  return setSpringsOf(notebook, letter, springs);
}

/** Sets the springs of a tile. If they were unknown before, the letter is noted as marked at this table. */
function setSpringsOf(notebook: Notebook, letter: Letter, springs: readonly FieldNumber[]): Notebook {
  const before = copyInUse(notebook).springs;
  const letters = before[letter] ? markedHere(notebook) : [...markedHere(notebook), letter];
  return withMarkedHere(withSprings(notebook, { ...before, [letter]: springs }), letters);
}

/** Confirms that a tile has no springs besides those marked, which may be none. */
export function settleSprings(notebook: Notebook, letter: Letter): Notebook {
  return copyInUse(notebook).springs[letter] ? notebook : setSpringsOf(notebook, letter, []);
}

/**
 * If a letter was wrong, the springs marked under it belong to the tile on that place. They move to the place's new
 * letter, unless the springs of that letter were known before, and those of the wrong letter are unknown again.
 */
export function keepSpringsAfterLetterChange(before: Notebook, after: Notebook): Notebook {
  const marked = markedHere(before);
  const moved = PLACES.flatMap((place) => {
    const [from, to] = [tileAt(before, place).letter, tileAt(after, place).letter];
    return from && from !== to && marked.includes(from) ? [{ from, to }] : [];
  });
  if (moved.length === 0) return after;
  const known = copyInUse(before).springs;
  const unaffected = Object.fromEntries(
    Object.entries(known).filter(([letter]) => !moved.some(({ from }) => from === letter)),
  ) as Springs;
  const carriedOver = moved.flatMap(({ from, to }) => {
    // My copy may have been cleared since.
    const springs = known[from];
    return to && springs && !unaffected[to] ? [{ letter: to, springs }] : [];
  });
  const springs: Springs = {
    ...unaffected,
    ...Object.fromEntries(carriedOver.map((one) => [one.letter, one.springs])),
  };
  const stillMarked = marked.filter((letter) => unaffected[letter]);
  return withMarkedHere(withSprings(after, springs), [
    ...stillMarked,
    ...carriedOver.map(({ letter }) => letter),
  ]);
}

/** If an arrow was wrong, the springs marked at this table stay on their fields and get other numbers. */
export function keepSpringsAfterArrowChange(before: Notebook, after: Notebook, place: Place): Notebook {
  const { letter, arrow: old } = tileAt(before, place);
  const { arrow } = tileAt(after, place);
  const isMarkedHere = letter && markedHere(before).includes(letter);
  if (!isMarkedHere || old === undefined || arrow === undefined) return after;
  const { springs } = copyInUse(before);
  // My copy may have been cleared since. Then the springs are unknown and must stay so: an empty list would mean none.
  const renumbered = springs[letter]?.map((number) =>
    numberInDirection(arrow, directionOfField(old, number)),
  );
  return renumbered ? withSprings(after, { ...springs, [letter]: renumbered.sort((a, b) => a - b) }) : after;
}

/** Letters whose springs were first marked at this table. */
function markedHere({ table }: Notebook): readonly Letter[] {
  return table.markedHere ?? [];
}

function withMarkedHere(notebook: Notebook, letters: readonly Letter[]): Notebook {
  const { markedHere: _, ...table } = notebook.table;
  // A letter may be marked, forgotten with the copy, and marked again.
  const distinct = [...new Set(letters)];
  return { ...notebook, table: distinct.length > 0 ? { ...table, markedHere: distinct } : table };
}

/** The spots that are known to have a spring. */
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
