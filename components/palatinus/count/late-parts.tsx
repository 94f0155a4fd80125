'use client';

/**
 * Parts of the count that appear after a tap or at its end. They are fetched while the browser is idle, some of them
 * with messages that nothing else on the screen needs.
 */
import { LateSheet } from '@/components/ui/late-sheet';
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable } from '@/components/ui/preloadable';
import { withMessages } from '@/components/ui/with-messages';
import { fetchPalatinus } from '@/lib/i18n';

export const TallyStep = withMessages(
  fetchPalatinus,
  async () => (await import('./tally-step')).TallyStep,
  TallyFrame,
);
export const StorySheet = withMessages(
  fetchPalatinus,
  async () => (await import('./story-sheet')).StorySheet,
  LateSheet,
);
export const CorrectionSheet = withMessages(
  fetchPalatinus,
  async () => (await import('./correction-sheet')).CorrectionSheet,
  LateSheet,
);
export const PointsSheet = withMessages(
  fetchPalatinus,
  async () => (await import('./points-sheet')).PointsSheet,
  LateSheet,
);
export const CensusWarning = withMessages(
  fetchPalatinus,
  async () => (await import('./census-warning')).CensusWarning,
  NoFrame,
);
export const NewsNotice = withMessages(
  fetchPalatinus,
  async () => (await import('./news-notice')).NewsNotice,
  NoFrame,
);
export const HillPlayer = preloadable(async () => (await import('./hill-player')).HillPlayer, PlayerFrame);
export const TogetherWords = preloadable(
  async () => (await import('./together-words')).TogetherWords,
  TogetherFrame,
);

export const ToolLegend = preloadable(
  async () => (await import('@/components/ui/tool-legend')).ToolLegend,
  NoFrame,
);

export const LATE_PARTS = [
  HillPlayer,
  TogetherWords,
  ToolLegend,
  TallyStep,
  StorySheet,
  PointsSheet,
  CorrectionSheet,
  CensusWarning,
  NewsNotice,
] as const;

type FrameProps = { readonly children: React.ReactNode };

/** The shape of the tally: the wreath, the winners and the table. */
function TallyFrame({ children }: FrameProps): React.ReactNode {
  return (
    children || (
      <div className="mx-auto flex max-w-[44rem] flex-col items-center gap-4 lg:mx-0 lg:w-[calc(50%-1.5rem)]">
        <Placeholder className="size-24 rounded-full" />
        <Placeholder className="h-16 w-2/3" />
        <Placeholder className="h-96 w-full" />
      </div>
    )
  );
}

/** Reserves the room of one button. It needs no words, because the count also works by hand. */
function PlayerFrame(): React.ReactNode {
  return <span className="size-touch shrink-0" />;
}

/** Optional aids need no placeholder. */
function NoFrame(): React.ReactNode {
  return null;
}

function TogetherFrame({ children }: FrameProps): React.ReactNode {
  return children || <Placeholder className="h-40" />;
}
