'use client';

/**
 * Problems with the legions before the hills are counted: moves that no longer fit after a correction, which one tap
 * takes back, and moves that are still missing. The count goes on all the same.
 */
import { notebookStore } from '@/components/seven-hills/game/store';
import { useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { epochName, leftSentences, misfitSentence } from '@/lib/i18n';
import type { Epoch } from '@/lib/seven-hills';
import { countScreen, forgetLegions, leftToMove, misfitsIn } from '@/lib/seven-hills/enter';
import type { StepProps } from './score-step';

/** On the track for all counted epochs, otherwise for this one. */
export function LegionsNotices({ count, walk }: StepProps): React.ReactNode {
  const { part } = walk.step;
  if (count.isShared || part === 'order' || part === 'election') return null;
  return count.result.epochs
    .filter(({ epoch }) => epoch === walk.epoch || (part === 'track' && epoch < walk.epoch))
    .map(({ epoch, election }) => (
      <LegionsNotice
        key={epoch}
        {...{ count, walk, epoch }}
        consuls={election.consuls.map(({ player }) => player)}
      />
    ));
}

type Props = StepProps & { readonly epoch: Epoch; readonly consuls: readonly number[] };

function LegionsNotice({ count: { game, table }, walk, epoch, consuls }: Props): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const { goTo } = useScreens();
  const misfits = misfitsIn(table, epoch, consuls);
  // The step of the legions itself shows what is left to do.
  const left = walk.step.part === 'legions' ? [] : leftToMove(table, epoch, consuls);
  if (misfits.length === 0 && left.length === 0) return null;
  const toLegions = (): void => goTo(countScreen(epoch, { part: 'legions' }), epoch === walk.epoch);
  const sentences =
    misfits.length > 0
      ? misfits.map((misfit) => misfitSentence(say, game.players, misfit))
      : leftSentences(say, game.players, left);

  function mend(): void {
    notebookStore().change((before) => forgetLegions(before, epoch));
    announce(say('sevenGuide.legionsBack'));
    toLegions();
  }

  return (
    <Notice
      kind={misfits.length > 0 ? 'warning' : 'info'}
      className="mb-3"
      title={say(misfits.length > 0 ? 'sevenGuide.misfit' : 'sevenGuide.left', {
        epoch: epochName(say, epoch),
      })}
      actions={
        misfits.length > 0 && table.legions?.[epoch]?.moves ? (
          <Button onClick={mend}>{say('sevenGuide.legionsAgain')}</Button>
        ) : (
          <Button onClick={toLegions}>{say('sevenGuide.toLegions')}</Button>
        )
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
