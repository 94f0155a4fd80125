'use client';

/**
 * The count. It is made anew from the notebook whenever that changes, in less time than a frame takes, so nothing of it
 * is kept. A table with a gap is told what it lacks instead; one with too many or too few inhabitants is counted.
 */
import { useMemo } from 'react';
import { Unfinished } from '@/components/exchange/unfinished';
import { KeepingNotices } from '@/components/kept/keeping-notices';
import { useKept } from '@/components/kept/kept';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { CensusWarning } from '@/components/walkthrough/census-warning';
import { StepButtons } from '@/components/walkthrough/step-buttons';
import { useStep } from '@/components/walkthrough/use-step';
import { positions, score, soundGame } from '@/lib/palatinus';
import { censusOf, draftOf } from '@/lib/table';
import { HillStep } from './hill-step';
import { TallyStep } from './tally-step';

export function ScoreScreen(): React.ReactNode {
  const say = useSay<'score' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook, turned } = useKept();
  const now = useStep();
  const counted = useMemo(() => {
    const sound = soundGame(draftOf(notebook));
    if (!sound.ok) return sound;
    const game = sound.value;
    return { ...sound, game, result: score(game), positions: positions(game), census: censusOf(notebook) };
  }, [notebook]);
  const isTold = ready && counted.ok;

  return (
    <Screen
      title={now.step === 'tally' ? say('score.tally') : say('steps.score')}
      back={{ href: `/${language}/inhabitants`, label: say('steps.inhabitants') }}
      tools={
        isTold &&
        now.step !== 'tally' && (
          <Button look="quiet" onClick={() => now.goTo('tally')}>
            {say('score.tally')}
          </Button>
        )
      }
      footer={isTold && <StepButtons {...now} />}
    >
      <KeepingNotices />
      {ready && !counted.ok && <Unfinished problems={counted.problems} />}
      {isTold && now.step === 'tally' && (
        <TallyStep {...counted} warning={<CensusWarning census={counted.census} />} />
      )}
      {isTold && now.step !== 'tally' && (
        <HillStep
          {...counted}
          letter={now.step}
          goTo={now.goTo}
          turned={turned}
          warning={<CensusWarning census={counted.census} />}
        />
      )}
    </Screen>
  );
}
