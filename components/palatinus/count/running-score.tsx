'use client';

/** Each player's points so far and what they consist of, always in sight; what this hill gave stands out. */
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
    <div className="flex items-center gap-x-4">
      <ScoreTiles label={say('count.soFar')} names={players.map((player) => playerName(say, player))}>
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
      <ul aria-hidden="true" className="hidden roomy:block shrink-0 text-muted text-xs leading-normal">
        <GainLegend />
      </ul>
      {asked !== undefined && (
        <PointsSheet {...{ players, scores, result, step, asked }} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

type MadeOfProps = Pick<ScoreSoFar, 'captives' | 'discs' | 'tokens'>;

function MadeOf({ captives, discs, tokens }: MadeOfProps): React.ReactNode {
  return (
    <span
      className="flex h-3.5 roomy:h-5 items-center gap-1 roomy:gap-2 text-[min(0.6875rem,3.2vw)] roomy:text-base leading-none"
      data-made-of
    >
      <Item what="captive" count={captives} />
      <Item what="disc" count={discs} />
      <Item what="token" count={tokens} />
    </span>
  );
}

/** What the small pictures beneath the points mean, as list items. */
export function GainLegend(): React.ReactNode {
  const say = useSay<'score'>();
  return GAINS.map(([what, word]) => (
    <li key={what} className="flex items-center gap-1">
      <GainPicture what={what} className="size-3 text-muted" />
      {say(`score.${word}`)}
    </li>
  ));
}

const GAINS = [
  ['captive', 'captives'],
  ['disc', 'ofDiscs'],
  ['token', 'ofTokens'],
] as const;

type ItemProps = { readonly what: Gain['what']; readonly count: number };

/** Renders nothing for zero. */
function Item({ what, count }: ItemProps): React.ReactNode {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-px">
      <GainPicture what={what} className="size-2.5 roomy:size-3.5 text-muted" />
      {count}
    </span>
  );
}
