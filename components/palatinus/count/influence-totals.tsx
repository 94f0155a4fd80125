'use client';

import { Sign } from '@/components/palatinus/board/sign';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useSay } from '@/components/shell/speech';
import { playerName, sentences } from '@/lib/i18n';
import { type Game, type Hill, ruleOfControl } from '@/lib/palatinus';
import { takersOf } from './takers';
import { numbersKept } from './told';

type Props = { readonly game: Game; readonly hill: Hill };

/** What it comes to for each player, and who controls the hill. */
export function InfluenceTotals({ game, hill }: Props): React.ReactNode {
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const { totals, outcome } = hill;
  const most = Math.max(1, ...totals);
  const takers = takersOf(outcome, game.players);
  return (
    <>
      <ul aria-label={say('walkthrough.totalsTitle')} className="grid auto-cols-fr grid-flow-col gap-1">
        {game.players.map((player, index) => (
          <li
            key={player.people}
            className={`flex min-w-0 flex-col items-center rounded-xl px-1 pt-1 pb-1.5 ${takers.includes(player) ? 'bg-laurel-fill text-on-fill' : ''}`}
          >
            <span className="max-w-full truncate text-xs">{playerName(say, player)}</span>
            <span className="flex items-center gap-1">
              <Sign people={player.people} className="size-5" />
              <b className="text-lg leading-snug">{totals[index]}</b>
            </span>
            <span aria-hidden="true" className="h-1 w-full rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-current"
                style={{ width: `${((totals[index] ?? 0) / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 leading-relaxed">
        {numbersKept(sentences(say, game).control(hill))} <RuleLinks {...ruleOfControl(outcome)} />
      </p>
    </>
  );
}
