/** What can be touched on a board, in the order in which it is read out: tile by tile, the hill before its fields. */
import { DIRECTIONS, type Hex } from '@/lib/hex';
import { makeSpot, PLACES, type Place, type Spot } from '@/lib/palatinus';
import type { BoardControls } from './controls';
import { isNear, type Layout } from './layout';

/** A field or a hill, and where it is seen. */
export interface Target extends Hex {
  readonly spot?: Spot | undefined;
  readonly hill?: Place | undefined;
}

export function targetsOf(
  layout: Layout,
  frame: Place | undefined,
  { onHill }: BoardControls,
): readonly Target[] {
  const isSeen = (hex: Hex): boolean => frame === undefined || isNear(layout, frame, hex);
  return PLACES.flatMap((hill) => {
    const hex = layout.hills[hill];
    return [
      ...(onHill && isSeen(hex) ? [{ ...hex, hill }] : []),
      ...DIRECTIONS.map((direction) => makeSpot(hill, direction))
        .filter((spot) => isSeen(layout.spots[spot]))
        .map((spot) => ({ ...layout.spots[spot], spot })),
    ];
  });
}

/** What it is called by those who cannot see it. */
export function labelOf({ spot, hill }: Target, { fieldLabel, hillLabel }: BoardControls): string {
  if (spot !== undefined) return fieldLabel(spot);
  return (hill !== undefined && hillLabel?.(hill)) || '';
}

/** The name of a target in the document. */
export function keyOf({ spot, hill }: Pick<Target, 'spot' | 'hill'>): string {
  return spot === undefined ? `hill-${hill}` : `spot-${spot}`;
}
