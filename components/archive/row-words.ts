/** Words for an archived game: who won or how far it is, and who played. */

import type { Seat, Summary } from '@/lib/archive';
import { enumerate, nameOrColour, type Speaker, signed } from '@/lib/i18n';
import type { AnyKeptView } from './kept-view';

export type Say = Speaker<'start' | 'words'>;

export function seatNameIn(say: Speaker<'words'>, { name, colour }: Seat): string {
  return nameOrColour(say, name, colour);
}

export function winnersIn(say: Speaker<'words'>, { seats, winners }: Summary): string {
  return enumerate(
    say,
    seats.filter((_, seat) => winners.includes(seat)).map((seat) => seatNameIn(say, seat)),
  );
}

/** "Nora and Pia shared it, 11", "Go on: 21 of 35 placed". */
export function resultSentence(say: Say, view: AnyKeptView, summary: Summary): string {
  const { seats, winners, done, of } = summary;
  const [first] = winners;
  if (first === undefined) return view.progress(say, done, of);
  return say(winners.length === 1 ? 'start.won' : 'start.shared', {
    who: winnersIn(say, summary),
    points: signed(seats[first]?.points ?? 0),
  });
}
