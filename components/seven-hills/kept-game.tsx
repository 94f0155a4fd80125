'use client';

/** What Seven Hills provides for the list of archived games. */
import type { KeptView } from '@/components/archive/kept-view';
import { isFinished, NEW_GAME_SCREEN, sevenHillsStore } from '@/components/seven-hills/game/store';
import { TinyMap } from '@/components/seven-hills/map/tiny-map';
import { withMessages } from '@/components/ui/with-messages';
import { sevenHillsKept } from '@/lib/games';
import { epochNumeral, fetchSevenHills } from '@/lib/i18n';
import type { Epoch } from '@/lib/seven-hills';
import type { Notebook, SevenHillsView } from '@/lib/seven-hills/enter';

const ForumText = withMessages(
  fetchSevenHills,
  async () => (await import('./share/kept-text')).KeptText,
  ({ children }) => children,
);

export const sevenHillsKeptView: KeptView<Notebook, SevenHillsView> = {
  name: 'Seven Hills',
  seam: sevenHillsKept,
  gameStore: sevenHillsStore,
  isFinished,
  newGameScreen: NEW_GAME_SCREEN,
  Picture: TinyMap,
  progress: (say, epoch, last) =>
    say('start.goOnEpoch', { numeral: epochNumeral(epoch as Epoch), last: epochNumeral(last as Epoch) }),
  bestHill: (say, who, hill, count) => say('games.bestHillPoints', { who, hill, count }),
  ForumText,
};
