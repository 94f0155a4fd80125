'use client';

import { useEffect } from 'react';
import { forgetScreen } from '@/components/shell/last-screen';
import type { LeftGame } from '@/components/store/game-before';
import { useLanguage, useSay } from '@/components/ui/speech';
import type { Snapshot } from '@/lib/store';
import type { ScoreProps } from './game-on-home';

export type CardProps<D> = {
  readonly notebook: D;
  readonly label?: string;
  /** The date of its last change, if known. */
  readonly changed?: number | undefined;
  /** Called before the game is opened. */
  readonly onOpen?: () => void;
};

/** What a game's wing provides. */
interface Wing<D> {
  /** The game's part of its addresses. */
  readonly game: string;
  readonly useNotebook: () => Snapshot<D, unknown>;
  readonly useGameBefore: () => LeftGame<D> | undefined;
  readonly bringGameBack: () => void;
  readonly useLeftGame: () => LeftGame<D> | undefined;
  readonly goOnWithLeftGame: (left: LeftGame<D>) => void;
  readonly isBegun: (notebook: D) => boolean;
  /** Clears the board for another game; the current one can be restored. */
  readonly startNewGame: () => void;
  readonly newGameScreen: string;
  readonly Card: React.FunctionComponent<CardProps<D>>;
}

interface HomeGame {
  readonly card: React.ReactNode;
  readonly score: ScoreProps;
}

/**
 * What Home shows of a game: the open one, or the one before it as long as the new one is empty. If an old game was
 * opened to look at it, the unfinished one is shown above it.
 */
export function useHomeGame<D>(wing: Wing<D>, words: Pick<ScoreProps, 'title' | 'text'>): HomeGame {
  const { game, useNotebook, useGameBefore, bringGameBack, isBegun, startNewGame, newGameScreen, Card } =
    wing;
  const left = wing.useLeftGame();
  const say = useSay<'start'>();
  const base = `/${useLanguage()}/${game}`;
  const { document: notebook, changed } = useNotebook();
  const before = useGameBefore();
  const isOpen = isBegun(notebook);
  // Otherwise the rules would lead back to an example that was left long ago.
  useEffect(() => forgetScreen(game), [game]);
  return {
    card: isOpen ? (
      <>
        {left && (
          <Card
            notebook={left.document}
            label={say('start.unfinished')}
            changed={left.changed}
            onOpen={() => wing.goOnWithLeftGame(left)}
          />
        )}
        <Card notebook={notebook} changed={changed} {...(left && { label: say('start.lookedAt') })} />
      </>
    ) : (
      before && (
        <Card
          notebook={before.document}
          label={say('start.before')}
          changed={before.changed}
          onOpen={bringGameBack}
        />
      )
    ),
    score: {
      ...words,
      href: `${base}/${isOpen ? newGameScreen : 'players'}`,
      onGo: isOpen ? startNewGame : undefined,
    },
  };
}
