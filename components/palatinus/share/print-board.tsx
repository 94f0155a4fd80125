/**
 * The board on paper. Each inhabitant has the letters of its colour next to it, so that the print works without
 * colours.
 */

import { Drawing } from '@/components/palatinus/board/drawing';
import { layoutOf, moveTo, viewBoxOf } from '@/components/palatinus/board/layout';
import { sceneOf } from '@/components/palatinus/board/scene';
import type { Speaker } from '@/lib/i18n';
import { type Game, SPOTS } from '@/lib/palatinus';

type Props = { readonly say: Speaker<'share'>; readonly game: Game; readonly className?: string };

export function PrintBoard({ say, game: { board, position }, className }: Props): React.ReactNode {
  const layout = layoutOf(board.handedness);
  const scene = sceneOf(board, position);
  return (
    <svg viewBox={viewBoxOf(layout)} role="img" aria-label={say('share.board')} className={className}>
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
                {say(`share.letter-${piece.people}`)}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
