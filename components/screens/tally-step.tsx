'use client';

/** Who won, in large letters, what it is made of, and how to take it along or begin anew. */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { theKeeper } from '@/components/kept/kept';
import { ShareButton } from '@/components/share/share-button';
import { useLanguage, useSay } from '@/components/shell/speech';
import { Button, ButtonLink } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Laurels } from '@/components/walkthrough/laurels';
import { PlayerGains } from '@/components/walkthrough/player-gains';
import { Tally } from '@/components/walkthrough/tally';
import { rulingsInForce, sentences } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';
import { newTable } from '@/lib/table';

type Props = { readonly game: Game; readonly result: Result; readonly warning: React.ReactNode };

export function TallyStep({ game, result, warning }: Props): React.ReactNode {
  const say = useSay<'score' | 'tally' | 'rulings' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const router = useRouter();
  const won = sentences(say, game).winners(result);
  useEffect(() => announce(won), [won]);

  function beginAnew(): void {
    theKeeper().change(newTable);
    announce(say('tally.newTableDone'));
    router.push(`/${language}/players`);
  }

  return (
    <div className="mx-auto max-w-[44rem]">
      {warning}
      <Laurels peoples={result.winners.flatMap((winner) => game.players[winner]?.people ?? [])} />
      <Tally say={say} game={game} result={result} level="h2" />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-muted text-sm">
        {rulingsInForce(say, game.rulings)}
        <ButtonLink look="quiet" href={`/${language}/rulings`}>
          {say('tally.changeRulings')}
        </ButtonLink>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ShareButton game={game} result={result} className="grow" />
        <Button className="grow" onClick={beginAnew}>
          {say('tally.newTable')}
        </Button>
      </div>
      <PlayerGains game={game} result={result} />
    </div>
  );
}
