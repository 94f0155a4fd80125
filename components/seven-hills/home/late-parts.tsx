'use client';

import { BoardFrame, TitleFrame } from '@/components/home/late-frames';
import { preloadable } from '@/components/ui/preloadable';
import type { CardPartProps } from './card-parts';

export const SmallMap = preloadable<CardPartProps>(
  async () => (await import('./card-parts')).SmallMap,
  BoardFrame,
);
export const ResultTitle = preloadable<CardPartProps & { readonly changed: number | undefined }>(
  async () => (await import('./card-parts')).ResultTitle,
  TitleFrame,
);
