'use client';

/** One hill: everybody's strength in descending order, who gets what, and why. */
import { useSay } from '@/components/ui/speech';
import { countSentences, namesOf } from '@/lib/i18n';
import { rulesOfSharing, strengthWithoutNobles } from '@/lib/seven-hills';
import { Card, PlayerLine, Reason, Verdict } from './parts';
import type { StepProps } from './score-step';

export function HillStep({ count: { game }, walk: { counted, step } }: StepProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const names = namesOf(say, game.players);
  const tell = countSentences(say, game);
  const hill = counted.score.hills.find((one) => step.part === 'hill' && one.hill === step.hill);
  if (!hill) return null;
  const { first, second, strength, nobles, ranks, awards, noSecond } = hill;
  const ranked = ranks.flatMap(({ players }) => players);
  const absent = [...strength.keys()].filter((player) => !ranked.includes(player));
  const [best] = awards;
  const winners = best ? [best.player, ...best.sharedWith] : [];
  return (
    <>
      <Verdict players={winners.flatMap((player) => game.players[player] ?? [])} above={tell.hill(hill)}>
        {tell.verdict(hill)}
      </Verdict>
      <Card>
        <ul className="divide-y divide-line">
          {[...ranked, ...absent].map((player) => {
            const seat = game.players[player];
            const award = awards.find((one) => one.player === player);
            const count = nobles[player] ?? 0;
            const own = strength[player] ?? 0;
            return (
              seat && (
                <PlayerLine
                  key={seat.colour}
                  player={seat}
                  who={names.one(player)}
                  note={
                    count > 0
                      ? say('sevenGuide.noblesCount', { count, others: strengthWithoutNobles(hill, player) })
                      : own === 0
                        ? say('sevenGuide.noneHere')
                        : undefined
                  }
                  count={<b>{own}</b>}
                  gain={award && award.points > 0 ? `+${award.points}` : undefined}
                />
              )
            );
          })}
        </ul>
        <div className="-mx-4 border-line border-t px-4 py-1.5">
          {/* First what the numbers above do not show by themselves, because on a phone the rest is out of sight. */}
          {rulesOfSharing(hill).map((ground, index) => (
            <Reason key={tell.sharing(hill)[index]} ground={ground}>
              {tell.sharing(hill)[index]}
            </Reason>
          ))}
          {noSecond === 'nobody-behind' && winners.length === 1 && (
            <Reason ground={{ rule: 'nobody-second' }}>{say('sevenGuide.nobodySecond')}</Reason>
          )}
          <Reason ground={{ rule: hill.isNew ? 'new-hill' : 'first-and-second' }}>
            {say(hill.isNew ? 'sevenGuide.newWorth' : 'sevenGuide.usualWorth', { first, second })}
          </Reason>
          {nobles.some((count) => count > 0) && (
            <Reason ground={{ rule: 'strength' }}>{say('sevenGuide.nobleTwo')}</Reason>
          )}
        </div>
      </Card>
    </>
  );
}
