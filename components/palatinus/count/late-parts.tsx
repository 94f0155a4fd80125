'use client';

/** Parts of the count that lie behind a tap, or at its end: fetched while the browser rests. */
import { LateSheet } from '@/components/ui/late-sheet';
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable } from '@/components/ui/preloadable';

export const TallyStep = preloadable(async () => (await import('./tally-step')).TallyStep, TallyFrame);
export const StorySheet = preloadable(async () => (await import('./story-sheet')).StorySheet, LateSheet);
export const PointsSheet = preloadable(async () => (await import('./points-sheet')).PointsSheet, LateSheet);

export const LATE_PARTS = [TallyStep, StorySheet, PointsSheet] as const;

/** The shape of the tally: the wreath, who won, and the table. */
function TallyFrame({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return (
    children || (
      <div className="mx-auto flex max-w-[44rem] flex-col items-center gap-4">
        <Placeholder className="size-24 rounded-full" />
        <Placeholder className="h-16 w-2/3" />
        <Placeholder className="h-96 w-full" />
      </div>
    )
  );
}
