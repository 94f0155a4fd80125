'use client';

/**
 * What the tools of a screen mean, where there is room for their icons only. It is read once: after it is closed, the
 * device remembers that. Where storage is forbidden, it is gone until the page is loaded anew.
 */

import { useState } from 'react';
import { focusContent } from './focus-content';
import { Icon, IconButton } from './icon';
import { useSay } from './speech';
import type { Tool } from './tool-button';

type Props = {
  /** The screen, whose legend is closed by itself. */
  readonly screen: string;
  readonly tools: readonly Tool[];
  readonly className?: string;
  /** Further items of the list. */
  readonly children?: React.ReactNode;
};

export function ToolLegend({ screen, tools, className = '', children }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  // Screens show it once the device has been read, so no server is asked what only the browser knows.
  const [isOpen, setOpen] = useState(() => !wasClosed(screen));
  if (!isOpen) return null;

  function close(): void {
    rememberClosed(screen);
    setOpen(false);
    focusContent();
  }

  return (
    <section
      data-legend=""
      aria-label={say('ui.legend')}
      className={`flex items-center gap-1 border-line border-y border-dashed text-[min(0.75rem,3.6vw)] text-muted tablet:hidden print:hidden ${className}`}
    >
      <ul className="flex grow flex-wrap gap-x-2 gap-y-1 py-1.5">
        {tools.map(({ icon, word }) => (
          <li key={icon} className="flex items-center gap-1">
            <Icon name={icon} />
            {word}
          </li>
        ))}
        {children}
      </ul>
      <IconButton icon="cross" label={say('ui.closeLegend')} onClick={close} />
    </section>
  );
}

const closedHere = new Set<string>();

const keyOf = (screen: string): string => `legend-closed-${screen}`;

function wasClosed(screen: string): boolean {
  try {
    return closedHere.has(screen) || localStorage.getItem(keyOf(screen)) !== null;
  } catch {
    return closedHere.has(screen);
  }
}

function rememberClosed(screen: string): void {
  closedHere.add(screen);
  try {
    localStorage.setItem(keyOf(screen), 'yes');
  } catch {
    // Storage is forbidden or full.
  }
}
