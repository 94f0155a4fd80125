/**
 * The board as a picture: one image with one name, and no script. A page that only shows a board takes this one, since
 * a page is sent the script of all it could use, used or not.
 */
import type { Place } from '@/lib/palatinus';
import { Drawing, type DrawingProps } from './drawing';
import { layoutOf, viewBoxOf } from './layout';

export type StillBoardProps = DrawingProps & {
  /** What the drawing is called by those who cannot see it. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Shows only this hill and what can matter to it. */
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
