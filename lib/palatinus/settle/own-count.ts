/**
 * What the players got when they counted themselves: influence on the hills, who took them, final points. Anything
 * may be left out. This file compares such a count with a result, place by place, in the order in which people count.
 */

import { type ByLetter, type Hill, LETTERS, type Letter, playersTaking, type TallyRow } from '..';

/** One player, several who tied, or nobody. */
export type HillTaker = number | readonly number[] | null;

/** A number for each player, in their order. Null, or an entry missing at the end, means not filled in. */
type NumberByPlayer = readonly (number | null)[];

export interface OwnCount {
  readonly points?: NumberByPlayer;
  readonly influence?: Partial<ByLetter<NumberByPlayer>>;
  /** A hill that is not named is not filled in; null says that nobody took it. */
  readonly hills?: Partial<ByLetter<HillTaker>>;
}

/** Where a number or a taker stands in a count. */
export type CountPlace =
  | { readonly what: 'influence'; readonly hill: Letter; readonly player: number }
  | { readonly what: 'hill'; readonly hill: Letter }
  | { readonly what: 'points'; readonly player: number };

/** The parts of a result that players write down. */
export interface Numbers {
  readonly hills: readonly Pick<Hill, 'letter' | 'totals' | 'outcome'>[];
  readonly tally: readonly Pick<TallyRow, 'points'>[];
}

/** Every place of the count that is filled in: hill by hill its influence, then who took it; then the points. */
export function placesIn(count: OwnCount): readonly CountPlace[] {
  return [
    ...LETTERS.flatMap((hill): CountPlace[] => [
      ...filled(count.influence?.[hill]).map((player) => ({ what: 'influence', hill, player }) as const),
      ...(count.hills?.[hill] === undefined ? [] : [{ what: 'hill', hill } as const]),
    ]),
    ...filled(count.points).map((player) => ({ what: 'points', player }) as const),
  ];
}

function filled(numbers: NumberByPlayer = []): readonly number[] {
  return [...numbers.keys()].filter((player) => typeof numbers[player] === 'number');
}

/** What the players wrote at a place that is filled in. */
export function countedAt(count: OwnCount, place: CountPlace): HillTaker {
  const { points, influence, hills } = count as FilledCount;
  if (place.what === 'points') return points[place.player] as number;
  return place.what === 'hill'
    ? (hills[place.hill] as HillTaker)
    : (influence[place.hill]?.[place.player] as number);
}

type FilledCount = Required<OwnCount>;

/** What a result has at a place; the takers of a hill are in the form of a count. */
export function numberAt({ hills, tally }: Numbers, place: CountPlace): HillTaker {
  if (place.what === 'points') return (tally[place.player] as TallyRow).points;
  const hill = hills[LETTERS.indexOf(place.hill)] as Numbers['hills'][number];
  return place.what === 'hill' ? takerOf(playersTaking(hill.outcome)) : (hill.totals[place.player] as number);
}

/** In one normal form: a list has two or more players, in their order. */
export function takerOf(players: readonly number[]): HillTaker {
  const [first = null, ...others] = players;
  return others.length === 0 ? first : [...players].sort((a, b) => a - b);
}

export function isSameAt(count: OwnCount, numbers: Numbers, place: CountPlace): boolean {
  const [mine, ours] = [countedAt(count, place), numberAt(numbers, place)];
  return mine === ours || (typeof mine === 'object' && String(mine) === String(ours) && ours !== null);
}
