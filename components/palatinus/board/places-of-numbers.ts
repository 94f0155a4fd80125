/**
 * Where the numbers of a count are drawn on their hexes: the sum of a piece clear of the arrows that end there, what
 * a field gives below, and no number over another as long as there is room.
 */
import type { Point } from '@/lib/hex';
import { SPOTS, type Spot } from '@/lib/palatinus';
import { type Layout, middleOf } from './layout';
import { type BoardLine, type BoardMark, isGain, isSum } from './marks';

/** The size of a gain's ground, and the distance between two gains on one field. */
export const GAIN = { width: 76, height: 52, step: 82 } as const;
export const SUM_RADIUS = 38;
/** The radius of a sum including its outline. */
export const SUM_REACH = 42;

/** Relative to the centre of the hex. */
export interface NumberPlaces {
  readonly sum: Point | undefined;
  readonly gains: readonly Point[];
}

export const NO_NUMBERS: NumberPlaces = { sum: undefined, gains: [] };

const SUM = { x: 46, y: -44 } as const;
/** For when an arrow comes from there, or the drop of the field's own spring must stay visible. */
const OTHER_SUMS = [
  { x: 60, y: 38 },
  { x: -60, y: 38 },
] as const;
/** Only if the field itself gives nothing. */
const SUM_BELOW = { x: 0, y: 70 } as const;
/** Between two arrows, for when they come from all sides. */
const LAST_SUM = { x: 41, y: 66 } as const;

/** How far a gain on the same field is moved aside, away from the sum. */
const ASIDE = 45;

/** The heights at which two gains of one field are drawn: in the middle of the hex, or a little lower or higher. */
const PAIR_HEIGHTS = [0, 34, -34] as const;

/** What is already placed, relative to the centre of the board. */
interface Taken {
  readonly sums: Point[];
  readonly gains: Point[];
}

interface Drawn {
  readonly lines?: readonly BoardLine[] | undefined;
  readonly marks?: readonly BoardMark[] | undefined;
}

export function placesOfNumbers(
  layout: Layout,
  { lines = [], marks = [] }: Drawn,
): { readonly [S in Spot]?: NumberPlaces } {
  const taken: Taken = { sums: [], gains: [] };
  const places: { [S in Spot]?: NumberPlaces } = {};
  const fields = SPOTS.flatMap((spot) => {
    const here = middleOf(layout.spots[spot]);
    const onIt = marks.filter(({ at }) => at === spot);
    const arrows = lines
      .filter(({ to }) => to === spot)
      .map(({ from }) => minus(middleOf(layout.spots[from]), here));
    const ways = waysToPlace(onIt.some(isSum), onIt.filter(isGain).length, arrows);
    return onIt.length > 0 ? [{ spot, here, ways }] : [];
  });
  // Fields with fewer possible places first.
  for (const { spot, here, ways } of fields.toSorted((one, other) => one.ways.length - other.ways.length)) {
    const [best] = ways.toSorted((one, other) => overlap(one, here, taken) - overlap(other, here, taken));
    if (!best) continue;
    places[spot] = best;
    if (best.sum) taken.sums.push(plus(best.sum, here));
    taken.gains.push(...best.gains.map((gain) => plus(gain, here)));
  }
  return places;
}

/** The possible places, the most legible first. `arrows`: the points from which arrows come. */
function waysToPlace(hasSum: boolean, gains: number, arrows: readonly Point[]): readonly NumberPlaces[] {
  if (!hasSum) {
    const rows = gains > 1 ? PAIR_HEIGHTS.map((y) => rowOf(gains, 0, y)) : [rowOf(gains, 0)];
    return rows.map((row) => ({ sum: undefined, gains: row }));
  }
  const ways =
    gains > 0
      ? [...OTHER_SUMS.map((sum) => besideGains(sum, gains)), { sum: SUM, gains: rowOf(gains, 0) }]
      : [SUM, ...OTHER_SUMS, SUM_BELOW].map((sum) => ({ sum, gains: [] }));
  const free = ways.filter(({ sum }) => !arrows.some((arrow) => isTowards(sum, arrow)));
  return free.length > 0 ? free : [besideGains(LAST_SUM, gains)];
}

/** Both below, side by side. */
function besideGains(sum: Point, gains: number): NumberPlaces & { readonly sum: Point } {
  return { sum, gains: rowOf(gains, -Math.sign(sum.x) * ASIDE) };
}

/** A single gain is lower, to leave room for the piece; two need the widest part of the hex. */
function rowOf(gains: number, middle: number, y = gains > 1 ? 0 : 56): readonly Point[] {
  const left = middle - ((gains - 1) / 2) * GAIN.step;
  return Array.from({ length: gains }, (_, index) => ({ x: left + index * GAIN.step, y }));
}

/** Whether the two directions differ by less than thirty degrees. */
function isTowards(one: Point, other: Point): boolean {
  const lengths = Math.hypot(one.x, one.y) * Math.hypot(other.x, other.y);
  return one.x * other.x + one.y * other.y > lengths * Math.cos(Math.PI / 6);
}

/** How far, in total, the numbers overlap those already placed. */
function overlap({ sum, gains }: NumberPlaces, here: Point, taken: Taken): number {
  const own = sum && plus(sum, here);
  const [sums, pills] = [own ? [own] : [], gains.map((gain) => plus(gain, here))];
  const depths = [
    ...sums.flatMap((one) => taken.sums.map((other) => 2 * SUM_RADIUS - distance(one, other))),
    ...sums.flatMap((one) => taken.gains.map((other) => depthInGain(one, other))),
    ...pills.flatMap((one) => taken.sums.map((other) => depthInGain(other, one))),
    ...pills.flatMap((one) =>
      taken.gains.map((other) =>
        Math.min(GAIN.width - Math.abs(one.x - other.x), GAIN.height - Math.abs(one.y - other.y)),
      ),
    ),
  ];
  return depths.filter((depth) => depth > 0).reduce((total, depth) => total + depth, 0);
}

/** How far a sum overlaps a gain. */
function depthInGain(sum: Point, gain: Point): number {
  const x = Math.max(0, Math.abs(sum.x - gain.x) - GAIN.width / 2);
  const y = Math.max(0, Math.abs(sum.y - gain.y) - GAIN.height / 2);
  return SUM_RADIUS - Math.hypot(x, y);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}
