'use client';

import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { SharedNotice } from '@/components/seven-hills/game/shared-notice';
import { PrintFrame } from '@/components/transfer/print-frame';
import { useSay } from '@/components/ui/speech';
import { epochName } from '@/lib/i18n';
import { countScreen, RESULT_SCREEN } from '@/lib/seven-hills/enter';
import { PrintSheet } from './print-sheet';
import { useGameLink } from './use-game-link';

/** The print screen of Seven Hills. */
export function PrintScreen(): React.ReactNode {
  const say = useSay<
    | 'rulebook'
    | 'sevenCount'
    | 'sevenGuide'
    | 'sevenRulings'
    | 'sevenShare'
    | 'sevenWords'
    | 'share'
    | 'words'
  >();
  const { ready, notebook, game, result } = useGameInView();
  const { link, notice, date } = useGameLink(game);
  const [latest] = result && !notebook.table.isOver ? result.epochs.slice(-1) : [];
  const back = latest
    ? { to: countScreen(latest.epoch, { part: 'track' }), label: epochName(say, latest.epoch) }
    : { to: RESULT_SCREEN, label: say('sevenCount.end') };
  return (
    <PrintFrame
      back={back}
      ready={ready}
      notice={<SharedNotice />}
      linkNotice={notice}
      sheet={game && result && <PrintSheet {...{ say, game, result, link, date }} />}
    />
  );
}
