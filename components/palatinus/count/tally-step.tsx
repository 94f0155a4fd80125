'use client';

/**
 * Who won, in large letters; how the points came about; and how to keep the result or start a new game. Sharing is in
 * the lower bar. For a shared game, only what leaves the reader's own game alone is offered.
 */
import { useState } from 'react';
import { showGains } from '@/components/count/gain-lists';
import { useFirstTime, WinnersMoment } from '@/components/count/winners-moment';
import { HexBoard } from '@/components/palatinus/board/board';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { ringsAround } from '@/components/palatinus/board/marks-of-count';
import { sceneOf } from '@/components/palatinus/board/scene';
import { notebookStore, startGameOfSamePlayers } from '@/components/palatinus/game/store';
import { useGuesses } from '@/components/palatinus/game/use-guesses';
import { READING_COLUMN } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { PageButton } from '@/components/ui/page-link';
import { SecondPaint } from '@/components/ui/second-paint';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingsInForce } from '@/lib/i18n';
import type { FieldName, Game, Letter, Result } from '@/lib/palatinus';
import { fieldNameAt, settlePieces, TOGETHER_SCREEN } from '@/lib/palatinus/enter';
import { HillRace, PlayerGains } from './how-it-came';
import { GuessPrize } from './late-guess';
import { StorySheet } from './late-parts';
import { SettleCard } from './settle-card';
import { Tally } from './tally';
import type { Walk } from './use-walk';

type Props = {
  readonly game: Game;
  readonly result: Result;
  readonly turned: number;
  readonly isMine: boolean;
  readonly goTo: Walk['visit'];
  /** What a change elsewhere does to the count. */
  readonly news: React.ReactNode;
  readonly warning: React.ReactNode;
  /** Whether all pieces are on the board; otherwise no winner is celebrated. */
  readonly isWhole: boolean;
};

/**
 * Two columns where there is room, so that everybody sees winners and board at once. The DOM order, and with it the
 * tab order, goes column by column:
 *
 *   winners | board
 *   race    |
 *   gains   |
 */
const COLUMNS = `grid print:block grid-cols-1 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 ${READING_COLUMN}`;
/** The whole board stays in sight while the left column scrolls. */
const BOARD_COLUMN = 'min-w-0 lg:sticky lg:top-15 lg:col-start-2 lg:row-[1/4] lg:self-start';

export function TallyStep({ news, warning, ...props }: Props): React.ReactNode {
  const { game, result, goTo, isWhole, isMine } = props;
  const say = useSay<'rulebook' | 'rulings' | 'tally'>();
  const { here } = useScreens();
  const onHill = (letter: Letter): void => goTo({ part: 'influence', letter });
  const name = nameOfResult(game, result);
  const isGuessed = Object.keys(useGuesses(game).guesses).length > 0;

  return (
    <div className={COLUMNS}>
      <div className="relative isolate min-w-0">
        {news}
        {warning}
        <Winners key={name} {...{ name, game, result, isWhole, onHill }} />
        {isMine && !isWhole && <PiecesOpen />}
        {isGuessed && <GuessPrize game={game} result={result} />}
        <p className="mt-3 text-muted text-sm">{rulingsInForce(say, game.rulings)}</p>
        <p className="-mx-4 flex flex-wrap justify-between">
          <ScreenButton look="quiet" to={TOGETHER_SCREEN}>
            {say('tally.watchCount')}
          </ScreenButton>
          <ScreenButton look="quiet" to={`rulings?from=${here}`}>
            {say('tally.changeRulings')}
          </ScreenButton>
        </p>
        <SettleCard game={game} isMine={isMine} />
      </div>
      {/* About as tall as the final content, so that the browser can restore the scroll position. */}
      <SecondPaint room={<div className="h-[150rem]" />}>
        <Further {...props} onHill={onHill} />
      </SecondPaint>
    </div>
  );
}

/** Identifies a result: if players or points change, it is a new one. */
function nameOfResult({ players }: Pick<Game, 'players'>, { tally, winners }: Result): string {
  return JSON.stringify([players, tally.map(({ points }) => points), winners]);
}

type WinnersProps = Pick<Props, 'game' | 'result' | 'isWhole'> & {
  readonly name: string;
  readonly onHill: (letter: Letter) => void;
};

/** The winners and the table. After a correction here, the new result is celebrated, too. */
function Winners({ name, game, result, isWhole, onHill }: WinnersProps): React.ReactNode {
  const say = useSay<'pieces' | 'score' | 'tally' | 'walkthrough' | 'words'>();
  const isNew = useFirstTime(name) && isWhole;
  return (
    <>
      {isWhole && (
        <WinnersMoment
          colours={result.winners.flatMap((winner) => game.players[winner]?.people ?? [])}
          isNew={isNew}
        />
      )}
      <Tally {...{ say, game, result, isNew, onHill }} level="h2" onPoints={showGains} />
    </>
  );
}

/** For missing pieces: players who played without them confirm that, which completes the game. */
function PiecesOpen(): React.ReactNode {
  const say = useSay<'tally'>();
  return (
    <p className="-mx-4 mt-1 flex flex-wrap items-center justify-between print:hidden">
      <span className="min-w-0 px-4 text-muted text-sm">{say('tally.piecesOpen')}</span>
      <Button look="quiet" onClick={() => notebookStore().change(settlePieces)}>
        {say('tally.settlePieces')}
      </Button>
    </p>
  );
}

type FurtherProps = Omit<Props, 'news' | 'warning' | 'isWhole'> & Pick<WinnersProps, 'onHill'>;

/** How the points came about, the board for checking them, and what to do with the game. */
function Further({ game, result, turned, isMine, goTo, onHill }: FurtherProps): React.ReactNode {
  const say = useSay<'score' | 'share' | 'tally'>();
  const language = useLanguage();
  const { goTo: goToScreen } = useScreens();

  return (
    <>
      <div className="mt-6 min-w-0">
        <HillRace players={game.players} result={result} onHill={onHill} />
      </div>
      <div className="min-w-0">
        <PlayerGains players={game.players} result={result} goTo={goTo} />
      </div>
      <div className={BOARD_COLUMN}>
        <TallyBoard {...{ game, result, turned, isMine, onHill }} />
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ScreenButton className="grow" to="print">
            {say('share.print')}
          </ScreenButton>
          {isMine && (
            <>
              <PageButton className="grow" href={`/${language}/open#save`}>
                {say('share.file')}
              </PageButton>
              <Button className="grow" onClick={() => goToScreen(startGameOfSamePlayers())}>
                {say('tally.newTable')}
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  );
}

type TallyBoardProps = {
  readonly game: Game;
  readonly result: Result;
  readonly turned: number;
  /** Whether this is the reader's own game; no other game can be corrected here. */
  readonly isMine: boolean;
  readonly onHill: (letter: Letter) => void;
};

/**
 * The board as it was at the end of the game. A tap on a piece opens its story, a tap on a hill leads to its count.
 */
function TallyBoard({ game, result, turned, isMine, onHill }: TallyBoardProps): React.ReactNode {
  const say = useSay<'field' | 'pieces' | 'tally' | 'words'>();
  const [asked, setAsked] = useState<FieldName>();
  const scene = sceneOf(game.board, game.position);

  return (
    <section aria-labelledby="board" className="mt-8 lg:mt-0">
      <h3 id="board" className="text-xl">
        {say('tally.board')}
      </h3>
      <p className="mt-1 text-muted print:hidden">{say('tally.tapBoard')}</p>
      <HexBoard
        scene={scene}
        label={say('tally.board')}
        turned={turned}
        names
        {...(asked && { highlights: ringsAround(game.board, [asked], 'chosen') })}
        className="-mx-3 mt-2 w-[calc(100%+--spacing(6))] lg:mx-auto lg:w-full lg:max-w-[max(22rem,100svh-21.5rem)] print:mx-auto print:w-[10cm]"
        controls={{
          fieldLabel: (spot) => fieldLabel(say, scene, spot, game.players),
          onField: (spot) => setAsked(fieldNameAt(scene, spot)),
          hillLabel: (place) => say('tally.toHill', { letter: scene.tiles[place]?.letter ?? '' }),
          onHill: (place) => {
            const letter = scene.tiles[place]?.letter;
            if (letter) onHill(letter);
          },
        }}
      />
      {asked && (
        <StorySheet
          {...{ game, result }}
          at={asked}
          side="left"
          onMoved={isMine ? setAsked : undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
