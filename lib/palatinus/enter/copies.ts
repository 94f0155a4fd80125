/** Edits of my copy of the game, and of which copy a table is played with. */

import { cleanName } from '../../text';
import {
  EXAMPLE_LETTERS,
  EXAMPLE_PLAYERS,
  EXAMPLE_SPRINGS,
  type FieldNumber,
  type Game,
  LETTERS,
  type Letter,
  PLACES,
} from '..';
import { type Copy, EMPTY_TABLE, type Notebook, tableOf } from './notebook';
import { rulingsAt, withRulings } from './rulings';
import { settleSprings, toggleSpringOf } from './springs';

/** A made-up copy for trying things out. It is marked as an example, so that nobody takes its springs for real ones. */
export function exampleCopy(): Copy {
  return { example: true, springs: EXAMPLE_SPRINGS };
}

export function areAllTilesKnown({ springs }: Copy): boolean {
  return LETTERS.every((letter) => springs[letter] !== undefined);
}

export function tilesKnown({ springs }: Copy): number {
  return LETTERS.filter((letter) => springs[letter] !== undefined).length;
}

/** Marks or unmarks a spring of my copy, whichever copy the table is played with. */
export function toggleMySpring(notebook: Notebook, letter: Letter, number: FieldNumber): Notebook {
  return editMyCopy(notebook, (mine) => toggleSpringOf(mine, letter, number));
}

export function settleMySprings(notebook: Notebook, letter: Letter): Notebook {
  return editMyCopy(notebook, (mine) => settleSprings(mine, letter));
}

function editMyCopy(notebook: Notebook, edit: (mine: Notebook) => Notebook): Notebook {
  return { ...notebook, copy: edit(withMyCopy(notebook)).copy };
}

/** Like the name of a player: see `setName`. */
export function nameCopy(notebook: Notebook, name: string): Notebook {
  const cleaned = cleanName(name);
  const { name: _, ...copy } = notebook.copy;
  return { ...notebook, copy: { ...(cleaned !== '' && { name: cleaned }), ...copy } };
}

/** Replaces my copy, and plays the table with it. */
export function setCopy(notebook: Notebook, copy: Copy): Notebook {
  return withMyCopy({ ...notebook, copy });
}

/** Takes over a copy from a file. It becomes my copy, except an example, which only this table borrows. */
export function importCopy(notebook: Notebook, copy: Copy): Notebook {
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

/** Makes the borrowed copy mine. An example is never taken over, because its springs are made up. */
export function adoptBorrowedCopy(notebook: Notebook): Notebook {
  const { borrowed } = notebook.table;
  return borrowed && !borrowed.example ? setCopy(notebook, borrowed) : notebook;
}

/**
 * Starts a new table with my copy, the same players and the same rulings, because a group keeps its house rules. The
 * rulings may have come with a table that somebody else entered, so the screen on which a new table begins names
 * those that are not standard. Players who use the example copy because they have none of their own are not asked for
 * springs again.
 */
export function newGameOfSamePlayers(notebook: Notebook): Notebook {
  const { players, borrowed } = notebook.table;
  const keepsExample = borrowed?.example && !areAllTilesKnown(notebook.copy) && !isExample(notebook);
  const table = { ...EMPTY_TABLE, players, ...(keepsExample && { borrowed }) };
  return { ...notebook, table: withRulings(table, rulingsAt(notebook.table)) };
}

/** Like `newGameOfSamePlayers`, but after the example without its players, who are made up. */
export function newGame(notebook: Notebook): Notebook {
  const { table } = newGameOfSamePlayers(notebook);
  return { ...notebook, table: isExample(notebook) ? { ...table, players: EMPTY_TABLE.players } : table };
}

/** Recognised by its players and its tiles: a real group may have the same names as the example's players. */
function isExample({ table: { players, tiles } }: Notebook): boolean {
  const letters = PLACES.map((place) => tiles[place]?.letter).join('');
  return letters === EXAMPLE_LETTERS && JSON.stringify(players) === JSON.stringify(EXAMPLE_PLAYERS);
}

/** Replaces my notebook by one saved elsewhere. My copy stays if the other notebook has none. */
export function openNotebook(mine: Notebook, theirs: Notebook): Notebook {
  const isCopyEmpty = theirs.copy.name === undefined && tilesKnown(theirs.copy) === 0;
  return isCopyEmpty ? { ...theirs, copy: mine.copy } : theirs;
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
