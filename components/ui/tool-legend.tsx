'use client';

/**
 * Explains the tools of a screen where there is only room for their icons. It is read once: the device remembers when
 * it was closed. If storage is forbidden, it stays closed until the page is reloaded.
 */

import { useState } from 'react';
import { focusContent } from './focus-content';
import { Icon, IconButton } from './icon';
import { useSay } from './speech';
import type { Tool } from './tool-button';

type Props = {
  /** The screen; each screen's legend is closed separately. */
  readonly screen: string;
  readonly tools: readonly Tool[];
  readonly className?: string;
  /** Additional items of the list. */
  readonly children?: React.ReactNode;
};

export function ToolLegend({ screen, tools, className = '', children }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  // Rendered only after the stored game has been read, so never on the server, which has no storage.
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
