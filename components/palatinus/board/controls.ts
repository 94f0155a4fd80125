import type { Place, Spot } from '@/lib/palatinus';

/** What a board that can be touched tells, and what it calls its parts to those who cannot see them. */
export interface BoardControls {
  readonly fieldLabel: (spot: Spot) => string;
  /** A tap, Enter or Space. */
  readonly onField: (spot: Spot) => void;
  /** A long press. A keyboard has none: screens have keys of their own for it. */
  readonly onHoldField?: ((spot: Spot) => void) | undefined;
  readonly hillLabel?: ((place: Place) => string) | undefined;
  /** Hills can be touched only if somebody listens. */
  readonly onHill?: ((place: Place) => void) | undefined;
  /** Keys that neither move nor press, with the field that has the focus. */
  readonly onKey?: ((key: KeyboardEvent, spot: Spot | undefined) => void) | undefined;
}
