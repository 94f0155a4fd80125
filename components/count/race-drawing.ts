/**
 * Where the lines of the race run. Points grow to the right, stage follows stage downwards, and below the last stage each
 * line goes on to the row of its player's name. Stages are rows and not columns, because seven columns wide enough for a
 * thumb do not fit beside names on a phone.
 *
 *          0    5    10
 *       A  ●──╮ ■
 *       B     ●  ╲■
 *             │    ■ Nora 9
 *             ● Livia 4
 *
 * Every player runs in a lane of their own, by less than half a point of the widest race, so that no line hides another,
 * and nobody seems to lose points who does not; marks of equal points lie one below the other.
 * `x` is a share of the width in percent, `y` and all heights are in rem.
 */
export interface RacePoint {
  readonly x: number;
  readonly y: number;
}

export interface RaceLine {
  readonly player: number;
  readonly points: number;
  /** One mark at each stage, in order. */
  readonly marks: readonly RacePoint[];
  /** Where the line ends and the name begins. */
  readonly end: RacePoint;
}

export interface RaceDrawing {
  readonly height: number;
  /** In the order of the names, from the first row to the last. */
  readonly lines: readonly RaceLine[];
  readonly scale: readonly { readonly points: number; readonly x: number }[];
}

export const SCALE_HEIGHT = 1.5;
export const STAGE_HEIGHT = 2.75;
export const NAME_HEIGHT = 1.625;
/** Between the lanes of two players, and between marks of equal points. */
const LANE_GAP = 0.7;
const MARK_GAP = 0.5;
/** From number to number on the scale: the first of these with which there are few enough to be read on a phone. */
const SCALE_STEPS = [5, 10, 20, 50, 100];
const MOST_NUMBERS = 7;

/** Everybody's points after each stage. Points may be lost, and be fewer than none. */
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
  // From right to left: a name stands to the right of its line, where all other lines have ended already.
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

/** 0 in the middle of all who have as many points, negative before it, positive after it. */
function placeAmongEqual(points: readonly number[], player: number): number {
  const equal = points.flatMap((other, index) => (other === points[player] ? [index] : []));
  return equal.indexOf(player) - (equal.length - 1) / 2;
}
