/** Seven Hills in the list of kept games. */

import { type Seat, SUMMARY_VERSION, type Summary } from '../../archive';
import { sevenHillsDocument } from '../../files';
import {
  EPOCHS,
  FORUM,
  HILLS,
  type Hill,
  hillPoints,
  type Result,
  score,
  soundGame,
} from '../../seven-hills';
import {
  boardAt,
  draftOf,
  type Notebook,
  newGame,
  nextScreen,
  type SevenHillsView,
} from '../../seven-hills/enter';
import type { KeptSeam } from '../seam';

export const sevenHillsKept: KeptSeam<Notebook, SevenHillsView> = {
  document: sevenHillsDocument,
  summarise,
  reopen: (_, kept) => kept,
  screenOf: nextScreen,
  newGame,
  samePlayers: (_, kept) => newGame(kept),
};

function summarise(notebook: Notebook): Summary {
  const { players, begun, isOver } = notebook.table;
  const sound = isOver ? soundGame(draftOf(notebook)) : undefined;
  const result = sound?.ok ? score(sound.value) : undefined;
  return {
    version: SUMMARY_VERSION,
    seats: players.map(({ name, colour }, seat) => ({
      ...(name !== undefined && { name }),
      colour,
      ...(result && countOf(result, seat)),
    })),
    winners: result?.winners ?? [],
    done: begun,
    of: EPOCHS.length,
    picture: pictureOf(notebook),
  };
}

/** The best hill is the one that gave the most points in one epoch. */
function countOf({ epochs }: Result, seat: number): Pick<Seat, 'points' | 'best'> {
  const best = epochs
    .flatMap(({ hills }) => hills.map((hill) => ({ hill: hill.hill, worth: hillPoints(hill)[seat] ?? 0 })))
    .reduce<{ hill: Hill; worth: number }>((most, one) => (one.worth > most.worth ? one : most), {
      hill: HILLS[0],
      worth: 0,
    });
  return { points: epochs.at(-1)?.running[seat] ?? 0, best };
}

/** For each hill and the Forum, as it stands now: the initial of the player with most markers there, or `-`. */
function pictureOf({ table }: Notebook): string {
  const board = boardAt(table, { epoch: table.begun, stage: 'legions' });
  return [...HILLS, FORUM]
    .map((area) => {
      const counts = board[area as Hill].map((markers) =>
        Object.values(markers).reduce((sum, n) => sum + n, 0),
      );
      const most = Math.max(0, ...counts);
      const leaders = table.players.filter((_, seat) => counts[seat] === most);
      return most > 0 && leaders.length === 1 ? leaders[0]?.colour.charAt(0) : '-';
    })
    .join('');
}
