'use client';

import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { useNotebook } from '@/components/palatinus/game/store';
import { useShareLink } from '@/components/transfer/use-share-link';
import { type Game, makeNotation } from '@/lib/palatinus';
import { RESULT_SCREEN } from '@/lib/palatinus/enter';

export function useGameLink(game: Game | undefined): ReturnType<typeof useShareLink> {
  const { isShared } = useGameInView();
  const notebook = useNotebook();
  const changed = isShared ? undefined : notebook.changed;
  const notation = game && makeNotation(game);
  return useShareLink({ game: 'palatinus', screen: RESULT_SCREEN, notation, changed });
}
