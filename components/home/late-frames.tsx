'use client';

/**
 * The board and the result of a game on its card. They need the drawing and the rules, which Home does not wait for: until
 * they have come there is a placeholder of their size. Where they do not come, the card leads to the game all the same.
 */
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';
import type { CardPartProps } from './card-parts';

export const SmallBoard = preloadable<CardPartProps>(
  async () => (await import('./card-parts')).SmallBoard,
  BoardFrame,
);
export const ResultTitle = preloadable<CardPartProps>(
  async () => (await import('./card-parts')).ResultTitle,
  TitleFrame,
);

/** `children` is what would be said where the script did not come. */
type FrameProps = { readonly children: React.ReactNode };

function BoardFrame({ children }: FrameProps): React.ReactNode {
  return !children && <Placeholder className="size-full rounded-full" />;
}

function TitleFrame({ children }: FrameProps): React.ReactNode {
  const say = useSay<'start'>();
  return children ? say('start.goOn') : <Placeholder className="my-0.5 h-6 w-44 max-w-full" />;
}
