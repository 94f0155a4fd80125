/** Who plays, and with which people: the edits of the players' page. */

import { FEWEST_PLAYERS, MOST_PLAYERS, NAME_LENGTH, PEOPLES, type People, type Player } from '../palatinus';
import type { Role } from './expected';
import type { Notebook, Table } from './notebook';
import { recoloured, withSoundPieces } from './pieces';

/** Keeps whoever sits at the table already; the last leave, or newcomers take the peoples that are free. */
export function setNumber(notebook: Notebook, count: number): Notebook {
  if (count === notebook.table.players.length || count < FEWEST_PLAYERS || count > MOST_PLAYERS)
    return notebook;
  const kept = notebook.table.players.slice(0, count);
  return seated(notebook, kept, count);
}

/** The last two stay: the game is not played alone. */
export function removePlayer(notebook: Notebook, player: number): Notebook {
  const { players } = notebook.table;
  if (!players[player] || players.length <= FEWEST_PLAYERS) return notebook;
  const kept = players.filter((_, index) => index !== player);
  return seated(notebook, kept, kept.length);
}

function seated({ table, copy }: Notebook, kept: readonly Player[], count: number): Notebook {
  const alone = kept.map(withoutAlly);
  const newcomers = freePeoples(alone).slice(0, count - kept.length);
  const players = [...alone, ...newcomers.map((people): Player => ({ people }))];
  const { expected: _, ...rest } = table;
  const next = { ...rest, players: count === 2 ? withAllies(players, kept) : players };
  return { copy, table: withSoundPieces(next) };
}

/** With two players each brings a further people: the one from before, else one that is free. */
function withAllies(players: readonly Player[], before: readonly Player[]): readonly Player[] {
  const free = [...freePeoples([...players, ...before])];
  return players.map((player, index) => {
    const ally = before[index]?.ally ?? free.shift();
    return { ...player, ...(ally && { ally }) };
  });
}

function withoutAlly({ ally: _, ...player }: Player): Player {
  return player;
}

export function freePeoples(players: readonly Player[]): readonly People[] {
  return PEOPLES.filter(
    (people) => !players.some((player) => player.people === people || player.ally === people),
  );
}

/**
 * Gives a people to a player, or to a player's ally. If another has it, the two change places, so that no people is
 * ever at the table twice: the pieces on the board keep their colours and only belong to somebody else. If nobody has
 * it, the colour was a slip, and the pieces that stand on the board in the old colour take the new one. There are allies
 * with two players only.
 */
export function setPeople(notebook: Notebook, player: number, role: Role, people: People): Notebook {
  const { players } = notebook.table;
  const old = players[player]?.[role === 'ally' ? 'ally' : 'people'];
  const swap = (held: People | undefined): People | undefined =>
    held === people ? old : held === old ? people : held;
  if (old === people || (role === 'ally' && players.length !== 2)) return notebook;
  if (freePeoples(players).includes(people)) {
    const table = withPlayers(notebook.table, withSeat(players, player, role, people));
    return { ...notebook, table: old ? recoloured(table, old, people) : table };
  }
  if (old === undefined) return notebook;
  const swapped = players.map(({ people: own, ally, ...rest }) => {
    const other = swap(ally);
    return { ...rest, people: swap(own) ?? own, ...(other && { ally: other }) };
  });
  return { ...notebook, table: withSoundPieces(withPlayers(notebook.table, swapped)) };
}

export function removeAlly(notebook: Notebook, player: number): Notebook {
  const players = notebook.table.players.map((seat, index) => (index === player ? withoutAlly(seat) : seat));
  return { ...notebook, table: withSoundPieces(withPlayers(notebook.table, players)) };
}

/** What is too long is cut, and what is empty is no name. */
export function setName(notebook: Notebook, player: number, name: string): Notebook {
  const cut = [...name].slice(0, NAME_LENGTH).join('');
  const players = notebook.table.players.map((seat, index) => {
    const { name: _, ...rest } = seat;
    return index === player ? { ...(cut.trim() !== '' && { name: cut }), ...rest } : seat;
  });
  return { ...notebook, table: withPlayers(notebook.table, players) };
}

function withSeat(players: readonly Player[], player: number, role: Role, people: People): readonly Player[] {
  return players.map((seat, index) =>
    index === player ? { ...seat, ...(role === 'ally' ? { ally: people } : { people }) } : seat,
  );
}

function withPlayers(table: Table, players: readonly Player[]): Table {
  return { ...table, players };
}
