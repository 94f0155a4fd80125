'use client';

/**
 * A touchable board whose pieces can be carried to another field. A separate module, because only the inhabitants
 * screen needs its script.
 */

import { type BoardProps, HexBoard } from './board';
import type { DrawingProps } from './drawing';
import { hexPoints, type Layout, layoutOf, moveTo } from './layout';
import { Piece } from './piece';
import type { BoardControls } from './touch-board';
import { type Carried, type Carry, type Means, type Moves, useCarry } from './use-carry';

type Props = BoardProps & { readonly controls: BoardControls; readonly moves: Moves };

export function MovableBoard({ controls, moves, ...board }: Props): React.ReactNode {
  const { handedness, pieces } = board.scene;
  const { carried, hand, frame, takesPress, takesKey } = useCarry(
    (spot) => pieces[spot] !== undefined,
    moves,
  );
  const { onField, onKey } = controls;
  return (
    // A carried piece is visible outside the board, too, and above everything but the upper bar.
    <div {...frame} className={`size-full ${carried ? 'relative z-15 *:overflow-visible' : ''}`}>
      <HexBoard
        {...board}
        controls={{
          ...controls,
          onField: (spot) => {
            if (!takesPress(spot)) onField(spot);
          },
          onKey: (event, spot) => {
            if (!takesKey(event, spot)) onKey?.(event, spot);
          },
        }}
        overlay={
          carried && (
            <CarriedPiece
              carried={carried}
              hand={hand}
              layout={layoutOf(handedness, board.turned)}
              pieces={pieces}
            />
          )
        }
      />
    </div>
  );
}

const LEFT = hexPoints(0.8);
const TARGET = hexPoints(0.98);

/** The size of a carried piece: larger than the others; for a finger, above it, but still over the field beneath. */
const HELD: Readonly<Record<Means, string>> = {
  finger: 'translate(0 -60) scale(1.6)',
  mouse: 'scale(1.3)',
  keys: 'translate(0 -24) scale(1.3)',
};

type CarriedProps = Pick<Carry, 'hand'> & {
  readonly carried: Carried;
  readonly layout: Layout;
  readonly pieces: DrawingProps['scene']['pieces'];
};

/**
 * The carried piece, the field where it would be put down, and the field it left, with the piece that would move
 * there.
 */
function CarriedPiece({ carried: { from, over, by }, hand, layout, pieces }: CarriedProps): React.ReactNode {
  const piece = pieces[from];
  if (!piece) return null;
  const isElsewhere = over !== undefined && over !== from;
  const other = isElsewhere ? pieces[over] : undefined;
  const at = by === 'keys' ? (over ?? from) : from;
  return (
    <g aria-hidden className="pointer-events-none">
      <g transform={moveTo(layout.spots[from])}>
        <polygon
          points={LEFT}
          strokeWidth="7"
          strokeDasharray="22 15"
          className="fill-field stroke-tile-edge"
        />
        {other && (
          <g className="opacity-60">
            <Piece {...other} />
          </g>
        )}
      </g>
      {isElsewhere && (
        <g transform={moveTo(layout.spots[over])} fill="none" strokeLinejoin="round">
          <polygon points={TARGET} strokeWidth="36" className="stroke-card" />
          <polygon points={TARGET} strokeWidth="20" className="stroke-river" />
        </g>
      )}
      <g ref={hand} transform={moveTo(layout.spots[at])} data-carried={from}>
        <g transform={HELD[by]}>
          <Piece {...piece} />
        </g>
      </g>
    </g>
  );
}
