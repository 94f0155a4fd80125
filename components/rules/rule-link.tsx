'use client';

/**
 * A link from a sentence to its rule on the page of rules, so that it can be opened in a new tab. A plain click shows
 * only that paragraph in a sheet, and the reader stays at the step. The link is small, because it is at the end of a
 * sentence, but its touch target is larger than its text.
 */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/page-link';
import { useSay } from '@/components/ui/speech';

const IN_SENTENCE =
  'relative z-1 text-muted underline decoration-line underline-offset-2 before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:decoration-current';

type Props = {
  readonly href: string;
  readonly number: string;
  /** Whether it stands alone, as a button. */
  readonly isButton?: boolean;
  /** Whether it follows another link, and shows only its number. */
  readonly isNext?: boolean;
  /** Renders the paragraph in a sheet. */
  readonly sheet: (onClose: () => void) => React.ReactNode;
};

export function RuleLink({ href, number, isButton = false, isNext = false, sheet }: Props): React.ReactNode {
  const say = useSay<'rulebook'>();
  const [isOpen, setOpen] = useState(false);
  const name = say(isButton ? 'rulebook.ruleTitle' : 'rulebook.rule', { number });
  return (
    <>
      <a
        href={href}
        {...(isNext && { 'aria-label': name })}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={isButton ? buttonClass('plain', 'whitespace-nowrap max-sm:px-3') : IN_SENTENCE}
      >
        {isNext ? number : name}
      </a>
      {isOpen &&
        createPortal(
          sheet(() => setOpen(false)),
          document.body,
        )}
    </>
  );
}
