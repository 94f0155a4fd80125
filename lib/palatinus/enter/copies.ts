/** My copy of the game, other copies, and the table that is played with one of them. */

import {
  EXAMPLE_PLAYERS,
  EXAMPLE_SPRINGS,
  type FieldNumber,
  type Game,
  LETTERS,
  type Letter,
  NAME_LENGTH,
  PLACES,
} from '..';
import { type Copy, EMPTY_TABLE, type Notebook, tableOf } from './notebook';
import { settleSprings, toggleSpringOf } from './springs';

/** A copy to try things out with. It is made up, and says so. */
export function exampleCopy(): Copy {
  return { example: true, springs: EXAMPLE_SPRINGS };
}

/** Whether every tile's springs are told. */
export function isKnown({ springs }: Copy): boolean {
  return LETTERS.every((letter) => springs[letter] !== undefined);
}

export function tilesKnown({ springs }: Copy): number {
  return LETTERS.filter((letter) => springs[letter] !== undefined).length;
}

/** Marks or unmarks a spring of my copy, whichever copy the table is played with. */
export function toggleMySpring(notebook: Notebook, letter: Letter, number: FieldNumber): Notebook {
  return inMyCopy(notebook, (mine) => toggleSpringOf(mine, letter, number));
}

export function settleMySprings(notebook: Notebook, letter: Letter): Notebook {
  return inMyCopy(notebook, (mine) => settleSprings(mine, letter));
}

function inMyCopy(notebook: Notebook, edit: (mine: Notebook) => Notebook): Notebook {
  return { ...notebook, copy: edit(withMyCopy(notebook)).copy };
}

export function nameCopy(notebook: Notebook, name: string): Notebook {
  const cut = [...name].slice(0, NAME_LENGTH).join('');
  const { name: _, ...copy } = notebook.copy;
  return { ...notebook, copy: { ...(cut.trim() !== '' && { name: cut }), ...copy } };
}

/** Replaces my copy, and plays the table with it. */
export function setCopy(notebook: Notebook, copy: Copy): Notebook {
  return withMyCopy({ ...notebook, copy });
}

/** A copy that came as a file: mine from now on, unless it is an example, which is only lent to this table. */
export function takeCopy(notebook: Notebook, copy: Copy): Notebook {
  return copy.example
    ? { ...notebook, table: { ...notebook.table, borrowed: copy } }
    : setCopy(notebook, copy);
}

export function resetCopy(notebook: Notebook): Notebook {
  return { ...notebook, copy: { springs: {} } };
}

export function withExampleCopy(notebook: Notebook): Notebook {
  return { ...notebook, table: { ...notebook.table, borrowed: exampleCopy() } };
}

export function withMyCopy(notebook: Notebook): Notebook {
  const { borrowed: _, ...table } = notebook.table;
  return { ...notebook, table };
}

/** What the table was played with becomes my copy. An example never does. */
export function keepBorrowed(notebook: Notebook): Notebook {
  const { borrowed } = notebook.table;
  return borrowed && !borrowed.example ? setCopy(notebook, borrowed) : notebook;
}

/**
 * The same people sit down again, unless they are the example's; all else starts anew, with my copy. The rulings, too:
 * whether they were picked here or came with a friend's table is not written down, and a table that is counted by
 * unusual ones must have asked for them.
 */
export function newGame(notebook: Notebook): Notebook {
  const { players } = notebook.table;
  const isExample = JSON.stringify(players) === JSON.stringify(EXAMPLE_PLAYERS);
  return { ...notebook, table: isExample ? EMPTY_TABLE : { ...EMPTY_TABLE, players } };
}

/** Everything that was saved elsewhere, in place of this; but my copy stays where the other knows nothing of one. */
export function openNotebook(mine: Notebook, theirs: Notebook): Notebook {
  const isBare = theirs.copy.name === undefined && tilesKnown(theirs.copy) === 0;
  return isBare ? { ...theirs, copy: mine.copy } : theirs;
}

export function openGame(notebook: Notebook, game: Game): Notebook {
  return { ...notebook, table: tableOf(game, notebook.copy) };
}

/** Whether anything but the players has been entered. */
export function isBegun({ table }: Notebook): boolean {
  return table.handedness !== undefined || PLACES.some((place) => table.tiles[place]) || hasPieces(table);
}

function hasPieces({ pieces }: Notebook['table']): boolean {
  return Object.keys(pieces).length > 0;
}
