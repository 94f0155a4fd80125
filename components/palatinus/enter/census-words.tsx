'use client';

/**
 * How far one is, at the thumb and always in sight. What is off takes its place, in words; and before that the latest
 * news: what a tap did that one may not have meant, or why it did nothing.
 */
import { useEffect } from 'react';
import { useSay } from '@/components/shell/speech';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { missingSentences, slipSentences } from '@/lib/i18n';
import type { Census, Player } from '@/lib/palatinus';
import { isNearlyDone, progressOf } from '@/lib/palatinus/enter';

type Props = {
  readonly census: Census;
  readonly players: readonly Player[];
  readonly news: string | undefined;
};

export function CensusWords({ census, players, news }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'census' | 'words'>();
  const slips = slipSentences(say, census, players).join(' ');
  const missing = isNearlyDone(census) ? missingSentences(say, census, players).join(' ') : '';
  useEffect(() => {
    if (slips) announce(slips);
  }, [slips]);

  if (news) return <p className="text-xs leading-tight">{news}</p>;
  if (slips)
    return (
      <p className="flex items-center gap-2 text-xs leading-tight">
        <Icon name="warning" className="text-terracotta" />
        {slips}
      </p>
    );
  return (
    <p className="text-sm leading-tight">
      <b>{say('inhabitants.progress', progressOf(census.rows))}</b>
      {missing && <span className="block text-muted text-xs">{missing}</span>}
    </p>
  );
}
