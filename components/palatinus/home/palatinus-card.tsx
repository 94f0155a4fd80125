'use client';

import { GameCard } from '@/components/home/game-card';
import type { CardProps } from '@/components/home/use-home-game';
import { wayToResultOf } from '@/components/palatinus/game/count-under-way';
import { useLanguage, useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import {
  censusOf,
  isUnfinished,
  type Notebook,
  nextScreen,
  progressOf,
  reopeningScreen,
  tilesDone,
} from '@/lib/palatinus/enter';
import { ResultTitle, SmallBoard } from './late-parts';

/** A game of Palatinus on Home. */
export function PalatinusCard({ notebook, ...card }: CardProps<Notebook>): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const language = useLanguage();
  const isFinished = nextScreen(notebook) === 'score';
  const wayOn = wayToResultOf(notebook.table.id ?? '');
  // The card must not reveal the winner before the count ends. A count that has begun goes on even if a correction
  // removed a piece.
  const isCounting = wayOn?.hill ? !isUnfinished(notebook) : wayOn !== undefined && isFinished;
  return (
    <GameCard
      href={`/${language}/palatinus/${isCounting ? wayOn?.to : reopeningScreen(notebook)}`}
      game={say('start.palatinus')}
      picture={<SmallBoard notebook={notebook} />}
      title={
        isCounting ? (
          wayOn?.hill ? (
            say('start.goOnCounting', { letter: wayOn.hill })
          ) : (
            say('start.countTogether')
          )
        ) : isFinished ? (
          <ResultTitle notebook={notebook} changed={card.changed} />
        ) : (
          <Progress notebook={notebook} />
        )
      }
      players={notebook.table.players.map((player) => ({
        name: playerName(say, player),
        colour: player.people,
      }))}
      isOfTab={isCounting}
      {...card}
    />
  );
}

/** "Go on: 21 of 35 placed", or the number of tiles as long as not all are laid. */
function Progress({ notebook }: Pick<CardProps<Notebook>, 'notebook'>): React.ReactNode {
  const say = useSay<'start'>();
  if (nextScreen(notebook) === 'tiles') return say('start.goOnTiles', { count: tilesDone(notebook) });
  const { placed, expected } = progressOf(censusOf(notebook).rows);
  return expected === 0 ? say('start.goOn') : say('start.goOnPlaced', { placed, expected });
}
