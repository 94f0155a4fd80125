'use client';

import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { useNotebook } from '@/components/palatinus/game/store';
import { useLanguage } from '@/components/ui/speech';
import { dateInFull } from '@/lib/i18n';

/** The day on which the game in view was last changed, in words. Nobody knows that of a game that came as a link. */
export function useGameDate(): string | undefined {
  const language = useLanguage();
  const { isShared } = useGameInView();
  const { changed } = useNotebook();
  return isShared || changed === undefined ? undefined : dateInFull(language, changed);
}
