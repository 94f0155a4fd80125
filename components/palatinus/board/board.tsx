/**
 * The board draws what its props say. It knows where hexes lie and what things look like, and no rule of the game.
 *
 *   svg            fills the room it is given
 *   ├─ drawing     all that is seen
 *   ├─ touch       with controls only: an unseen button on each field, and the ring around the one in focus
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
  /** Shows this field and its neighbours alone. Whatever else can be touched in the frame is still there for a keyboard. */
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
