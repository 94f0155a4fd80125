/**
 * Two ways to enter what has changed. With a brush, player and class are picked once and then areas are tapped; that
 * is quickest for many markers of one sort. Area by area, an area is opened and the markers added there are tapped;
 * that is quickest for a mixture. In both ways a tap is one marker.
 */

import { type Area, type Epoch, type Hill, openHills } from '..';
import type { Brush, Spot } from './notebook';

export const WAYS = ['brush', 'area'] as const;
export type Way = (typeof WAYS)[number];

/** The current selection: the brush, and the area that is open. */
export interface Hand {
  readonly way: Way;
  readonly brush: Brush;
  readonly area: Area | undefined;
}

/** The result of a tap: the new selection, and the spot where a marker is added or removed. */
export interface Tapped {
  readonly hand: Hand;
  readonly spot?: Spot;
}

/** Area by area, one area is always open: at first the newest hill, because something has certainly changed there. */
export function pickWay(hand: Hand, way: Way, epoch: Epoch): Hand {
  return { ...hand, way, area: hand.area ?? (openHills(epoch).at(-1) as Hill) };
}

/** A tap on the map: uses the brush there, or opens the area. */
export function tapArea(hand: Hand, area: Area): Tapped {
  const opened = { ...hand, area };
  return hand.way === 'area' ? { hand: opened } : { hand: opened, spot: { ...hand.brush, area } };
}

/** A tap in the open area on one player's markers of one class, which become the brush. */
export function tapMarkers(hand: Hand & { readonly area: Area }, brush: Brush): Tapped {
  return { hand: { ...hand, brush }, spot: { ...brush, area: hand.area } };
}
