/**
 * The board as a picture: one image with one name, not interactive. A page that only shows a board uses this module,
 * because a page loads the script of everything it might use.
 */
import type { Place } from '@/lib/palatinus';
import { Drawing, type DrawingProps } from './drawing';
import { layoutOf, viewBoxOf } from './layout';

export type StillBoardProps = DrawingProps & {
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Shows only this hill and all that can matter to it. */
  readonly frame?: Place | undefined;
};

export function StillBoard({ label, className, frame, ...drawing }: StillBoardProps): React.ReactNode {
  const layout = layoutOf(drawing.scene.handedness, drawing.turned);
  return (
    <svg viewBox={viewBoxOf(layout, frame)} role="img" aria-label={label} className={className}>
      <Drawing layout={layout} {...drawing} />
    </svg>
  );
}
