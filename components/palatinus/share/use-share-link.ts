'use client';

/** The share link of a game, in the language of the page. */

import { useShareOrigin } from '@/components/transfer/share-origin';
import { useLanguage } from '@/components/ui/speech';
import { makeShareLink } from '@/lib/games';
import { type Game, makeNotation } from '@/lib/palatinus';
import { RESULT_SCREEN } from '@/lib/palatinus/enter';

interface ShareLink {
  /** Opens the tally for anybody, because it contains the whole game. Undefined until it is known. */
  readonly link: string | undefined;
  /** What to say about it, if it does not begin with the address of the page. */
  readonly notice: React.ReactNode;
}

export function useShareLink(game: Game | undefined): ShareLink {
  const language = useLanguage();
  const { origin, notice } = useShareOrigin();
  if (origin === undefined || !game) return { link: undefined, notice };
  const notation = makeNotation(game);
  return {
    link: makeShareLink({ origin, language, game: 'palatinus', screen: RESULT_SCREEN, notation }),
    notice,
  };
}
