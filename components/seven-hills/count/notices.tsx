'use client';

/** Notices next to the count: what a correction has changed, likely mistakes, and what cannot be counted. */
import { useEffect, useState } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { ProblemLines } from '@/components/transfer/problem-lines';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { makeKeptState } from '@/components/ui/kept-state';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { changeSentences, epochName, epochNumeral, remarkSentence } from '@/lib/i18n';
import {
  differencesBetween,
  EPOCHS,
  type Game,
  type Problem,
  type Remark,
  type Result,
} from '@/lib/seven-hills';
import { countedStage, epochScreen, screenForProblem, type Table } from '@/lib/seven-hills/enter';
import type { StepProps } from './score-step';
import type { Walk } from './use-walk';

/** The game as it was last shown on the track, with its result. A game of other players is not compared with it. */
const useSeen = makeKeptState<{ readonly game: Game; readonly result: Result } | undefined>(undefined);

/**
 * Says what a correction of an earlier epoch has changed since the track was last shown: when the reader comes back
 * and, until it was read, on the track.
 */
export function CorrectionNotice({ count: { game, result }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenRemarks' | 'sevenWords' | 'words'>();
  const [seen, setSeen] = useSeen();
  const isSameGame =
    seen !== undefined &&
    isOf(seen.game.players, game.players) &&
    seen.result.epochs.length <= result.epochs.length;
  const differences = isSameGame ? differencesBetween(seen.result, result) : [];
  // A correction that changes no points is also worth a notice.
  const isCorrected = isSameGame && !isOf(seen.game.epochs, game.epochs.slice(0, seen.game.epochs.length));
  const isChanged = differences.length > 0 || isCorrected;
  const [isBack] = useState(isChanged);
  const isTrack = walk.step.part === 'track';
  useEffect(() => {
    if (isTrack && !isChanged) setSeen({ game, result });
  }, [isTrack, isChanged, game, result, setSeen]);
  if (!isChanged || !(isBack || isTrack)) return null;
  return (
    <Notice
      kind="info"
      className="mb-3"
      title={say('sevenGuide.correctionTitle')}
      actions={<Button onClick={() => setSeen({ game, result })}>{say('sevenGuide.correctionSeen')}</Button>}
    >
      <ul className="mt-1 list-disc pl-5">
        {changeSentences(say, game.players, differences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

function isOf(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Folded, to leave room for the count. Only about this epoch. */
export function Remarks({ count: { game, remarks }, walk: { epoch } }: StepProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenRemarks' | 'sevenWords' | 'words'>();
  const here = remarks.filter((remark: Remark) => remark.epoch === epoch);
  if (here.length === 0) return null;
  return (
    <details className="group mt-3 rounded-xl border border-river bg-river-wash px-3">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 font-bold text-sm [&::-webkit-details-marker]:hidden">
        <Icon name="info" className="text-river" />
        {say('sevenGuide.remarks', { count: here.length })}
        <Icon name="forward" className="ml-auto rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <ul className="flex flex-col gap-1 pb-3 text-sm leading-relaxed">
        {here.map((remark) => (
          <li key={remarkSentence(say, game.players, remark)}>{remarkSentence(say, game.players, remark)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Where the board that a step shows is entered: before the election, or as it is counted. */
export function entryOf(table: Table, { epoch, step }: Pick<Walk, 'epoch' | 'step'>): string {
  const isBefore = step.part === 'order' || step.part === 'election';
  return epochScreen(epoch, isBefore ? 'placed' : countedStage(table, epoch));
}

/** Links from any step back to what was entered, in this epoch or an earlier one. */
export function CorrectLinks({ count: { result, table }, walk }: StepProps): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords'>();
  return (
    <div className="mt-3">
      <p className="text-muted text-sm">{say('sevenGuide.correctOther')}</p>
      <p className="mt-1.5 flex gap-2">
        {EPOCHS.slice(0, result.epochs.length).map((epoch) => (
          <ScreenButton
            key={epoch}
            to={epoch === walk.epoch ? entryOf(table, walk) : epochScreen(epoch, countedStage(table, epoch))}
          >
            <span className="sr-only">{say('sevenGuide.correct', { epoch: epochName(say, epoch) })}</span>
            <span aria-hidden="true">{epochNumeral(epoch)}</span>
          </ScreenButton>
        ))}
      </p>
    </div>
  );
}

/** Why there is nothing to count, with links to where that is entered. */
export function Unsound({ problems }: { readonly problems: readonly Problem[] }): React.ReactNode {
  const say = useSay<'sevenGuide' | 'sevenWords' | 'ui'>();
  const language = useLanguage();
  const places = [...new Set(problems.map(screenForProblem))];
  return (
    <Notice
      kind="warning"
      title={say('sevenGuide.unsoundTitle')}
      actions={
        <>
          {places.map((place, index) => (
            <ScreenButton key={place} to={place} look={index === 0 ? 'primary' : 'plain'}>
              {nameOfPlace(place)}
              <Icon name="forward" />
            </ScreenButton>
          ))}
          <PageButton href={`/${language}`}>{say('ui.home')}</PageButton>
        </>
      }
    >
      <ul className="mt-1 list-disc pl-5">
        <ProblemLines problems={problems} />
      </ul>
    </Notice>
  );

  function nameOfPlace(place: string): string {
    const epoch = EPOCHS.find((one) => place === epochScreen(one));
    if (!epoch) return say('sevenGuide.toPlayers');
    return say('sevenGuide.toEntry', { epoch: epochName(say, epoch) });
  }
}
