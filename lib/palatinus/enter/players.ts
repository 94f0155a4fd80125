/** Who plays, and with which people: the edits of the players screen. */

import { renamedSeat } from '../../text';
import {
  FEWEST_PLAYERS,
  type Inhabitants,
  type Kind,
  MOST_PLAYERS,
  PEOPLES,
  type People,
  type Player,
} from '..';
import { ROLES, type Role } from './expected';
import type { Notebook, Table } from './notebook';
import { piecesLost, recoloured, withSoundPieces } from './pieces';

export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, more) => FEWEST_PLAYERS + more,
);

/** Keeps the players who are there already: the last ones leave, or new ones take free peoples. */
export function setPlayerCount(notebook: Notebook, count: number): Notebook {
  if (count === notebook.table.players.length || count < FEWEST_PLAYERS || count > MOST_PLAYERS)
    return notebook;
  const staying = notebook.table.players.slice(0, count);
  return seatPlayers(notebook, staying, count);
}

/** Two players always stay, because the game needs two. */
export function removePlayer(notebook: Notebook, player: number): Notebook {
  const { players } = notebook.table;
  if (!players[player] || !canRemovePlayer(notebook.table)) return notebook;
  const staying = players.filter((_, index) => index !== player);
  return seatPlayers(notebook, staying, staying.length);
}

function seatPlayers({ table, copy }: Notebook, staying: readonly Player[], count: number): Notebook {
  const alone = staying.map(withoutAlly);
  const newcomers = newPeoples(table, alone).slice(0, count - staying.length);
  const players = [...alone, ...newcomers.map((people): Player => ({ people }))];
  const { expected: _, ...rest } = table;
  const next = { ...rest, players: count === 2 ? withAllies(table, players, staying) : players };
  return { copy, table: withSoundPieces(next) };
}

/** The peoples for new players and allies: first those that stand on the board, so that their pieces can stay there. */
function newPeoples({ pieces }: Table, seats: readonly Player[]): readonly People[] {
  const standing = new Set(Object.values(pieces).map(({ people }) => people));
  const free = freePeoples(seats);
  return [
    ...free.filter((people) => standing.has(people)),
    ...free.filter((people) => !standing.has(people)),
  ];
}

/** With two players each brings a further people: the ally from before, or else a free people. */
function withAllies(table: Table, players: readonly Player[], before: readonly Player[]): readonly Player[] {
  const free = [...newPeoples(table, [...players, ...before])];
  return players.map((player, index) => {
    const ally = before[index]?.ally ?? free.shift();
    return { ...player, ...(ally && { ally }) };
  });
}

function withoutAlly({ ally: _, ...player }: Player): Player {
  return player;
}

export function canRemovePlayer({ players }: Pick<Table, 'players'>): boolean {
  return players.length > FEWEST_PLAYERS;
}

/** The peoples an ally may be of: those that neither of two players plays. Other tables have no allies. */
export function alliesFor(players: readonly Player[]): readonly People[] {
  return players.length === 2 ? freePeoples(players.map(withoutAlly)) : [];
}

export function freePeoples(players: readonly Player[]): readonly People[] {
  return PEOPLES.filter(
    (people) => !players.some((player) => player.people === people || player.ally === people),
  );
}

/**
 * Gives a people to a player, or to a player's ally. If somebody else has it, the two swap, so that no people is at
 * the table twice: the pieces on the board keep their colours and change their owner. If nobody has it, the old
 * colour was a mistake, and the pieces on the board take the new colour. Only two players have allies; a player
 * without an ally may take the other player's ally, but not a people that is played.
 */
export function setPeople(notebook: Notebook, player: number, role: Role, people: People): Notebook {
  const { players } = notebook.table;
  const old = players[player]?.[role === 'ally' ? 'ally' : 'people'];
  const isPlayed = players.some((seat) => seat.people === people);
  if (old === people || (role === 'ally' && players.length !== 2)) return notebook;
  if (freePeoples(players).includes(people)) {
    const table = withPlayers(notebook.table, withSeat(players, player, role, people));
    return { ...notebook, table: old ? recoloured(table, old, people) : table };
  }
  if (!players[player] || (old === undefined && isPlayed)) return notebook;
  const released = players.map((seat) => (seat.ally === people ? withoutAlly(seat) : seat));
  const changed = old
    ? players.map((seat) => withSwapped(seat, old, people))
    : withSeat(released, player, role, people);
  return { ...notebook, table: withSoundPieces(withPlayers(notebook.table, changed)) };
}

function withSwapped(seat: Player, one: People, other: People): Player {
  const swap = (held: People): People => (held === one ? other : held === other ? one : held);
  return { ...seat, people: swap(seat.people), ...(seat.ally && { ally: swap(seat.ally) }) };
}

export function removeAlly(notebook: Notebook, player: number): Notebook {
  const players = notebook.table.players.map((seat, index) => (index === player ? withoutAlly(seat) : seat));
  return { ...notebook, table: withSoundPieces(withPlayers(notebook.table, players)) };
}

/** The inhabitants of one people that an edit would take off the board. */
export interface Loss {
  readonly player: number;
  readonly role: Role;
  readonly people: People;
  readonly inhabitants: Inhabitants;
}

/** What an edit takes off the board, by the seats before the edit. A screen asks about it first. */
export function lossesOf(before: Notebook, after: Notebook): readonly Loss[] {
  const lost = piecesLost(before, after);
  return before.table.players.flatMap((seat, player) =>
    ROLES.flatMap((role): readonly Loss[] => {
      const people = role === 'ally' ? seat.ally : seat.people;
      const pieces = lost.filter((piece) => piece.people === people);
      const count = (kind: Kind): number => pieces.filter((piece) => piece.kind === kind).length;
      const inhabitants = {
        merchant: count('merchant'),
        peasant: count('peasant'),
        condottiere: count('condottiere'),
      };
      return people && pieces.length > 0 ? [{ player, role, people, inhabitants }] : [];
    }),
  );
}

/** Takes the typed name, drops characters that names may not contain, and removes a name without visible characters. */
export function setName(notebook: Notebook, player: number, name: string): Notebook {
  return {
    ...notebook,
    table: withPlayers(notebook.table, renamedSeat(notebook.table.players, player, name)),
  };
}

function withSeat(players: readonly Player[], player: number, role: Role, people: People): readonly Player[] {
  return players.map((seat, index) =>
    index === player ? { ...seat, ...(role === 'ally' ? { ally: people } : { people }) } : seat,
  );
}

function withPlayers(table: Table, players: readonly Player[]): Table {
  return { ...table, players };
}
