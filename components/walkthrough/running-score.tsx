'use client';

import { Sign } from '@/components/pieces/sign';
import { useSay } from '@/components/shell/speech';
import { playerName } from '@/lib/i18n';
import type { Player, Standing } from '@/lib/palatinus';

type Props = { readonly players: readonly Player[]; readonly standings: readonly Standing[] };

/** Everybody's points so far and what they are made of, always in sight; what came with this step stands out. */
export function RunningScore({ players, standings }: Props): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <ul
      aria-label={say('score.soFar')}
      className="grid min-w-0 grow auto-cols-fr grid-flow-col gap-1 sm:gap-2"
    >
      {players.map((player, index) => {
        const standing = standings[index];
        return standing && <Stand key={player.people} player={player} standing={standing} />;
      })}
    </ul>
  );
}

type StandProps = { readonly player: Player; readonly standing: Standing };

function Stand({ player, standing }: StandProps): React.ReactNode {
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const { captives, discs, tokens, points, gained } = standing;
  const who = playerName(say, player);
  return (
    <li
      className={`relative min-w-0 rounded-lg border px-1 py-0.5 ${gained > 0 ? 'border-laurel bg-laurel-wash' : 'border-line bg-card'}`}
    >
      <span className="sr-only">
        {say('score.standing', { who, points, captives, discs, tokens })}
        {gained > 0 && ` ${say('score.gained', { points: gained })}`}
      </span>
      <span aria-hidden="true" className="flex flex-col items-center">
        <span className="flex max-w-full items-center gap-1">
          <Sign people={player.people} className="size-5" />
          <span className="hidden truncate text-sm beside:block low:hidden">{who}</span>
          <b className="text-lg leading-6" data-points>
            {points}
          </b>
        </span>
        <span className="flex h-4 items-center gap-1 text-[0.6875rem] leading-none sm:text-xs" data-made-of>
          <Item path={CAPTIVE} count={captives} />
          <Item path={DISC} count={discs} />
          <Item path={TOKEN} count={tokens} />
        </span>
        {gained > 0 && (
          <b
            key={points}
            className="absolute -top-3.5 -right-1 rounded-full bg-laurel-fill px-1.5 text-on-fill text-xs leading-5 motion-safe:animate-rise"
          >
            +{gained}
          </b>
        )}
      </span>
    </li>
  );
}

/** As on the board: a captive has a cross in a ring, a token a star; a disc is one. */
const CAPTIVE = 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1M3.5 3.5l5 5M8.5 3.5l-5 5';
const DISC = 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M6 4.5v3';
const TOKEN = 'M6 .8 7.5 4.3 11.3 4.6 8.4 7 9.3 10.7 6 8.7 2.7 10.7 3.6 7 .7 4.6 4.5 4.3Z';

/** Nothing is said of what there is none of. */
function Item({ path, count }: { readonly path: string; readonly count: number }): React.ReactNode {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-px">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 text-muted">
        <path
          d={path}
          strokeWidth="1.4"
          strokeLinejoin="round"
          className={path === TOKEN ? 'fill-current' : 'fill-none stroke-current'}
        />
      </svg>
      {count}
    </span>
  );
}
