/** Where a flat-top hex lies on a screen. The size of a hex is its side, which is also centre to corner. */

import { DIRECTIONS, type Hex } from './axial';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The centre of a hex; the origin's centre is (0, 0), y grows downwards. */
export function centre({ q, r }: Hex, size: number): Point {
  return { x: size * 1.5 * q, y: size * HALF_HEIGHT * (2 * r + q) };
}

/** The six corners, clockwise from the upper left: the side towards direction d joins corners d and d + 1. */
export function corners(hex: Hex, size: number): readonly Point[] {
  const { x, y } = centre(hex, size);
  return DIRECTIONS.map((direction) => {
    const angle = ((direction - 2) * Math.PI) / 3;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}
