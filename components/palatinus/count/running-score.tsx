'use client';

/** Everybody's points so far and what they are made of, always in sight; what this hill gave stands out. */
import { useMemo, useState } from 'react';
import { ScoreTile, ScoreTiles } from '@/components/count/score-tile';
import { GainPicture } from '@/components/palatinus/board/gain-picture';
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
  const say = useSay<'count' | 'score' | 'words'>();
  const [asked, setAsked] = useState<number>();
  const scores = useMemo(() => scoresSoFar(result, step), [result, step]);
  return (
    <>
      <ScoreTiles label={say('count.soFar')}>
        {players.map((player, index) => {
          const score = scores[index];
          if (!score) return null;
          const { captives, discs, tokens, points, gained } = score;
          const who = playerName(say, player);
          const standing = say('score.standing', { who, points, captives, discs, tokens });
          return (
            <ScoreTile
              key={player.people}
              {...{ who, index, points, gained }}
              colour={player.people}
              sentence={gained > 0 ? `${standing} ${say('score.gained', { points: gained })}` : standing}
              onAsk={setAsked}
            >
              <MadeOf {...{ captives, discs, tokens }} />
            </ScoreTile>
          );
        })}
      </ScoreTiles>
      {asked !== undefined && (
        <PointsSheet {...{ players, scores, result, step, asked }} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

type MadeOfProps = Pick<ScoreSoFar, 'captives' | 'discs' | 'tokens'>;

function MadeOf({ captives, discs, tokens }: MadeOfProps): React.ReactNode {
  return (
    <span className="flex h-3.5 items-center gap-1 text-[min(0.6875rem,3.2vw)] leading-none" data-made-of>
      <Item what="captive" count={captives} />
      <Item what="disc" count={discs} />
      <Item what="token" count={tokens} />
    </span>
  );
}

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
