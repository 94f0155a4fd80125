'use client';

import { useSay } from '@/components/shell/speech';
import { Tally } from '@/components/walkthrough/tally';
import type { Game, Result } from '@/lib/palatinus';
import { drawSign } from './sign';

type Props = { readonly game: Game; readonly result: Result; readonly warning: React.ReactNode };

/** Who won, in large letters, and what it is made of. */
export function TallyStep({ game, result, warning }: Props): React.ReactNode {
  const say = useSay<'score' | 'walkthrough' | 'words'>();
  return (
    <div className="mx-auto max-w-[44rem]">
      {warning}
      <Tally say={say} game={game} result={result} draw={drawSign} level="h2" />
    </div>
  );
}
