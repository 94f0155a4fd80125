'use client';

/**
 * The board and the result of a game on its card need its drawing and its rules, which Home does not wait for: until they
 * have come there is a placeholder of their size. Where they do not come, the card leads to the game all the same.
 */
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';

/** `children` is what would be said where the script did not come. */
type FrameProps = { readonly children: React.ReactNode };

export function BoardFrame({ children }: FrameProps): React.ReactNode {
  return !children && <Placeholder className="size-full rounded-full" />;
}

export function TitleFrame({ children }: FrameProps): React.ReactNode {
  const say = useSay<'start'>();
  return children ? say('start.goOn') : <Placeholder className="my-0.5 h-6 w-44 max-w-full" />;
}
