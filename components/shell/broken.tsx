'use client';

/**
 * Another page has failed, perhaps as a part of it could not be fetched. It is fetched again only where the network
 * answers: where it does not, the framework would reload the page in vain, and all that could not be saved were lost.
 * At the table there may be something that is nowhere but in this tab, which can be taken along before anything else.
 */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

type Props = {
  /** From the framework: draws anew what is there. */
  readonly reset: () => void;
  /** From the framework: fetches it, too. */
  readonly retry: () => void;
  /** A way to save what is in this tab, where there is something. */
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
