'use client';

/** "Why has Clara five already?": all that a player gained up to this step, in words and adding up. */
import { createPortal } from 'react-dom';
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
  readonly standings: readonly ScoreSoFar[];
  readonly result: Result;
  readonly step: CountStep;
  /** The player whose points are told. */
  readonly asked: number;
  readonly onClose: () => void;
};

export function PointsSheet({
  players,
  standings,
  result,
  step,
  asked,
  onClose,
}: PointsSheetProps): React.ReactNode {
  const say = useSay<'score' | 'tally' | 'words'>();
  const player = players[asked];
  const standing = standings[asked];
  if (!player || !standing) return null;
  const gains = gainsUntil(result, step).filter((gain) => gain.player === asked);
  const { captives, discs, tokens, points } = standing;
  // Not inside the footer: a sheet has a header of its own.
  return createPortal(
    <Sheet
      title={say('score.soFarOf', { who: playerName(say, player), points })}
      picture={<Sign people={player.people} className="size-10" />}
      onClose={onClose}
    >
      {gains.length === 0 && <p className="py-2">{say('score.nothingYet')}</p>}
      {gains.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {gains.map((gain, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a captive may bring several discs to one player
              <li key={index} className="flex items-center gap-3 py-2">
                <GainPicture what={gain.what} className="size-4 shrink-0 text-muted" />
                <span className="min-w-0 grow">{gainSentence(say, players, gain)}</span>
                <b>{gain.points}</b>
              </li>
            ))}
          </ul>
          <p className="flex justify-between border-edge border-t-2 py-2 font-bold">
            {say('tally.sum')}
            <b>{points}</b>
          </p>
        </>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <Worth what="captive">{say('score.forCaptives', { points: captives })}</Worth>
        <Worth what="disc">{say('score.forDiscs', { points: discs })}</Worth>
        <Worth what="token">{say('score.forTokens', { points: tokens })}</Worth>
      </ul>
    </Sheet>,
    document.body,
  );
}

type WorthProps = { readonly what: Gain['what']; readonly children: string };

/** What a picture on the tile means, and what it adds. */
function Worth({ what, children }: WorthProps): React.ReactNode {
  return (
    <li className="flex items-center gap-1.5">
      <GainPicture what={what} className="size-3.5" />
      {children}
    </li>
  );
}

/** As on the board: a captive has a cross in a ring, a token a star; a disc is one. */
const PATHS: Readonly<Record<Gain['what'], string>> = {
  captive: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1M3.5 3.5l5 5M8.5 3.5l-5 5',
  disc: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M6 4.5v3',
  token: 'M6 .8 7.5 4.3 11.3 4.6 8.4 7 9.3 10.7 6 8.7 2.7 10.7 3.6 7 .7 4.6 4.5 4.3Z',
};

type GainPictureProps = { readonly what: Gain['what']; readonly className: string };

export function GainPicture({ what, className }: GainPictureProps): React.ReactNode {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      <path
        d={PATHS[what]}
        strokeWidth="1.4"
        strokeLinejoin="round"
        className={what === 'token' ? 'fill-current' : 'fill-none stroke-current'}
      />
    </svg>
  );
}
