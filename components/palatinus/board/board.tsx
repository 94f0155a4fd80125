/**
 * The board draws its props. It knows the places of hexes and the looks of things, but no rule of the game.
 *
 *   svg            fills its container
 *   ├─ drawing     everything visible
 *   ├─ touch       only with controls: an invisible button on each field, and the focus ring
 *   └─ overlay     above them: a piece that is carried to another field
 */

import type { Spot } from '@/lib/palatinus';
import { Drawing } from './drawing';
import { layoutOf, spotAt, viewBoxOf } from './layout';
import { StillBoard, type StillBoardProps } from './still-board';
import type { BoardControls } from './touch-board';
import { TouchBoard, targetsOf } from './touch-board';

export type BoardProps = StillBoardProps & {
  readonly controls?: BoardControls | undefined;
  /** Drawn above a board that can be touched. */
  readonly overlay?: React.ReactNode;
  /** Shows only this field and its neighbours. Everything else in the frame stays reachable by keyboard. */
  readonly zoom?: Spot | undefined;
};

export function HexBoard({ controls, overlay, zoom, ...props }: BoardProps): React.ReactNode {
  if (!controls) return <StillBoard {...props} />;
  const { label, className, frame, ...drawing } = props;
  const layout = layoutOf(drawing.scene.handedness, drawing.turned);
  return (
    <TouchBoard
      viewBox={viewBoxOf(layout, zoom ?? frame)}
      label={label}
      className={className}
      targets={targetsOf(layout, frame, controls)}
      spotAt={(point) => spotAt(layout, point)}
      controls={controls}
      overlay={overlay}
    >
      <Drawing layout={layout} {...drawing} />
    </TouchBoard>
  );
}
