/**
 * Where things lie in a drawing of the board, in units of the drawing, not in pixels: it fills its container. A hex
 * has a side of 100, and the centre tile's hill lies at 0, 0. What is drawn on a hex is drawn around 0, 0 and moved
 * into place. On a turned board the hexes have other positions but everything on them stays upright; rotating the
 * drawing would rotate the letters, too. Coordinates are rounded, so that server and browser render the same ones.
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
/** Nothing further away can matter to a hill, only its fields and their neighbours. */
const REACH = 2;

/** A media query: the whole board is so large that the hill of a step needs no frame of its own. */
export const LARGE_BOARD = '(min-width: 64rem) and (min-height: 30.01rem)';

/** Where each hill and each field is drawn. */
export interface Layout {
  readonly hills: ByPlace<Hex>;
  readonly spots: BySpot<Hex>;
}

const layouts = new Map<string, Layout>();

/** The board turned clockwise by so many sixths. There are twelve layouts; each is computed once. */
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

/** A hex around 0, 0; `share` is its size as a share of the grid's. */
export function hexPoints(share = 1): string {
  return pointsOf(corners(ORIGIN, SIDE * share));
}

/** Three sides of each of the six fields form the rim of a tile; each side ends where the next begins. */
const RIM_OF_TILE = DIRECTIONS.flatMap((direction) => {
  const field = corners(walk(ORIGIN, direction), SIDE);
  return [-1, 0, 1].flatMap((step) => field[turnDirection(direction, step)] ?? []);
});
export const TILE_POINTS = pointsOf(RIM_OF_TILE);

/** An outline relative to the current point of a path, for `shapesAt`. */
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

/** One shape on many hexes, as the `d` of a single path: with fewer elements the browser paints sooner. */
export function shapesAt(shape: string, hexes: readonly Hex[]): string {
  return hexes
    .map(middleOf)
    .map(({ x, y }) => `M${x} ${y}${shape}`)
    .join('');
}

/** Where the centre of a hex is drawn. */
export function middleOf(hex: Hex): Point {
  const { x, y } = centre(hex, SIDE);
  return { x: round(x), y: round(y) };
}

/** The radius of a hex's inscribed circle: every point within it is in the hex. */
const INNER_RADIUS = (SIDE * Math.sqrt(3)) / 2;

/** The field at a point of the drawing; undefined on a hill or outside the board. */
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

/** Whether this hex can matter to the hill on this place; then its frame shows all of it. */
export function isNear({ hills }: Layout, place: Place, hex: Hex): boolean {
  return distance(hex, hills[place]) <= REACH;
}

/** A frame around a hill, given by its place, or around a field. */
export type Frame = Place | Spot;

const viewBoxes = new WeakMap<Layout, Map<Frame | undefined, string>>();

/**
 * The part of the plane to show, for the `viewBox` of a drawing: all seven tiles; or a hill and all that can matter
 * to it; or a field and the six hexes around it. All frames of hills have the same size, and so have all frames of
 * fields, so that nothing jumps between them.
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
