/**
 * Where things lie in a drawing of the board. A hex has a side of 100 and the centre tile's hill lies at 0, 0; whatever
 * is drawn on a hex is drawn around 0, 0 and moved into place. A board that is turned has its hexes elsewhere, and
 * whatever is drawn on them upright: turning the drawing would set the letters on their heads. Nothing here is a pixel
 * of a screen: the drawing fills the room it is given. Coordinates are rounded, so that a server and a phone write the
 * same ones.
 */
import {
  centre,
  corners,
  DIRECTIONS,
  distance,
  type Hex,
  type Point,
  turn,
  turnDirection,
  walk,
} from '@/lib/hex';
import {
  type ByPlace,
  type BySpot,
  type Handedness,
  hexOfPlace,
  hexOfSpot,
  PLACES,
  type Place,
  SPOTS,
  type Spot,
} from '@/lib/palatinus';

const SIDE = 100;
/** Room around the tiles for half of their outline. */
const MARGIN = 8;
const ORIGIN: Hex = { q: 0, r: 0 };
/** Further away than this, nothing can matter to a hill: its fields, and their neighbours. */
const REACH = 2;

/** As a media query: where the whole board is so large that a hill in focus needs no frame of its own. */
export const LARGE_BOARD = '(min-width: 64rem) and (min-height: 30.01rem)';

/** Where each hill and each field is seen. */
export interface Layout {
  readonly hills: ByPlace<Hex>;
  readonly spots: BySpot<Hex>;
}

const layouts = new Map<string, Layout>();

/** The board seen after turning it by so many sixths, clockwise. There are twelve; each is worked out once. */
export function layoutOf(handedness: Handedness, turned = 0): Layout {
  const name = `${handedness} ${turned}`;
  const layout = layouts.get(name) ?? layOut(handedness, turned);
  layouts.set(name, layout);
  return layout;
}

function layOut(handedness: Handedness, turned: number): Layout {
  return {
    hills: Object.fromEntries(
      PLACES.map((place) => [place, turn(hexOfPlace(handedness, place), turned)]),
    ) as unknown as ByPlace<Hex>,
    spots: Object.fromEntries(
      SPOTS.map((spot) => [spot, turn(hexOfSpot(handedness, spot), turned)]),
    ) as unknown as BySpot<Hex>,
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** A hex around 0, 0, as large as the grid's or smaller. */
export function hexPoints(share = 1): string {
  return pointsOf(corners(ORIGIN, SIDE * share));
}

/** Three sides of each of the six fields make the rim of a tile; each side ends where the next begins. */
const RIM_OF_TILE = DIRECTIONS.flatMap((direction) => {
  const field = corners(walk(ORIGIN, direction), SIDE);
  return [-1, 0, 1].flatMap((step) => field[turnDirection(direction, step)] ?? []);
});
export const TILE_POINTS = pointsOf(RIM_OF_TILE);

/** An outline around wherever the pen is, for `shapesAt`. */
function pathOf(points: readonly Point[]): string {
  const sides = points.map(({ x, y }, index) => {
    const from = points[index - 1] ?? { x: 0, y: 0 };
    return `${round(x - from.x)} ${round(y - from.y)}`;
  });
  return `m${sides.join('l')}z`;
}

export function hexPath(share = 1): string {
  return pathOf(corners(ORIGIN, SIDE * share));
}

export const TILE_PATH = pathOf(RIM_OF_TILE);

/** One shape on many hexes, as the `d` of a single path: the fewer elements, the sooner they are on the screen. */
export function shapesAt(shape: string, hexes: readonly Hex[]): string {
  return hexes
    .map(middleOf)
    .map(({ x, y }) => `M${x} ${y}${shape}`)
    .join('');
}

/** Where the middle of a hex is drawn. */
export function middleOf(hex: Hex): Point {
  const { x, y } = centre(hex, SIDE);
  return { x: round(x), y: round(y) };
}

/** As far as this, a point is in a hex for certain. */
const INNER_RADIUS = (SIDE * Math.sqrt(3)) / 2;

/** The field at a point of the drawing; none on a hill, or beside the board. */
export function spotAt({ spots }: Layout, { x, y }: Point): Spot | undefined {
  return SPOTS.find((spot) => {
    const middle = middleOf(spots[spot]);
    return Math.hypot(x - middle.x, y - middle.y) < INNER_RADIUS;
  });
}

/** Moves what is drawn around 0, 0 to a hex of the board. */
export function moveTo(hex: Hex): string {
  const { x, y } = middleOf(hex);
  return `translate(${x} ${y})`;
}

interface Box {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
}

function boxAround(hexes: readonly Hex[]): Box {
  const points = hexes.flatMap((hex) => corners(hex, SIDE));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  };
}

function viewBox({ x, y }: Point, { width, height }: Box): string {
  return [x - width / 2, y - height / 2, width, height].map((n) => round(n)).join(' ');
}

/** Whether this hex can matter to the hill on this place, and is in its frame as a whole. */
export function isNear({ hills }: Layout, place: Place, hex: Hex): boolean {
  return distance(hex, hills[place]) <= REACH;
}

/** A hill by its place, or one field. */
export type Frame = Place | Spot;

const viewBoxes = new WeakMap<Layout, Map<Frame | undefined, string>>();

/**
 * The part of the plane to show, for the `viewBox` of a drawing: all seven tiles; in the frame of a hill, that hill and all
 * that can matter to it; in the frame of a field, that field and the six around it. A frame is as large for each hill, and
 * for each field, so that nothing jumps in between.
 */
export function viewBoxOf(layout: Layout, frame?: Frame): string {
  const known = viewBoxes.get(layout) ?? new Map<Frame | undefined, string>();
  const found = known.get(frame) ?? frameOf(layout, frame);
  viewBoxes.set(layout, known.set(frame, found));
  return found;
}

function frameOf(layout: Layout, frame: Frame | undefined): string {
  const hexes = Object.values(layout.spots);
  if (typeof frame === 'string') {
    const field = layout.spots[frame];
    const box = boxAround([field, ...DIRECTIONS.map((direction) => walk(field, direction))]);
    return viewBox(box.middle, box);
  }
  const around = (place: Place): Box => boxAround(hexes.filter((hex) => isNear(layout, place, hex)));
  const [shown, size] = frame === undefined ? [boxAround(hexes)] : [around(frame), around(0)];
  return viewBox(shown.middle, size ?? shown);
}
