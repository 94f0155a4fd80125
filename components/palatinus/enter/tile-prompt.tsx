'use client';

/** What to tap next, in large type, and where the springs come from, beneath. As high for every step: nothing jumps. */

import { Icon } from '@/components/ui/icon';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly mood?: 'done' | 'odd' | undefined;
  /** One button, beside the hint. */
  readonly action?: React.ReactNode;
};

const LOOKS = { done: 'text-laurel', odd: 'text-terracotta' } as const;

export function TilePrompt({ title, hint, mood, action }: Props): React.ReactNode {
  return (
    <div className="flex min-h-22 flex-col justify-center beside:min-h-28">
      <h2 className={`text-[1.0625rem] leading-6 beside:text-2xl ${mood ? LOOKS[mood] : ''}`}>
        {mood && (
          <Icon name={mood === 'done' ? 'check' : 'warning'} className="mr-1.5 inline align-[-0.2em]" />
        )}
        {title}
      </h2>
      <div className="flex min-h-15 items-center justify-between gap-2">
        <p className="line-clamp-3 text-[0.8125rem] text-muted leading-[1.15rem] beside:text-base beside:leading-snug">
          {hint}
        </p>
        {action}
      </div>
    </div>
  );
}
