'use client';

/**
 * Shown when a page failed, perhaps because part of it could not be fetched. Retrying fetches it again only if the
 * network answers; otherwise Next would reload in vain, and unsaved data would be lost. What exists only in this tab
 * can be downloaded first.
 */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

type Props = {
  /** From Next: renders the page again. */
  readonly reset: () => void;
  /** From Next: also fetches it again. */
  readonly retry: () => void;
  /** A button that saves what is in this tab, if there is anything. */
  readonly save?: React.ReactNode;
};

export function Broken({ reset, retry, save }: Props): React.ReactNode {
  const say = useSay<'broken'>();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function tryAgain(): Promise<void> {
    const isReached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReached) retry();
    else reset();
  }

  return (
    <main
      id="content"
      tabIndex={-1}
      className="page mx-auto max-w-prose grow py-12 focus-visible:outline-none"
    >
      <h1 ref={heading} tabIndex={-1} className="text-3xl focus-visible:outline-none">
        {say('broken.title')}
      </h1>
      <p className="mt-4 text-lg text-muted leading-relaxed">{say('broken.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void tryAgain()}>
          {say('broken.again')}
        </Button>
        {save}
        <PageButton look="quiet" href={`/${language}`}>
          {say('broken.home')}
        </PageButton>
      </div>
    </main>
  );
}
