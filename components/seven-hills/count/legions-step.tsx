'use client';

/**
 * The legions as moves, in the order of the rules: those called last time go to the waiting camp, each consul calls,
 * and each player with waiting plebeians turns a card. Every tap is a move on the board that can be undone. The moves
 * are optional: what stands where can be entered on the map instead.
 */
import { notebookStore } from '@/components/seven-hills/game/store';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { namesOf } from '@/lib/i18n';
import { epochScreen, type Legions, legionsIn, moveCamps } from '@/lib/seven-hills/enter';
import { CallCard } from './call-card';
import { LegionCard } from './legion-card';
import { Verdict } from './parts';
import type { StepProps } from './score-step';
import { WaitingCard } from './waiting-card';

const TITLES = {
  none: 'sevenGuide.legionsNobody',
  left: 'sevenGuide.legionsTitle',
  done: 'sevenGuide.legionsDone',
} as const satisfies Readonly<Record<Legions['state'], string>>;

export function LegionsStep({ count, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const { epoch, counted } = walk;
  const { table } = count;
  const consuls = counted.score.election.consuls.map(({ player }) => player);
  const legions = legionsIn(table, epoch, consuls);
  const parts = { count, walk };
  return (
    <>
      <Verdict>{say(TITLES[legions.state])}</Verdict>
      {legions.isEntered && <p className="mt-1.5 text-muted">{say('sevenGuide.legionsEntered')}</p>}
      {legions.camps.length > 0 && <CampsCard {...parts} camps={legions.camps} />}
      {legions.camps.length === 0 && (
        <>
          {legions.calls.map((call) => (
            <CallCard key={call.consul} {...parts} call={call} />
          ))}
          {legions.waiting.map((waiting) => (
            <WaitingCard key={waiting.player} {...parts} waiting={waiting} />
          ))}
        </>
      )}
      <ScreenButton to={epochScreen(epoch, 'legions')} look="quiet" className="-ml-4 mt-2">
        {say('sevenGuide.legionsSkip')}
      </ScreenButton>
    </>
  );
}

type CampsProps = StepProps & { readonly camps: Legions['camps'] };

/** First of all, because otherwise old legions could not be told from those that are called now. */
function CampsCard({ count, walk: { epoch }, camps }: CampsProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, count.game.players);
  return (
    <LegionCard
      count={count}
      title={say('sevenGuide.campsTitle')}
      signs={camps.map(({ player }) => player)}
      text={say('sevenGuide.campsText', { list: names.withCounts(camps) })}
      ground={{ rule: 'waiting-camp' }}
    >
      <Button
        look="primary"
        className="mt-2 w-full"
        onClick={() => {
          notebookStore().change((notebook) => moveCamps(notebook, epoch));
          tick();
          announce(say('sevenGuide.campsMoved'));
        }}
      >
        {say('sevenGuide.campsMove')}
      </Button>
    </LegionCard>
  );
}
