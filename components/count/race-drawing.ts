/**
 * The geometry of the race. Points grow to the right, the stages follow from top to bottom, and below the last stage
 * each line continues to the row of its player's name. Stages are rows, because seven columns wide enough for a thumb
 * do not fit next to names on a phone.
 *
 *          0    5    10
 *       A  ●──╮ ■
 *       B     ●  ╲■
 *             │    ■ Nora 9
 *             ● Livia 4
 *
 * Each player has a lane, less than half a point wide, so that no line hides another and nobody seems to lose points
 * without losing any; marks of equal points are below each other. `x` is in percent of the width; `y` and all heights
 * are in rem.
 */
export interface RacePoint {
  readonly x: number;
  readonly y: number;
}

export interface RaceLine {
  readonly player: number;
  readonly points: number;
  /** One mark per stage, in order. */
  readonly marks: readonly RacePoint[];
  /** Where the line ends and the name begins. */
  readonly end: RacePoint;
}

export interface RaceDrawing {
  readonly height: number;
  /** In the order of the names, from top to bottom. */
  readonly lines: readonly RaceLine[];
  readonly scale: readonly { readonly points: number; readonly x: number }[];
}

export const SCALE_HEIGHT = 1.5;
export const STAGE_HEIGHT = 2.75;
export const NAME_HEIGHT = 1.625;
/** The distance between two players' lanes, and between marks of equal points. */
const LANE_GAP = 0.7;
const MARK_GAP = 0.5;
/** The steps of the scale: the first that yields few enough numbers for a phone is used. */
const SCALE_STEPS = [5, 10, 20, 50, 100];
const MOST_NUMBERS = 7;

/** Everybody's points after each stage. Points may be lost, and may be negative. */
export function drawRace(race: readonly { readonly points: readonly number[] }[]): RaceDrawing {
  const last = race.at(-1)?.points ?? [];
  const all = race.flatMap(({ points }) => points);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const xOf = (points: number): number => ((points - least) / (most - least)) * 100;
  const isEnough = (by: number): boolean => (most - least) / by < MOST_NUMBERS;
  const by = SCALE_STEPS.find(isEnough) ?? most - least;
  const firstStep = Math.ceil(least / by);
  const lastStep = Math.floor(most / by);

  const markAt = (stage: (typeof race)[number], index: number, player: number): RacePoint => {
    const place = placeAmongEqual(stage.points, player);
    return {
      x: xOf(stage.points[player] ?? 0) + (player - (last.length - 1) / 2) * LANE_GAP,
      y: SCALE_HEIGHT + (index + 0.5) * STAGE_HEIGHT + place * MARK_GAP,
    };
  };
  const runs = last.map((points, player) => ({
    player,
    points,
    marks: race.map((stage, index) => markAt(stage, index, player)),
  }));
  const namesFrom = SCALE_HEIGHT + race.length * STAGE_HEIGHT;
  // From right to left: a name is to the right of its line, where all other lines have already ended.
  const lines = runs
    .map((run) => ({ ...run, x: run.marks.at(-1)?.x ?? 0 }))
    .sort((a, b) => b.x - a.x)
    .map(({ x, ...run }, row) => ({ ...run, end: { x, y: namesFrom + (row + 0.5) * NAME_HEIGHT } }));
  return {
    height: namesFrom + lines.length * NAME_HEIGHT,
    lines,
    scale: Array.from({ length: lastStep - firstStep + 1 }, (_, step) => {
      const points = (firstStep + step) * by;
      return { points, x: xOf(points) };
    }),
  };
}

/** The position among all players with the same points: 0 in the middle, negative before it, positive after it. */
function placeAmongEqual(points: readonly number[], player: number): number {
  const equal = points.flatMap((other, index) => (other === points[player] ? [index] : []));
  return equal.indexOf(player) - (equal.length - 1) / 2;
}
