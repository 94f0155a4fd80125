'use client';

import { BoardFrame, TitleFrame } from '@/components/home/late-frames';
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable } from '@/components/ui/preloadable';
import { SecondPaint } from '@/components/ui/second-paint';
import type { CardPartProps } from './card-parts';

export const SmallBoard = preloadable<CardPartProps>(
  async () => (await import('./card-parts')).SmallBoard,
  BoardFrame,
);
export const ResultTitle = preloadable<CardPartProps & { readonly changed: number | undefined }>(
  async () => (await import('./card-parts')).ResultTitle,
  TitleFrame,
);

const ExampleRoom = (): React.ReactNode => (
  <Placeholder className="noscript:hidden mx-auto aspect-square w-full max-w-xl lg:max-w-[max(28rem,100svh-20rem)]" />
);

const LateExample = preloadable(
  async () => (await import('./example-board')).ExampleBoard,
  ({ children }) => children || <ExampleRoom />,
);

/** Below or next to what people came for, so its script is fetched later. */
export function ExampleBoard(): React.ReactNode {
  return (
    <SecondPaint room={<ExampleRoom />}>
      <LateExample />
    </SecondPaint>
  );
}
