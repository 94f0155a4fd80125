'use client';

/**
 * What to tap next, in large type. Below it is where the springs come from, or what the latest tap did that may not
 * have been meant. Its height is fixed, to avoid layout shifts.
 */

import { useLayoutEffect, useRef } from 'react';
import { useNotebook } from '@/components/palatinus/game/store';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { copyInUse, tileAt } from '@/lib/palatinus/enter';
import type { TileEntry } from './use-tile-entry';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly mood?: 'done' | 'odd' | undefined;
  /** Takes back what the hint is about; undefined if it is not about an edit. */
  readonly onUndo: (() => void) | undefined;
  /** One more button next to the hint. */
  readonly action: React.ReactNode;
};

/** The heading, which gets the focus when the focused element disappears. */
export const PROMPT_ID = 'tile-prompt';

const LOOKS = { done: 'text-laurel', odd: 'text-terracotta' } as const;

export function TilePrompt({ title, hint, mood, onUndo, action }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  return (
    <div className="flex min-h-22 flex-col justify-center beside:min-h-28 low:min-h-22">
      <h2
        id={PROMPT_ID}
        tabIndex={-1}
        className={`text-[min(1.0625rem,4.4vw)] leading-6 focus-visible:outline-none beside:text-2xl low:text-xl ${mood ? LOOKS[mood] : ''}`}
      >
        {mood && (
          <Icon name={mood === 'done' ? 'check' : 'warning'} className="mr-1.5 inline align-[-0.2em]" />
        )}
        {title}
      </h2>
      <div className="flex min-h-15 items-center gap-2">
        <p
          className={`grow text-[0.8125rem] leading-[1.15rem] beside:text-base beside:leading-snug ${onUndo ? 'font-bold text-ink' : 'text-muted'}`}
        >
          {hint}
        </p>
        {onUndo && (
          <FocusToPrompt>
            <Button look="quiet" className="shrink-0 px-2 text-sm" onClick={onUndo}>
              <Icon name="undo" />
              {say('ui.undo')}
            </Button>
          </FocusToPrompt>
        )}
        {/* On the narrowest phones there is room for one button: the latest tap comes first. */}
        <span className={onUndo ? 'contents max-[22.5rem]:hidden' : 'contents'}>{action}</span>
      </div>
    </div>
  );
}

/**
 * Opens the springs for changes, or confirms that all are marked. It is there for people who cannot hold a finger on
 * a field.
 */
export function SpringsButton({ entry }: { readonly entry: TileEntry }): React.ReactNode {
  const say = useSay<'tiles'>();
  const { document: notebook } = useNotebook();
  const { current, question, openSprings, closeSprings } = entry;
  const { letter, arrow } = current === undefined ? {} : tileAt(notebook, current);
  if (letter === undefined || arrow === undefined) return null;
  const count = copyInUse(notebook).springs[letter]?.length ?? 0;

  return (
    <FocusToPrompt>
      {question === 'springs' ? (
        <Button look="primary" onClick={closeSprings} className="shrink-0 whitespace-nowrap px-3 text-sm">
          {count === 0 ? say('tiles.noSprings') : say('tiles.doneSprings', { count })}
        </Button>
      ) : (
        <Button
          onClick={openSprings}
          className="max-w-24 shrink-0 px-2 text-xs beside:max-w-none beside:text-base"
        >
          {say('tiles.changeSprings')}
        </Button>
      )}
    </FocusToPrompt>
  );
}

/** When a focused button disappears, the focus moves to the prompt, so that letter keys still work. */
function FocusToPrompt({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const inside = box.current;
    return () => {
      if (inside?.contains(document.activeElement))
        document.getElementById(PROMPT_ID)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={box} className="contents">
      {children}
    </span>
  );
}
