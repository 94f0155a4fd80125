'use client';

/** What is shared about a game: its link, in the language of the page, and its date. */

import { useLanguage } from '@/components/ui/speech';
import { isoDay } from '@/lib/archive';
import { makeShareLink } from '@/lib/games';
import { dateInFull } from '@/lib/i18n';
import { useShareOrigin } from './share-origin';

interface ShareLink {
  /** Opens the result for anybody, because it contains the whole game. Undefined until it is known. */
  readonly link: string | undefined;
  /** A notice about it, if its origin is not that of the page. */
  readonly notice: React.ReactNode;
  /** When the game was last changed, in words. */
  readonly date: string | undefined;
  /** The end of the picture's file name: the day, if known, distinguishes games of the same people. */
  readonly endOfPictureName: string;
}

type Shared = {
  /** The game's part of its addresses. */
  readonly game: string;
  /** The screen that shows the result. */
  readonly screen: string;
  /** Undefined if there is no game. */
  readonly notation: string | undefined;
  /** When it was last changed. Unknown for a game that came by link. */
  readonly changed: number | undefined;
};

export function useShareLink({ notation, changed, ...shared }: Shared): ShareLink {
  const language = useLanguage();
  const { origin, notice } = useShareOrigin();
  const date = changed === undefined ? undefined : dateInFull(language, changed);
  const said = { notice, date, endOfPictureName: changed === undefined ? '.png' : `-${isoDay(changed)}.png` };
  if (origin === undefined || notation === undefined) return { link: undefined, ...said };
  return { link: makeShareLink({ ...shared, origin, language, notation }), ...said };
}
