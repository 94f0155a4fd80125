'use client';

/** Everybody's points so far, always in sight; a tap explains them. */
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ColourSign } from '@/components/boards/sign';
import { ScoreTile, ScoreTiles } from '@/components/count/score-tile';
import { SumList } from '@/components/count/sum-list';
import { Sheet } from '@/components/ui/dialog';
import { useSay } from '@/components/ui/speech';
import { guideSentences, namesOf, signed } from '@/lib/i18n';
import { gainsUntil, standingsAt } from '@/lib/seven-hills';
import type { StepProps } from './score-step';

export function RunningScore({ count, walk }: StepProps): React.ReactNode {
  const say = useSay<'count' | 'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const [asked, setAsked] = useState<number>();
  const { game, result } = count;
  const { counted, step } = walk;
  const standings = useMemo(() => standingsAt(result, counted.score, step), [result, counted, step]);
  const names = namesOf(say, game.players);
  const tell = guideSentences(say, game);
  return (
    <>
      <ScoreTiles label={say('count.soFar')} names={game.players.map((_, player) => names.one(player))}>
        {game.players.map(({ colour }, player) => {
          const { points = 0, gained = 0 } = standings[player] ?? {};
          return (
            <ScoreTile
              key={colour}
              who={names.one(player)}
              colour={colour}
              index={player}
              points={points}
              gained={gained}
              sentence={tell.standing(player, { points, gained })}
              onAsk={setAsked}
            />
          );
        })}
      </ScoreTiles>
      {asked !== undefined && <PointsSheet {...{ count, walk, asked }} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type SheetProps = StepProps & { readonly asked: number; readonly onClose: () => void };

/** "Why has Clara five already?": everything a player gained up to this step, in words and with its sum. */
function PointsSheet({ count, walk, asked, onClose }: SheetProps): React.ReactNode {
  const say = useSay<'sevenCount' | 'sevenGuide' | 'sevenWords' | 'words'>();
  const { game, result } = count;
  const tell = guideSentences(say, game);
  const seat = game.players[asked];
  const points = standingsAt(result, walk.counted.score, walk.step)[asked]?.points ?? 0;
  const gains = gainsUntil(result, walk.epoch, walk.step).filter(({ player }) => player === asked);
  if (!seat) return null;
  const who = namesOf(say, game.players).one(asked);
  // In a portal, because a sheet has its own header and must not be inside the footer.
  return createPortal(
    <Sheet
      title={say('sevenGuide.soFarOf', { who, points, score: signed(points) })}
      picture={<ColourSign colour={seat.colour} className="size-10" />}
      onClose={onClose}
    >
      {gains.length === 0 ? (
        <p className="py-2">{say('sevenGuide.nothingYet')}</p>
      ) : (
        <SumList
          lines={gains.map((gain) => ({ text: tell.gain(gain), points: signed(gain.points) }))}
          sum={say('sevenGuide.sum')}
          points={signed(points)}
        />
      )}
    </Sheet>,
    document.body,
  );
}
