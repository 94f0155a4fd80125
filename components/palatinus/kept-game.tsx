'use client';

/** What Palatinus provides for the list of kept games. */
import type { KeptView } from '@/components/archive/kept-view';
import { TinyBoard } from '@/components/palatinus/board/tiny-board';
import { isFinished, NEW_GAME_SCREEN, palatinusStore } from '@/components/palatinus/game/store';
import { Emblem } from '@/components/ui/emblem';
import { withMessages } from '@/components/ui/with-messages';
import { palatinusKept } from '@/lib/games';
import { fetchPalatinus } from '@/lib/i18n';
import type { Notebook, PalatinusView } from '@/lib/palatinus/enter';

const ForumText = withMessages(
  fetchPalatinus,
  async () => (await import('./share/kept-text')).KeptText,
  ({ children }) => children,
);

export const palatinusKeptView: KeptView<Notebook, PalatinusView> = {
  name: 'Palatinus',
  seam: palatinusKept,
  gameStore: palatinusStore,
  isFinished,
  newGameScreen: NEW_GAME_SCREEN,
  // There is no board to draw before the lean of the ring is known.
  Picture: ({ picture }) =>
    picture === '' ? <Emblem className="size-full" /> : <TinyBoard picture={picture} />,
  progress: (say, placed, expected) =>
    placed === 0 || expected === 0 ? say('start.goOn') : say('start.goOnPlaced', { placed, expected }),
  bestHill: (say, who, letter, count) => say('games.bestHillText', { who, letter, count }),
  ForumText,
};
