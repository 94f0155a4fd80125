/**
 * Where things lie in a drawing of the board. A hex has a side of 100 and the centre tile's hill lies at 0, 0; whatever
 * is drawn on a hex is drawn around 0, 0 and moved into place. Nothing here is a pixel of a screen: the drawing fills
 * the room it is given. Coordinates are rounded, so that a server and a phone write the same ones.
 */
import { centre, corners, DIRECTIONS, type Hex, type Point, turnDirection, walk } from '@/lib/hex';
import { type Board, hexOfHill, LETTERS } from '@/lib/palatinus';

const SIDE = 100;
/** Room around the tiles for half of their outline. */
const MARGIN = 8;
const ORIGIN: Hex = { q: 0, r: 0 };

const round = (n: number): number => Math.round(n * 10) / 10;

function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

/** A hex around 0, 0, as large as the grid's or smaller. */
export function hexPoints(share = 1): string {
  return pointsOf(corners(ORIGIN, SIDE * share));
}

/** Three sides of each of the six fields make the rim of a tile; each side ends where the next begins. */
const RIM: readonly Point[] = DIRECTIONS.flatMap((direction) => {
  const field = corners(walk(ORIGIN, direction), SIDE);
  return [-1, 0, 1].flatMap((step) => field[turnDirection(direction, step)] ?? []);
});

export const TILE_POINTS = pointsOf(RIM);

/** Moves what is drawn around 0, 0 to a hex of the board. */
export function moveTo(hex: Hex): string {
  const { x, y } = centre(hex, SIDE);
  return `translate(${round(x)} ${round(y)})`;
}

/** The part of the plane that holds all seven tiles, for the `viewBox` of a drawing. */
export function viewBoxOf(board: Board): string {
  const hills = LETTERS.map((letter) => centre(hexOfHill(board, letter), SIDE));
  const xs = hills.flatMap((hill) => RIM.map(({ x }) => hill.x + x));
  const ys = hills.flatMap((hill) => RIM.map(({ y }) => hill.y + y));
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [right, bottom] = [Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
  return [left, top, right - left, bottom - top].map(round).join(' ');
}
