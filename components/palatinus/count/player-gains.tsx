'use client';

/** "How did I get my 14?": everything that a player gained, in the order in which it came, adding up to the points. */
import { Sign } from '@/components/palatinus/board/piece';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { gainSentence, playerName } from '@/lib/i18n';
import { type Gain, type Game, gainsOf, type Player, type Result } from '@/lib/palatinus';
import type { Walk } from './use-walk';

type Props = {
  readonly players: Game['players'];
  readonly result: Result;
  readonly goTo: Walk['visit'];
};

const idOf = (player: number): string => `gains-${player}`;

/** Unfolds a player's gains, and leads there. */
export function showGains(player: number): void {
  const details = document.getElementById(idOf(player));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  details.scrollIntoView({ block: 'center' });
}

export function PlayerGains({ players, result, goTo }: Props): React.ReactNode {
  const say = useSay<'tally'>();
  const gains = gainsOf(result);
  return (
    <section aria-labelledby="gains" className="mt-6">
      <h3 id="gains" className="text-xl">
        {say('tally.howAll')}
      </h3>
      <div className="mt-2 divide-y divide-line rounded-2xl border border-line bg-card">
        {players.map((seat, player) => (
          <Gains
            key={seat.people}
            id={idOf(player)}
            seat={seat}
            points={result.tally[player]?.points ?? 0}
            gains={gains.filter((gain) => gain.player === player)}
            players={players}
            goTo={goTo}
          />
        ))}
      </div>
    </section>
  );
}

type GainsProps = Omit<Props, 'result'> & {
  readonly id: string;
  readonly seat: Player;
  readonly points: number;
  readonly gains: readonly Gain[];
};

function Gains({ id, seat, points, gains, players, goTo }: GainsProps): React.ReactNode {
  const say = useSay<'pieces' | 'tally' | 'words'>();
  return (
    <details id={id} className="group px-4">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-1 font-bold [&::-webkit-details-marker]:hidden">
        <Sign people={seat.people} className="size-8" />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">
          {say('tally.how', { who: playerName(say, seat), points })}
        </span>
        <Icon name="forward" className="rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <ul className="divide-y divide-line border-line border-t pb-2">
        {gains.map((gain, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a captive may bring several discs to one player
          <li key={index}>
            <button
              type="button"
              onClick={() =>
                goTo({ part: gain.from === 'control' ? 'influence' : 'leaving', letter: gain.hill })
              }
              className="flex min-h-touch w-full cursor-pointer items-center gap-1.5 py-1.5 text-left leading-snug hover:bg-sand"
            >
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                {gainSentence(say, players, gain)}
              </span>
              <b>{gain.points}</b>
              <Icon name="forward" className="size-3.5 text-edge" />
            </button>
          </li>
        ))}
        {gains.length === 0 && <li className="py-2">{say('tally.nothing')}</li>}
        <li className="flex justify-between gap-4 py-2 pr-5 font-bold">
          {say('tally.sum')}
          <b>{points}</b>
        </li>
      </ul>
    </details>
  );
}
