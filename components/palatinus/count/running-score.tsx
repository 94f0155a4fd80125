'use client';

/** Everybody's points so far and what they are made of, always in sight; what came with this step stands out. */
import { memo, useMemo, useState } from 'react';
import { GainPicture } from '@/components/palatinus/board/gain-picture';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import {
  type CountStep,
  type Gain,
  type Player,
  type Result,
  type ScoreSoFar,
  scoresSoFar,
} from '@/lib/palatinus';
import { PointsSheet } from './late-parts';

type Props = {
  readonly players: readonly Player[];
  readonly result: Result;
  readonly step: CountStep;
};

export function RunningScore({ players, result, step }: Props): React.ReactNode {
  const say = useSay<'score'>();
  const [asked, setAsked] = useState<number>();
  const scores = useMemo(() => scoresSoFar(result, step), [result, step]);
  return (
    <>
      <ul
        aria-label={say('score.soFar')}
        className="grid min-w-0 grow auto-cols-fr grid-flow-col gap-1 sm:gap-2"
      >
        {players.map((player, index) => {
          const score = scores[index];
          return (
            score && (
              <ScoreTile key={player.people} {...score} player={player} index={index} onAsk={setAsked} />
            )
          );
        })}
      </ul>
      {asked !== undefined && (
        <PointsSheet {...{ players, scores, result, step, asked }} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

type ScoreTileProps = Omit<ScoreSoFar, 'player'> & {
  readonly player: Player;
  readonly index: number;
  /** How the points came about is asked for. */
  readonly onAsk: (index: number) => void;
};

/** Next to the name, where it covers nothing; a narrow phone has no room for a ground of its own. */
const GAINED =
  'shrink-0 font-bold text-laurel not-italic motion-safe:animate-rise min-[24rem]:rounded-full min-[24rem]:bg-laurel-fill min-[24rem]:px-1 min-[24rem]:text-on-fill';

const ScoreTile = memo(function ScoreTile(props: ScoreTileProps): React.ReactNode {
  const { player, index, captives, discs, tokens, points, gained, onAsk } = props;
  const say = useSay<'score' | 'words'>();
  const who = playerName(say, player);
  return (
    <li className="min-w-0" data-score-of={player.people}>
      <button
        type="button"
        onClick={() => onAsk(index)}
        className={`block w-full cursor-pointer rounded-lg border px-1 max-[24rem]:px-0 ${gained > 0 ? 'border-laurel bg-laurel-wash' : 'border-line bg-card'}`}
      >
        <span className="sr-only">
          {say('score.standing', { who, points, captives, discs, tokens })}
          {gained > 0 && ` ${say('score.gained', { points: gained })}`}
        </span>
        <span aria-hidden="true" className="flex flex-col items-center">
          <span className="flex max-w-full gap-0.5 text-[0.6875rem] beside:text-xs leading-4">
            <bdi title={who} className="min-w-0 truncate">
              {who}
            </bdi>
            {gained > 0 && (
              <em key={points} className={GAINED}>
                +{gained}
              </em>
            )}
          </span>
          <span className="-mt-0.5 flex items-center gap-1">
            <Sign people={player.people} className="size-4.5" />
            <b className="text-lg leading-5">{points}</b>
          </span>
          <span className="flex h-3.5 items-center gap-1 text-[0.6875rem] leading-none" data-made-of>
            <Item what="captive" count={captives} />
            <Item what="disc" count={discs} />
            <Item what="token" count={tokens} />
          </span>
        </span>
      </button>
    </li>
  );
});

type ItemProps = { readonly what: Gain['what']; readonly count: number };

/** Nothing is said of what there is none of. */
function Item({ what, count }: ItemProps): React.ReactNode {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-px">
      <GainPicture what={what} className="size-2.5 text-muted" />
      {count}
    </span>
  );
}
