'use client';

import { BoardFrame, TitleFrame } from '@/components/home/late-frames';
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable } from '@/components/ui/preloadable';
import type { CardPartProps } from './card-parts';

export const SmallBoard = preloadable<CardPartProps>(
  async () => (await import('./card-parts')).SmallBoard,
  BoardFrame,
);
export const ResultTitle = preloadable<CardPartProps & { readonly changed: number | undefined }>(
  async () => (await import('./card-parts')).ResultTitle,
  TitleFrame,
);

/** Below what people came for, or beside it. */
export const ExampleBoard = preloadable(
  async () => (await import('./example-board')).ExampleBoard,
  ({ children }) =>
    children || (
      <Placeholder className="noscript:hidden mx-auto aspect-square w-full max-w-xl lg:max-w-[max(28rem,100svh-20rem)]" />
    ),
);
