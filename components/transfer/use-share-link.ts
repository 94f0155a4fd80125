'use client';

/** What is said of a game where it is shared: its link, in the language of the page, and when it was. */

import { useLanguage } from '@/components/ui/speech';
import { isoDay } from '@/lib/archive';
import { makeShareLink } from '@/lib/games';
import { dateInFull } from '@/lib/i18n';
import { useShareOrigin } from './share-origin';

interface ShareLink {
  /** Opens the result for anybody, because it contains the whole game. Undefined until it is known. */
  readonly link: string | undefined;
  /** What to say about it, if it does not begin with the address of the page. */
  readonly notice: React.ReactNode;
  /** When the game was last changed, in words. */
  readonly date: string | undefined;
  /** What its picture's name ends with: the day, if it is known, tells the games of the same people apart. */
  readonly endOfPictureName: string;
}

type Shared = {
  /** As its addresses name it. */
  readonly game: string;
  /** The screen that shows the result. */
  readonly screen: string;
  /** Undefined where there is no game. */
  readonly notation: string | undefined;
  /** When it was last changed. Nobody knows that of a game that came as a link. */
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
