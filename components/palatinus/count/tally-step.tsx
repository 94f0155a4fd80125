'use client';

/**
 * Who won, in large letters, what it is made of, and how to take it along or begin anew. Sharing stands in the lower bar.
 * Of a table that somebody sent, only what leaves one's own alone is offered.
 */
import { useState } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { Sign } from '@/components/palatinus/board/piece';
import { sceneOf } from '@/components/palatinus/board/scene';
import { startNewGame } from '@/components/palatinus/game/store';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { PageButton } from '@/components/ui/page-link';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingsInForce } from '@/lib/i18n';
import type { FieldName, Game, People, Result } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { StorySheet } from './late-parts';
import { PlayerGains, showGains } from './player-gains';
import { Tally } from './tally';
import type { StepInView } from './use-step';

type Props = {
  readonly game: Game;
  readonly result: Result;
  readonly turned: number;
  readonly mine: boolean;
  readonly goTo: StepInView['goTo'];
  readonly warning: React.ReactNode;
};

export function TallyStep({ game, result, turned, mine, goTo, warning }: Props): React.ReactNode {
  const say = useSay<'rulings' | 'score' | 'tally' | 'walkthrough' | 'words'>();

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
        <ScreenButton look="quiet" to="rulings">
          {say('tally.changeRulings')}
        </ScreenButton>
      </p>
      <SecondPaint>
        <Further {...{ game, result, turned, mine, goTo }} />
      </SecondPaint>
    </div>
  );
}

/** How everybody came to their points, the board for whoever doubts it, and what to do with the table. */
function Further({ game, result, turned, mine, goTo }: Omit<Props, 'warning'>): React.ReactNode {
  const say = useSay<'score' | 'share' | 'tally'>();
  const language = useLanguage();
  const { goTo: goToScreen } = useScreens();

  return (
    <>
      <PlayerGains players={game.players} result={result} goTo={goTo} />
      <TallyBoard game={game} result={result} turned={turned} mine={mine} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ScreenButton className="grow" to="print">
          {say('share.print')}
        </ScreenButton>
        {mine && (
          <>
            <PageButton className="grow" href={`/${language}/open#save`}>
              {say('score.save')}
            </PageButton>
            <Button className="grow" onClick={() => goToScreen(startNewGame())}>
              {say('tally.newTable')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

type TallyBoardProps = {
  readonly game: Game;
  readonly result: Result;
  readonly turned: number;
  /** Whether it is the reader's own table, which alone can be corrected here. */
  readonly mine: boolean;
};

/** The board as it stood when the game ended. A tap on a piece opens its story. */
function TallyBoard({ game, result, turned, mine }: TallyBoardProps): React.ReactNode {
  const say = useSay<'field' | 'tally' | 'words'>();
  const [asked, setAsked] = useState<FieldName>();
  const scene = sceneOf(game.board, game.position);

  return (
    <section aria-labelledby="board" className="mt-8">
      <h3 id="board" className="text-xl">
        {say('tally.board')}
      </h3>
      <p className="mt-1 text-muted">{say('tally.tapAnybody')}</p>
      <HexBoard
        scene={scene}
        label={say('tally.board')}
        turned={turned}
        names
        className="-mx-3 mt-2 w-[calc(100%+1.5rem)]"
        controls={{
          fieldLabel: (spot) => fieldLabel(say, scene, spot),
          onField: (spot) => setAsked(fieldNameAt(scene, spot)),
        }}
      />
      {asked && <StorySheet {...{ game, result, mine }} at={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

/** One branch, from below upwards: where each leaf grows, in degrees from the lowest point. */
const LEAVES = [18, 42, 66, 90, 114, 138];
const LEAF = 'M0 0C7-5 9-15 0-26C-9-15-7-5 0 0Z';

/** The winners' signs, each in a wreath: leaves on two branches that meet below, then the sign. It moves once, if motion is welcome. */
function Laurels({ peoples }: { readonly peoples: readonly People[] }): React.ReactNode {
  return (
    <div aria-hidden="true" className="mb-2 flex justify-center gap-4">
      {peoples.map((people) => (
        <div key={people} className="relative size-24 motion-safe:animate-crown">
          <svg viewBox="-70 -70 140 140" className="absolute inset-0 fill-laurel" aria-hidden="true">
            {[1, -1].map((side) =>
              LEAVES.map((degrees) => (
                <path
                  key={side * degrees}
                  d={LEAF}
                  transform={`rotate(${180 - side * degrees}) translate(0 -48) rotate(${-side * 55})`}
                />
              )),
            )}
          </svg>
          <Sign people={people} className="absolute inset-6 size-12" />
        </div>
      ))}
    </div>
  );
}
