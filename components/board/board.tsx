/**
 * The board: told what to show, it draws it. It knows where hexes lie and what things look like, and no rule of the game.
 *
 *   svg                    fills the room it is given; one image with one name to those who listen
 *   ├─ fields              42 hexes: earth, or a spring with its rim and drop
 *   ├─ hills               7 hexes: medallion with letter and token; the arrow towards field 1
 *   ├─ tiles               7 outlines, above the fields of the neighbouring tiles
 *   └─ pieces              whoever stands on a field
 */
import { type Board, FIELDS, hexOf, hexOfHill, LETTERS, makeField, type Position } from '@/lib/palatinus';
import { Field } from './field';
import { Hill } from './hill';
import { moveTo, viewBoxOf } from './layout';
import { Piece } from './piece';
import { TileOutline } from './tile';

type Props = {
  readonly board: Board;
  readonly position: Position;
  /** What the drawing is called by those who cannot see it. */
  readonly label: string;
  readonly className?: string;
};

export function HexBoard({ board, position, label, className = '' }: Props): React.ReactNode {
  return (
    <svg viewBox={viewBoxOf(board)} role="img" aria-label={label} className={className}>
      {FIELDS.map((field) => (
        <g key={field} transform={moveTo(hexOf(board, field))}>
          <Field spring={board.springs[field]} />
        </g>
      ))}
      {LETTERS.map((letter) => (
        <g key={letter} transform={moveTo(hexOfHill(board, letter))}>
          <Hill letter={letter} tile={board.tiles[letter]} />
        </g>
      ))}
      {LETTERS.map((letter) => (
        <g key={letter} transform={moveTo(hexOfHill(board, letter))}>
          <TileOutline />
        </g>
      ))}
      {FIELDS.map((field) => {
        const piece = position[field];
        return (
          piece && (
            <g key={field} transform={moveTo(hexOf(board, field))} data-at={makeField(field)}>
              <Piece {...piece} />
            </g>
          )
        );
      })}
    </svg>
  );
}
