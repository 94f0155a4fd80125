'use client';

/** The share link of a game, in the language of the page. */

import { useLanguage } from '@/components/ui/speech';
import { makeShareLink } from '@/lib/games';
import { useShareOrigin } from './share-origin';

interface ShareLink {
  /** Opens the result for anybody, because it contains the whole game. Undefined until it is known. */
  readonly link: string | undefined;
  /** What to say about it, if it does not begin with the address of the page. */
  readonly notice: React.ReactNode;
}

type Shared = {
  /** As its addresses name it. */
  readonly game: string;
  /** The screen that shows the result. */
  readonly screen: string;
  /** Undefined where there is no game. */
  readonly notation: string | undefined;
};

export function useShareLink({ notation, ...shared }: Shared): ShareLink {
  const language = useLanguage();
  const { origin, notice } = useShareOrigin();
  if (origin === undefined || notation === undefined) return { link: undefined, notice };
  return { link: makeShareLink({ ...shared, origin, language, notation }), notice };
}
