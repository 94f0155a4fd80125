/** Who plays, in which colour and on which seat: the edits of the players screen. */

import { renamedSeat } from '../../text';
import {
  COLOURS,
  type Colour,
  type Epoch,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  type Player,
  SEAT_COLOURS,
} from '..';
import { type LegionsDone, type Notebook, parseChangeKey, type Table } from './notebook';

export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, more) => FEWEST_PLAYERS + more,
);

/** Keeps the existing players: the last one leaves with all markers, or a new one takes a free colour. */
export function setPlayerCount(notebook: Notebook, count: number): Notebook {
  const { players } = notebook.table;
  if (count === players.length || !PLAYER_COUNTS.includes(count)) return notebook;
  const staying = reseated(notebook.table, [...players.keys()].slice(0, count));
  const free = SEAT_COLOURS.filter((colour) => !staying.players.some((player) => player.colour === colour));
  const newcomers = free.slice(0, count - staying.players.length).map((colour): Player => ({ colour }));
  // A playing order is only valid for its number of players.
  return { ...notebook, table: { ...staying, players: [...staying.players, ...newcomers], orders: {} } };
}

/** Three players always stay, because the game needs three. */
export function removePlayer(notebook: Notebook, player: number): Notebook {
  const { players } = notebook.table;
  if (!players[player] || !canRemovePlayer(notebook.table)) return notebook;
  const staying = [...players.keys()].filter((seat) => seat !== player);
  return { ...notebook, table: { ...reseated(notebook.table, staying), orders: {} } };
}

export function canRemovePlayer({ players }: Pick<Table, 'players'>): boolean {
  return players.length > FEWEST_PLAYERS;
}

/** Swaps seats with the next player clockwise. Markers, penalties and playing orders go with the player. */
export function moveSeat(notebook: Notebook, player: number): Notebook {
  const seats = [...notebook.table.players.keys()];
  const next = (player + 1) % seats.length;
  if (!notebook.table.players[player]) return notebook;
  const swapped = seats.map((seat) => (seat === player ? next : seat === next ? player : seat));
  return { ...notebook, table: reseated(notebook.table, swapped) };
}

/** Gives a player a colour. If another player has it, the two swap. Markers belong to players, not to colours. */
export function setColour(notebook: Notebook, player: number, colour: Colour): Notebook {
  const { players } = notebook.table;
  const old = players[player]?.colour;
  if (old === undefined || old === colour || !COLOURS.includes(colour)) return notebook;
  return withPlayers(
    notebook,
    players.map((seat, index) =>
      index === player ? { ...seat, colour } : seat.colour === colour ? { ...seat, colour: old } : seat,
    ),
  );
}

/** Takes the typed name, drops characters that names may not contain, and removes a name without visible characters. */
export function setName(notebook: Notebook, player: number, name: string): Notebook {
  return withPlayers(notebook, renamedSeat(notebook.table.players, player, name));
}

/** Whether an edit of the players removes somebody's markers or penalties. A screen asks first. */
export function losesMarkers(before: Notebook, after: Notebook): boolean {
  return (
    Object.keys(after.table.changes).length < Object.keys(before.table.changes).length ||
    Object.keys(after.table.penalties).length < Object.keys(before.table.penalties).length
  );
}

/** The table with these seats, each given by its previous index. What belongs to other seats is removed. */
function reseated(table: Table, seats: readonly number[]): Table {
  const changes = Object.entries(table.changes).flatMap(([key, by]) => {
    const { epoch, stage, area, player, of } = parseChangeKey(key);
    const seat = seats.indexOf(player);
    return seat < 0 ? [] : [[`${epoch}/${stage}/${area}/${seat}/${of}`, by]];
  });
  const penalties = Object.entries(table.penalties).flatMap(([key, times]) => {
    const [epoch, player] = key.split('/');
    const seat = seats.indexOf(Number(player));
    return seat < 0 ? [] : [[`${epoch}/${seat}`, times]];
  });
  const orders = Object.entries(table.orders).map(([epoch, order]): [Epoch, readonly number[]] => [
    Number(epoch) as Epoch,
    order.map((player) => seats.indexOf(player)),
  ]);
  const { legions, ...others } = table;
  return {
    ...others,
    players: seats.map((seat) => table.players[seat] as Player),
    changes: Object.fromEntries(changes),
    penalties: Object.fromEntries(penalties),
    orders: Object.fromEntries(orders),
    ...(legions && { legions: reseatedLegions(legions, seats) }),
  };
}

function reseatedLegions(
  legions: NonNullable<Table['legions']>,
  seats: readonly number[],
): NonNullable<Table['legions']> {
  const bySeat = <T>(of: Readonly<Partial<Record<number, T>>>): Readonly<Partial<Record<number, T>>> =>
    Object.fromEntries(seats.flatMap((old, seat) => (of[old] === undefined ? [] : [[seat, of[old]]])));
  const entries = Object.entries(legions).map(([epoch, done]): [string, LegionsDone] => [
    epoch,
    {
      ...(done.camps && { camps: done.camps }),
      ...(done.called && { called: bySeat(done.called) }),
      ...(done.passed && { passed: bySeat(done.passed) }),
      ...(done.cards && { cards: bySeat(done.cards) }),
      ...(done.moves && {
        moves: done.moves.flatMap((move) => {
          const seat = seats.indexOf(move.player);
          return seat < 0 ? [] : [{ ...move, player: seat }];
        }),
      }),
    },
  ]);
  return Object.fromEntries(entries);
}

function withPlayers(notebook: Notebook, players: readonly Player[]): Notebook {
  return { ...notebook, table: { ...notebook.table, players } };
}
