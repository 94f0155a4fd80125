'use client';

/** The share link of a game, in the language of the page. */

import { useLanguage } from '@/components/ui/speech';
import { makeShareLink } from '@/lib/games';
import { type Game, makeNotation } from '@/lib/palatinus';
import { RESULT_SCREEN } from '@/lib/palatinus/enter';

/** The link opens the tally of a game for anybody, because it contains the whole game. */
export function useShareLink(): (game: Game) => string {
  const language = useLanguage();
  return (game) =>
    makeShareLink({
      origin: window.location.origin,
      language,
      game: 'palatinus',
      screen: RESULT_SCREEN,
      notation: makeNotation(game),
    });
}
