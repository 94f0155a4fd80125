/**
 * Two ways to enter what has changed. With a brush one picks player and class once and taps areas; that is quickest where
 * many markers of one sort came. Area by area one opens an area and taps whose markers came there; that is quickest where
 * something of everything changed. A tap is one marker in both.
 */

import { type Area, type Epoch, type Hill, openHills } from '..';
import type { Brush, Spot } from './notebook';

export const WAYS = ['brush', 'area'] as const;
export type Way = (typeof WAYS)[number];

/** What is in hand: the brush, and the area that is open. */
export interface Hand {
  readonly way: Way;
  readonly brush: Brush;
  readonly area: Area | undefined;
}

/** What a tap leads to: what is in hand then, and where a marker comes or, if it was taken back, leaves. */
export interface Tapped {
  readonly hand: Hand;
  readonly spot?: Spot;
}

/** Area by area there is always one open: at first the newest hill, because something has changed there for sure. */
export function pickWay(hand: Hand, way: Way, epoch: Epoch): Hand {
  return { ...hand, way, area: hand.area ?? (openHills(epoch).at(-1) as Hill) };
}

/** On the map: the brush is used there, or the area is opened. */
export function tapArea(hand: Hand, area: Area): Tapped {
  const opened = { ...hand, area };
  return hand.way === 'area' ? { hand: opened } : { hand: opened, spot: { ...hand.brush, area } };
}

/** In the open area, one player's markers of one class. They are the brush then. */
export function tapMarkers(hand: Hand & { readonly area: Area }, brush: Brush): Tapped {
  return { hand: { ...hand, brush }, spot: { ...brush, area: hand.area } };
}
