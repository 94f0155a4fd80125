'use client';

/**
 * Parts of the count that are not in the first script of its page, which is to be small. They are sent for as soon as a
 * table is being entered, by the frame around all its screens: a script that one screen sends for is another's only if
 * the frame that both share knows of it.
 */
import { useEffect } from 'react';
import { ahead } from '@/components/ui/ahead';

const hillParts = (): Promise<typeof import('./hill-parts')> => import('./hill-parts');

export const HillLetters = ahead(async () => (await hillParts()).HillLetters);
export const HillWords = ahead(async () => (await hillParts()).HillWords);
export const RunningScore = ahead(async () => (await hillParts()).RunningScore);
export const StepButtons = ahead(async () => (await hillParts()).StepButtons);
export const TallyStep = ahead(async () => (await import('./tally-step')).TallyStep);
export const CountTools = ahead(async () => (await import('./count-tools')).CountTools);
export const CensusWarning = ahead(async () => (await import('./census-warning')).CensusWarning);
export const StorySheet = ahead(async () => (await import('./story-sheet')).StorySheet);
export const ShareButton = ahead(
  async () => (await import('@/components/transfer/share-button')).ShareButton,
);

const PARTS = [
  HillLetters,
  HillWords,
  RunningScore,
  StepButtons,
  CountTools,
  CensusWarning,
  TallyStep,
  StorySheet,
  ShareButton,
];
/** Long enough for whatever the screen itself needs first. */
const SOON_MS = 300;

export function CountAhead(): React.ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of PARTS) part.fetch();
    }, SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
