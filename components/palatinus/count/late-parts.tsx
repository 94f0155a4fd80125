'use client';

/** Parts of the count that lie behind a tap, or after the first steps: fetched when the screen stands. */
import { preloadable } from '@/components/ui/preloadable';

export const TallyStep = preloadable(async () => (await import('./tally-step')).TallyStep);
export const StorySheet = preloadable(async () => (await import('./story-sheet')).StorySheet);
export const PointsSheet = preloadable(async () => (await import('./points-sheet')).PointsSheet);

export const LATE_PARTS = [TallyStep, StorySheet, PointsSheet] as const;
