'use client';

/** Parts of the count that lie behind a tap: fetched while the browser rests. */
import { LateSheet } from '@/components/ui/late-sheet';
import { preloadable } from '@/components/ui/preloadable';

export const StorySheet = preloadable(async () => (await import('./story-sheet')).StorySheet, LateSheet);
export const PointsSheet = preloadable(async () => (await import('./points-sheet')).PointsSheet, LateSheet);

export const LATE_SHEETS = [StorySheet, PointsSheet] as const;
