'use client';

import { useLanguage } from '@/components/ui/speech';
import { makeShareLink } from '@/lib/games';
import { type Game, makeNotation } from '@/lib/palatinus';

/** The address under which anybody sees the tally of a game: the whole game is in it. */
export function useShareLink(): (game: Game) => string {
  const language = useLanguage();
  return (game) =>
    makeShareLink({
      origin: window.location.origin,
      language,
      game: 'palatinus',
      screen: 'score?step=tally',
      notation: makeNotation(game),
    });
}
