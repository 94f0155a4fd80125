'use client';

/** "How did I get my 14?": everything that a player gained, in the order in which it came, adding up to the points. */
import { Sign } from '@/components/pieces/sign';
import { useSay } from '@/components/shell/speech';
import { Icon } from '@/components/ui/icon';
import { gainSentence, playerName } from '@/lib/i18n';
import { type Game, gainsOf, type Result } from '@/lib/palatinus';

type Props = { readonly game: Pick<Game, 'players'>; readonly result: Result };

export function PlayerGains({ game, result }: Props): React.ReactNode {
  const say = useSay<'tally' | 'words' | 'walkthrough'>();
  const gains = gainsOf(result);
  return (
    <section aria-labelledby="gains" className="mt-8">
      <h3 id="gains" className="text-xl">
        {say('tally.howAll')}
      </h3>
      {result.tally.map(({ player, points }) => {
        const seat = game.players[player];
        const own = gains.filter((gain) => gain.player === player);
        return (
          seat && (
            <details key={player} className="mt-2 rounded-2xl border border-line bg-card px-4">
              <summary className="flex min-h-touch cursor-pointer list-none items-center gap-3 py-1 font-bold [&::-webkit-details-marker]:hidden">
                <Sign people={seat.people} className="size-8" />
                <span className="min-w-0 grow [overflow-wrap:anywhere]">
                  {say('tally.how', { who: playerName(say, seat), points })}
                </span>
                <Icon name="more" />
              </summary>
              <ul className="divide-y divide-line border-line border-t">
                {own.map((gain) => (
                  <li key={`${gain.what}${gain.hill}${gain.at}`} className="flex justify-between gap-4 py-2">
                    {gainSentence(say, gain)}
                    <b>{gain.points}</b>
                  </li>
                ))}
                {own.length === 0 && <li className="py-2">{say('tally.nothing')}</li>}
                <li className="flex justify-between gap-4 py-2 font-bold">
                  {say('tally.sum')}
                  <b>{points}</b>
                </li>
              </ul>
            </details>
          )
        );
      })}
    </section>
  );
}
