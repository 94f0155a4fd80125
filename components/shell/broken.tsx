'use client';

/**
 * Another page has failed. Nothing is loaded again by itself, and "Try again" draws the page anew without asking the
 * network for it: without one that would end in a reload, and with it all that could not be saved.
 */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useLanguage, useSay } from './speech';

type Props = {
  readonly onAgain: () => void;
  /** More that can be done, as buttons. */
  readonly children?: React.ReactNode;
};

export function Broken({ onAgain, children }: Props): React.ReactNode {
  const say = useSay<'broken'>();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
        <Button look="primary" onClick={onAgain}>
          {say('broken.again')}
        </Button>
        {children}
        <a href={`/${language}`} className="inline-flex min-h-touch items-center px-3 font-bold underline">
          {say('broken.home')}
        </a>
      </div>
    </main>
  );
}
