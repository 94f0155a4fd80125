'use client';

/** The playing order: the one proposed by the rules, which a tap changes. */
import { PlayingOrder } from '@/components/seven-hills/game/playing-order';
import { useSay } from '@/components/ui/speech';
import { guideSentences, namesOf } from '@/lib/i18n';
import { proposedOrder } from '@/lib/seven-hills/enter';
import { Card, Reason, Verdict } from './parts';
import type { StepProps } from './score-step';

export function OrderStep({ count: { game, table }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const { epoch, counted, step } = walk;
  const { order } = counted.entered;
  const [first = 0] = order;
  const proposed = proposedOrder(table, epoch);
  const isProposed = String(order) === String(proposed);
  const list = proposed.map(namesOf(say, game.players).one).join(', ');
  return (
    <>
      <Verdict players={game.players.slice(first, first + 1)}>
        {guideSentences(say, game).verdict(counted, step)}
      </Verdict>
      <Card>
        <Reason ground={{ rule: 'playing-order' }}>
          {isProposed
            ? say(epoch === 1 ? 'sevenGuide.proposedFirst' : 'sevenGuide.proposedBecause')
            : say('sevenGuide.changed', { list })}
        </Reason>
        <div className="pb-2">
          <PlayingOrder table={table} epoch={epoch} />
        </div>
      </Card>
    </>
  );
}
