'use client';

import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { useNotebook } from '@/components/seven-hills/game/store';
import { useShareLink } from '@/components/transfer/use-share-link';
import { type Game, makeNotation } from '@/lib/seven-hills';
import { RESULT_SCREEN } from '@/lib/seven-hills/enter';

export function useGameLink(game: Game | undefined): ReturnType<typeof useShareLink> {
  const { isShared } = useGameInView();
  const notebook = useNotebook();
  const changed = isShared ? undefined : notebook.changed;
  const notation = game && makeNotation(game);
  return useShareLink({ game: 'seven-hills', screen: RESULT_SCREEN, notation, changed });
}
