'use client';

/** For fun: the moves that would have won the game. A tap makes the move in the copy. */
import { Sign } from '@/components/palatinus/board/piece';
import { useWork } from '@/components/palatinus/work/use-work';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { moveSentences } from '@/lib/i18n';
import { type FieldName, makeNotation, type Spot, spotOfName } from '@/lib/palatinus';
import { editTrial, movePiece } from '@/lib/palatinus/enter';
import type { BestMove } from '@/lib/palatinus/settle';
import type { Trial } from './use-trial';

export function BestMoves({ trial }: { readonly trial: Trial }): React.ReactNode {
  const say = useSay<'ui' | 'whatif'>();
  const work = useWork('moves', makeNotation(trial.game));
  const moves = work.state === 'done' ? work.output : undefined;
  return (
    <section aria-labelledby="moves" className="mt-6">
      <h2 id="moves" className="text-xl">
        {say('whatif.moves')}
      </h2>
      {work.state === 'working' && <Placeholder className="mt-2 h-64" />}
      {work.state === 'failed' && (
        <Notice
          kind="warning"
          className="mt-2"
          actions={<Button onClick={work.again}>{say('ui.tryAgain')}</Button>}
        >
          {say('ui.notLoaded')}
        </Notice>
      )}
      {moves && (
        <>
          <p className="mt-1 text-muted">{say(moves.length > 0 ? 'whatif.movesLead' : 'whatif.movesNone')}</p>
          <ul className="mt-2 flex flex-col gap-2">
            {moves.map((move) => (
              <li key={move.player}>
                <MoveButton trial={trial} move={move} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type ButtonProps = { readonly trial: Trial; readonly move: BestMove };

function MoveButton({ trial, move }: ButtonProps): React.ReactNode {
  const say = useSay<'pieces' | 'whatif' | 'words'>();
  const { game, before } = trial;
  const { title, points, verdict } = moveSentences(say, game, before, move);

  function tryIt(): void {
    const spot = (at: FieldName): Spot => spotOfName(game.board, at);
    trial.change(editTrial(game, (notebook) => movePiece(notebook, spot(move.from), spot(move.to))));
    tick();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  return (
    <button
      type="button"
      onClick={tryIt}
      className="flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-xl border-2 border-line bg-card px-3 py-2 text-left leading-snug hover:border-edge"
    >
      <Sign {...move.piece} className="size-10 shrink-0" />
      <span className="min-w-0 grow">
        <b className="block">{title}</b>
        <span className="text-muted">{points}</span>{' '}
        <span className={move.winsAlone ? 'font-bold' : 'text-muted'}>{verdict}</span>
      </span>
      <Icon name="forward" />
    </button>
  );
}
