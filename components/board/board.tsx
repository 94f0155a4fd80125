/**
 * The board: told what to show, it draws it. It knows where hexes lie and what things look like, and no rule of the game.
 *
 *   svg            fills the room it is given
 *   ├─ drawing     all that is seen
 *   └─ touch       with controls only: an unseen button on each field, and the ring around the one in focus
 *
 * Without controls it is one image with one name, and made on the server: what listens is in a file of its own.
 */
import type { Place } from '@/lib/palatinus';
import type { BoardControls } from './controls';
import { Drawing, type DrawingProps } from './drawing';
import { frameOf, layoutOf, viewBoxOf } from './layout';
import { targetsOf } from './targets';
import { TouchBoard } from './touch-board';

type Props = DrawingProps & {
  /** What the drawing is called by those who cannot see it. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Shows only this hill and what can matter to it. */
  readonly frame?: Place | undefined;
  readonly controls?: BoardControls | undefined;
};

export function HexBoard({ label, className, frame, controls, ...drawing }: Props): React.ReactNode {
  const layout = layoutOf(drawing.scene.handedness, drawing.turned);
  const viewBox = frame === undefined ? viewBoxOf(layout) : frameOf(layout, frame);
  if (!controls)
    return (
      <svg viewBox={viewBox} role="img" aria-label={label} className={className}>
        <Drawing layout={layout} {...drawing} />
      </svg>
    );
  return (
    <TouchBoard
      viewBox={viewBox}
      label={label}
      className={className}
      targets={targetsOf(layout, frame, controls)}
      controls={controls}
    >
      <Drawing layout={layout} {...drawing} />
    </TouchBoard>
  );
}
