'use client';

/** "Why has Clara five already?": everything a player gained up to this step, in words and with its sum. */
import { createPortal } from 'react-dom';
import { SumList } from '@/components/count/sum-list';
import { GainPicture } from '@/components/palatinus/board/gain-picture';
import { Sign } from '@/components/palatinus/board/piece';
import { Sheet } from '@/components/ui/dialog';
import { useSay } from '@/components/ui/speech';
import { gainSentence, playerName } from '@/lib/i18n';
import {
  type CountStep,
  type Gain,
  gainsUntil,
  type Player,
  type Result,
  type ScoreSoFar,
} from '@/lib/palatinus';

type PointsSheetProps = {
  readonly players: readonly Player[];
  readonly scores: readonly ScoreSoFar[];
  readonly result: Result;
  readonly step: CountStep;
  /** The player whose points are explained. */
  readonly asked: number;
  readonly onClose: () => void;
};

export function PointsSheet({
  players,
  scores,
  result,
  step,
  asked,
  onClose,
}: PointsSheetProps): React.ReactNode {
  const say = useSay<'pieces' | 'score' | 'tally' | 'words'>();
  const player = players[asked];
  const score = scores[asked];
  if (!player || !score) return null;
  const gains = gainsUntil(result, step).filter((gain) => gain.player === asked);
  const { captives, discs, tokens, points } = score;
  // Not inside the footer: a sheet has a header of its own.
  return createPortal(
    <Sheet
      title={say('score.soFarOf', { who: playerName(say, player), points })}
      picture={<Sign people={player.people} className="size-10" />}
      onClose={onClose}
    >
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <Worth what="captive">{say('score.forCaptives', { points: captives })}</Worth>
        <Worth what="disc">{say('score.forDiscs', { points: discs })}</Worth>
        <Worth what="token">{say('score.forTokens', { points: tokens })}</Worth>
      </ul>
      {gains.length === 0 && <p className="py-2">{say('score.nothingYet')}</p>}
      {gains.length > 0 && (
        <SumList
          lines={gains.map((gain) => ({
            picture: <GainPicture what={gain.what} className="size-4 shrink-0 text-muted" />,
            text: gainSentence(say, players, gain),
            points: gain.points,
          }))}
          sum={say('tally.sum')}
          points={points}
        />
      )}
    </Sheet>,
    document.body,
  );
}

type WorthProps = { readonly what: Gain['what']; readonly children: string };

/** What a picture on the tile means and how many points it gives. */
function Worth({ what, children }: WorthProps): React.ReactNode {
  return (
    <li className="flex items-center gap-1.5">
      <GainPicture what={what} className="size-3.5" />
      {children}
    </li>
  );
}
