'use client';

import { useEffect } from 'react';
import { ShareButton } from '@/components/share/share-button';
import { useSay } from '@/components/shell/speech';
import { announce } from '@/components/ui/live';
import { Tally } from '@/components/walkthrough/tally';
import { sentences } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';

type Props = { readonly game: Game; readonly result: Result; readonly warning: React.ReactNode };

/** Who won, in large letters, and what it is made of. */
export function TallyStep({ game, result, warning }: Props): React.ReactNode {
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  const won = sentences(say, game).winners(result);
  useEffect(() => announce(won), [won]);
  return (
    <div className="mx-auto max-w-[44rem]">
      {warning}
      <Tally say={say} game={game} result={result} level="h2" />
      <ShareButton game={game} result={result} className="mt-4 w-full" />
    </div>
  );
}
