/**
 * Moving over a patch of hexes one step at a time, as arrow keys move the focus.
 *
 * A row of flat-top hexes is a zigzag: every second column lies half a hex lower. Left and right follow the zigzag
 * that offset coordinates call a row, so that repeated steps go straight across and opposite steps return. The
 * nearest hex would sometimes be above, sometimes below, and the way back would differ.
 */

import { type Direction, type Hex, walk } from './axial';

/** One of the six directions, or along the row. */
export type Heading = Direction | 'left' | 'right';

/** The hex where a step leads: the next one of the patch. Skips a gap of one hex; stays in place at the edge. */
export function step<Part extends Hex>(patch: readonly Part[], from: Part, heading: Heading): Part {
  for (const distance of [1, 2]) {
    const { q, r } = ahead(from, heading, distance);
    const there = patch.find((hex) => hex.q === q && hex.r === r);
    if (there) return there;
  }
  return from;
}

function ahead(from: Hex, heading: Heading, distance: number): Hex {
  if (heading !== 'left' && heading !== 'right') return walk(from, heading, distance);
  const q = from.q + (heading === 'right' ? distance : -distance);
  return { q, r: from.r + Math.floor(from.q / 2) - Math.floor(q / 2) };
}
