'use client';

/** Every piece that could stand on a field, in a row for each people, and "nobody". */

import { NameLines } from '@/components/boards/name-lines';
import { Sign } from '@/components/palatinus/board/piece';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import { ownerName, pieceName } from '@/lib/i18n';
import { BOX_HOLDS, type Piece, type Spot } from '@/lib/palatinus';
import { type Notebook, possiblePieces } from '@/lib/palatinus/enter';

type Props = {
  readonly question: string;
  readonly notebook: Notebook;
  readonly spot: Spot;
  /** Called without a piece for "nobody". */
  readonly onPick: (piece: Piece | undefined) => void;
};

/** The look of a piece to pick. */
export const PICK =
  'flex h-12 min-w-touch cursor-pointer items-center justify-center rounded-xl border-2 border-line bg-card hover:border-edge aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash';

export function PieceChoice({ question, notebook, spot, onPick }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'words'>();
  const { players } = notebook.table;
  const standing = notebook.table.pieces[spot];
  return (
    <fieldset className="mt-1">
      <legend className="mb-1.5 font-bold">{question}</legend>
      <div className="flex flex-col gap-1.5">
        {possiblePieces(notebook, spot).map(({ people, pieces }) => (
          <div
            key={people}
            className="grid grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,4fr))] items-center gap-1.5 beside:grid-cols-[minmax(0,9rem)_repeat(3,minmax(0,1fr))]"
          >
            <NameLines
              name={ownerName(say, players, { people })}
              className="max-h-none! text-left leading-tight max-[22.5rem]:text-xs"
            />
            {pieces.map((piece) => (
              <button
                key={piece.kind}
                type="button"
                aria-label={pieceName(say, players, piece)}
                aria-pressed={standing?.people === people && standing.kind === piece.kind}
                onClick={() => onPick(piece)}
                className={PICK}
              >
                <Sign {...piece} className="size-9" />
              </button>
            ))}
            {pieces.length === 0 && (
              <p className="col-span-3 flex min-h-12 items-center text-muted text-sm">
                {say('story.allPlaced', { count: BOX_HOLDS })}
              </p>
            )}
          </div>
        ))}
        <Button pressed={!standing} onClick={() => onPick(undefined)}>
          {say('story.nobody')}
        </Button>
      </div>
    </fieldset>
  );
}
