/**
 * The board for paper. Each inhabitant has the letter of its people next to it, so that it is clear without colours.
 */

import { Drawing } from '@/components/palatinus/board/drawing';
import { layoutOf, moveTo, viewBoxOf } from '@/components/palatinus/board/layout';
import { sceneOf } from '@/components/palatinus/board/scene';
import { type Game, type People, SPOTS } from '@/lib/palatinus';

/** The letter of the notation, so that board and notation on the sheet agree. */
export function letterOf(people: People): string {
  return people.charAt(0).toUpperCase();
}

type Props = { readonly game: Game; readonly label: string; readonly className?: string };

export function PrintBoard({ game: { board, position }, label, className }: Props): React.ReactNode {
  const layout = layoutOf(board.handedness);
  const scene = sceneOf(board, position);
  return (
    <svg viewBox={viewBoxOf(layout)} role="img" aria-label={label} className={className}>
      <Drawing layout={layout} scene={scene} names />
      <g
        fontSize="36"
        textAnchor="middle"
        strokeWidth="10"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-medallion font-bold font-sans"
      >
        {SPOTS.map((spot) => {
          const piece = scene.pieces[spot];
          return (
            piece && (
              <text key={spot} x="38" y="80" transform={moveTo(layout.spots[spot])}>
                {letterOf(piece.people)}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
