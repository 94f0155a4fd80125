'use client';

import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { SharedNotice } from '@/components/seven-hills/game/shared-notice';
import { PrintFrame } from '@/components/transfer/print-frame';
import { useSay } from '@/components/ui/speech';
import { RESULT_SCREEN } from '@/lib/seven-hills/enter';
import { PrintSheet } from './print-sheet';
import { useGameDate, useGameLink } from './use-game-link';

/** The print screen of Seven Hills. */
export function PrintScreen(): React.ReactNode {
  const say = useSay<
    'rulebook' | 'sevenCount' | 'sevenRulings' | 'sevenShare' | 'sevenWords' | 'share' | 'words'
  >();
  const { ready, game, result } = useGameInView();
  const { link, notice } = useGameLink(game);
  const date = useGameDate();
  return (
    <PrintFrame
      back={{ to: RESULT_SCREEN, label: say('sevenCount.end') }}
      ready={ready}
      notice={<SharedNotice />}
      linkNotice={notice}
      sheet={game && result && <PrintSheet {...{ say, game, result, link, date }} />}
    />
  );
}
