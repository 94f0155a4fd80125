import { memo } from 'react';
import { hexPoints } from './layout';
import type { Target } from './targets';

const HEX = hexPoints();
const RING = hexPoints(0.98);

type Props = Pick<Target, 'spot' | 'hill'> & {
  readonly at: string;
  readonly label: string;
  readonly isStop: boolean;
};

/** The button on a field or a hill: unseen, but for the shade under a finger, which needs no script to appear. */
export const TouchHex = memo(function TouchHex({ at, spot, hill, label, isStop }: Props): React.ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing
    <polygon
      points={HEX}
      transform={at}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      data-spot={spot}
      data-hill={hill}
      className="cursor-pointer fill-transparent outline-none hover:fill-ink/8 active:fill-ink/30 data-pressed:fill-ink/30"
    />
  );
});

/** Around the button in focus, shown when keys are used: dark on light or light on dark, whatever lies beneath. */
export function FocusRing({ at }: { readonly at: string }): React.ReactNode {
  return (
    <g transform={at} fill="none" strokeLinejoin="round" className="pointer-events-none">
      <polygon points={RING} strokeWidth="36" className="stroke-card" />
      <polygon points={RING} strokeWidth="20" className="stroke-river" />
    </g>
  );
}
