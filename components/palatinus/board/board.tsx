/**
 * The board draws what its props say. It knows where hexes lie and what things look like, and no rule of the game.
 *
 *   svg            fills the room it is given
 *   ├─ drawing     all that is seen
 *   └─ touch       with controls only: an unseen button on each field, and the ring around the one in focus
 */

import { Drawing } from './drawing';
import { layoutOf, viewBoxOf } from './layout';
import { StillBoard, type StillBoardProps } from './still-board';
import type { BoardControls } from './touch-board';
import { TouchBoard, targetsOf } from './touch-board';

type Props = StillBoardProps & { readonly controls?: BoardControls | undefined };

export function HexBoard({ controls, ...props }: Props): React.ReactNode {
  if (!controls) return <StillBoard {...props} />;
  const { label, className, frame, ...drawing } = props;
  const layout = layoutOf(drawing.scene.handedness, drawing.turned);
  return (
    <TouchBoard
      viewBox={viewBoxOf(layout, frame)}
      label={label}
      className={className}
      targets={targetsOf(layout, frame, controls)}
      controls={controls}
    >
      <Drawing layout={layout} {...drawing} />
    </TouchBoard>
  );
}
