/** Palatinus in the list of kept games. */

import { type Seat, SUMMARY_VERSION, type Summary } from '../../archive';
import { palatinusDocument } from '../../files';
import { type Place, placeOf, type Result, SPOTS, type Spot, score, soundGame } from '../../palatinus';
import {
  censusOf,
  draftOf,
  EMPTY_TABLE,
  isUnfinished,
  type Notebook,
  newGame,
  newGameOfSamePlayers,
  nextScreen,
  type PalatinusView,
  progressOf,
  reopeningScreen,
  tileAt,
} from '../../palatinus/enter';
import type { KeptSeam } from '../seam';
import { reopen } from './reopen';

export const palatinusKept: KeptSeam<Notebook, PalatinusView> = {
  document: palatinusDocument,
  summarise,
  reopen,
  screenOf: reopeningScreen,
  newGame,
  samePlayers: (mine, { table }) => newGameOfSamePlayers({ ...mine, table }),
  sameTable(mine, kept) {
    const { id: _, pieces: __, piecesInAll: ___, markedHere: ____, ...table } = reopen(mine, kept).table;
    return { ...mine, table: { ...table, pieces: EMPTY_TABLE.pieces } };
  },
};

function summarise(notebook: Notebook): Summary {
  const { placed, expected } = progressOf(censusOf(notebook).rows);
  const isCounted = nextScreen(notebook) === 'score';
  const sound = isCounted && !isUnfinished(notebook) ? soundGame(draftOf(notebook)) : undefined;
  const result = sound?.ok ? score(sound.value) : undefined;
  return {
    version: SUMMARY_VERSION,
    seats: notebook.table.players.map(({ name, people }, seat) => ({
      ...(name !== undefined && { name }),
      colour: people,
      ...(result && countOf(result, seat)),
    })),
    winners: result?.winners ?? [],
    done: placed,
    of: expected,
    picture: pictureOf(notebook),
  };
}

function countOf({ tally, hills }: Result, seat: number): Pick<Seat, 'points' | 'captives' | 'best'> {
  const best = hills
    .map(({ letter, totals }) => ({ hill: letter, worth: totals[seat] ?? 0 }))
    .reduce((most, one) => (one.worth > most.worth ? one : most));
  const { points = 0, captured = 0 } = tally[seat] ?? {};
  return { points, captives: captured, best };
}

/**
 * The lean of the ring, `R` or `L`, then for each spot the initial of the people there, `-` for an empty field, or
 * `.` for one without a tile and a piece; empty before the lean is known.
 */
function pictureOf(notebook: Notebook): string {
  const { handedness, pieces } = notebook.table;
  if (!handedness) return '';
  const lean = handedness === 'right' ? 'R' : 'L';
  const isUsed = (place: Place): boolean =>
    tileAt(notebook, place).letter !== undefined ||
    SPOTS.some((spot) => placeOf(spot) === place && pieces[spot]);
  const ground = (spot: Spot): string => (isUsed(placeOf(spot)) ? '-' : '.');
  return lean + SPOTS.map((spot) => pieces[spot]?.people.charAt(0) ?? ground(spot)).join('');
}
