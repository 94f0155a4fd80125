'use client';

/** The screen of the count where it is not yet wanted: its script comes when everything else has. */
import { ahead } from '@/components/ui/ahead';

export const CountScreen = ahead(async () => (await import('./score-screen')).ScoreScreen);
