'use client';

/** A field of the copy: who else could stand there, or that its piece could stand elsewhere. */
import { Sign } from '@/components/palatinus/board/piece';
import { PieceChoice } from '@/components/palatinus/count/piece-choice';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { pieceName } from '@/lib/i18n';
import { type FieldName, type Piece, parseField, spotOfName } from '@/lib/palatinus';
import { correctPiece, editTrial, notebookOfTrial } from '@/lib/palatinus/enter';
import type { Trial } from './use-trial';

type Props = { readonly trial: Trial; readonly at: FieldName; readonly onClose: () => void };

export function FieldSheet({ trial, at, onClose }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'story' | 'whatif' | 'words'>();
  const { tried } = trial;
  const piece = tried.position[parseField(at)];
  const spot = spotOfName(tried.board, at);

  function pick(other: Piece | undefined): void {
    trial.change(editTrial(tried, (notebook) => correctPiece(notebook, spot, other)));
    tick();
    onClose();
  }

  function move(): void {
    trial.move(at);
    onClose();
  }

  return (
    <Sheet
      title={
        piece
          ? say('story.title', { at, piece: pieceName(say, tried.players, piece) })
          : say('story.titleEmpty', { at })
      }
      picture={piece && <Sign {...piece} className="size-11" />}
      side="right"
      onClose={onClose}
    >
      <PieceChoice question={say('whatif.who')} notebook={notebookOfTrial(tried)} spot={spot} onPick={pick} />
      {piece && (
        <Button className="mt-3 w-full" onClick={move}>
          {say('whatif.elsewhere')}
          <Icon name="forward" />
        </Button>
      )}
    </Sheet>
  );
}
