'use client';

/**
 * The board and the result on a game's card need its drawing and its rules, which Home does not wait for: until they
 * are loaded there is a placeholder of their size. If they cannot be loaded, the card still links to the game.
 */
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { shownTitle } from './shown-again';

/** `children` is set if the script could not be loaded. */
type FrameProps = { readonly children?: React.ReactNode };

export function BoardFrame({ children }: FrameProps): React.ReactNode {
  return !children && <Placeholder className="size-full rounded-full" />;
}

type TitleProps = FrameProps & {
  /** The date of the game's last change, if known. */
  readonly changed?: number | undefined;
};

export function TitleFrame({ children, changed }: TitleProps): React.ReactNode {
  const say = useSay<'start'>();
  const language = useLanguage();
  if (children) return say('start.goOn');
  return shownTitle(language, changed) ?? <Placeholder className="my-0.5 h-6 w-44 max-w-full" />;
}
