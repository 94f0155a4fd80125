'use client';

/**
 * The board and the result of a game on its card need its drawing and its rules, which Home does not wait for: until they
 * have come there is a placeholder of their size. Where they do not come, the card leads to the game all the same.
 */
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { shownTitle } from './shown-again';

/** `children` is what would be said where the script did not come. */
type FrameProps = { readonly children?: React.ReactNode };

export function BoardFrame({ children }: FrameProps): React.ReactNode {
  return !children && <Placeholder className="size-full rounded-full" />;
}

type TitleProps = FrameProps & {
  /** When the game was last changed, if that is known. */
  readonly changed?: number | undefined;
};

export function TitleFrame({ children, changed }: TitleProps): React.ReactNode {
  const say = useSay<'start'>();
  const language = useLanguage();
  if (children) return say('start.goOn');
  return shownTitle(language, changed) ?? <Placeholder className="my-0.5 h-6 w-44 max-w-full" />;
}
