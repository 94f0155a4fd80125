'use client';

/**
 * Who won, in large letters, what it is made of, and how to take it along or begin anew. Sharing stands in the lower bar.
 * Of a table that somebody sent, only what leaves one's own alone is offered.
 */
import { useRouter } from 'next/navigation';
import { useDeferredValue } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { theKeeper } from '@/components/store/kept';
import { sharedHash } from '@/components/transfer/shared-address';
import { Button, ButtonLink } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { rulingsInForce } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';
import { newTable } from '@/lib/palatinus/enter';
import { Laurels } from './laurels';
import { PlayerGains, showGains } from './player-gains';
import { Tally } from './tally';
import { TallyBoard } from './tally-board';
import type { StepNow } from './use-step';

type Props = {
  readonly game: Game;
  readonly result: Result;
  readonly turned: number;
  readonly mine: boolean;
  readonly goTo: StepNow['goTo'];
  readonly warning: React.ReactNode;
};

export function TallyStep({ game, result, turned, mine, goTo, warning }: Props): React.ReactNode {
  const say = useSay<'rulings' | 'score' | 'tally' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  // Who won is painted first, and what one scrolls to after it.
  const isSeen = useDeferredValue(true, false);

  return (
    <div className="mx-auto max-w-[44rem]">
      {warning}
      <Laurels peoples={result.winners.flatMap((winner) => game.players[winner]?.people ?? [])} />
      <Tally
        say={say}
        game={game}
        result={result}
        level="h2"
        onHill={(letter) => goTo({ part: 'influence', letter })}
        onPoints={showGains}
      />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-muted text-sm">
        {rulingsInForce(say, game.rulings)}
        <ButtonLink look="quiet" href={`/${language}/rulings${sharedHash()}`}>
          {say('tally.changeRulings')}
        </ButtonLink>
      </p>
      {isSeen && <Further {...{ game, result, turned, mine, goTo }} />}
    </div>
  );
}

/** How everybody came to their points, the board for whoever doubts it, and what to do with the table. */
function Further({ game, result, turned, mine, goTo }: Omit<Props, 'warning'>): React.ReactNode {
  const say = useSay<'score' | 'share' | 'tally'>();
  const language = useLanguage();
  const router = useRouter();

  function beginAnew(): void {
    theKeeper().change(newTable);
    announce(say('tally.newTableDone'));
    router.push(`/${language}/players`);
  }

  return (
    <>
      <PlayerGains players={game.players} result={result} goTo={goTo} />
      <TallyBoard game={game} result={result} turned={turned} mine={mine} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink className="grow" href={`/${language}/print${sharedHash()}`}>
          {say('share.print')}
        </ButtonLink>
        {mine && (
          <>
            <ButtonLink className="grow" href={`/${language}/file#save`}>
              {say('score.save')}
            </ButtonLink>
            <Button className="grow" onClick={beginAnew}>
              {say('tally.newTable')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
