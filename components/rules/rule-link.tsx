'use client';

/**
 * A link from a sentence to the rule it follows from, on the page of rules, so that it can be opened in a tab of its own. A
 * plain click shows that one paragraph in a sheet, and the reader stays at the step. It is small, because it stands at the
 * end of a sentence, but its touch target is larger than its text.
 */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '@/components/ui/page-link';
import { useSay } from '@/components/ui/speech';

type Props = {
  readonly href: string;
  readonly number: string;
  /** The paragraph in a sheet, until it is closed. */
  readonly sheet: (onClose: () => void) => React.ReactNode;
};

export function RuleLink({ href, number, sheet }: Props): React.ReactNode {
  const say = useSay<'rulebook'>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="relative z-1 text-muted underline decoration-line underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:decoration-current"
      >
        {say('rulebook.rule', { number })}
      </a>
      {isOpen &&
        createPortal(
          sheet(() => setOpen(false)),
          document.body,
        )}
    </>
  );
}
