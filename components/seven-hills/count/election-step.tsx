'use client';

/** Who is consul, with how many votes, and who had the same number. */
import { useSay } from '@/components/ui/speech';
import { countSentences, guideSentences, namesOf } from '@/lib/i18n';
import { ruleOfElection } from '@/lib/seven-hills';
import { Card, PlayerLine, Reason, Verdict } from './parts';
import type { StepProps } from './score-step';

export function ElectionStep({ count: { game }, walk: { counted, step } }: StepProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  const { election } = counted.score;
  const { consuls, votes, nobles } = election;
  const ground = ruleOfElection(election);
  return (
    <>
      <Verdict players={consuls.flatMap(({ player }) => game.players[player] ?? [])}>
        {guideSentences(say, game).verdict(counted, step)}
      </Verdict>
      <Card>
        <ul className="divide-y divide-line">
          {counted.entered.order.map((player) => {
            const seat = game.players[player];
            const consul = consuls.find((one) => one.player === player);
            const count = nobles[player] ?? 0;
            return (
              seat && (
                <PlayerLine
                  key={seat.colour}
                  player={seat}
                  who={names.one(player)}
                  note={count > 0 ? say('sevenGuide.withNobles', { count }) : undefined}
                  count={say('sevenGuide.votes', { count: votes[player] ?? 0 })}
                  gain={consul && `+${consul.points}`}
                />
              )
            );
          })}
        </ul>
        <div className="-mx-4 border-line border-t px-4 py-1.5">
          {countSentences(say, game)
            .election(election)
            .map((sentence, index, all) => (
              <Reason key={sentence} ground={index === all.length - 1 ? ground : { rule: 'consul-points' }}>
                {sentence}
              </Reason>
            ))}
        </div>
      </Card>
    </>
  );
}
