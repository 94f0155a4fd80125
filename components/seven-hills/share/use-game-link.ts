'use client';

/** What is said of the game in view where it is shared: its link, and when it was. */

import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { useNotebook } from '@/components/seven-hills/game/store';
import { useShareLink } from '@/components/transfer/use-share-link';
import { useLanguage } from '@/components/ui/speech';
import { dateInFull } from '@/lib/i18n';
import { type Game, makeNotation } from '@/lib/seven-hills';
import { RESULT_SCREEN } from '@/lib/seven-hills/enter';

export function useGameLink(game: Game | undefined): ReturnType<typeof useShareLink> {
  const notation = game && makeNotation(game);
  return useShareLink({ game: 'seven-hills', screen: RESULT_SCREEN, notation });
}

/** The day on which the game in view was last changed, in words. Nobody knows that of a game that came as a link. */
export function useGameDate(): string | undefined {
  const language = useLanguage();
  const { isShared } = useGameInView();
  const { changed } = useNotebook();
  return isShared || changed === undefined ? undefined : dateInFull(language, changed);
}
