'use client';

import { useGameInView, useNotebookInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { PrintFrame } from '@/components/transfer/print-frame';
import { useSay } from '@/components/ui/speech';
import { score } from '@/lib/palatinus';
import { RESULT_SCREEN } from '@/lib/palatinus/enter';
import { PrintSheet } from './print-sheet';
import { useGameLink } from './use-game-link';

/** The print screen of Palatinus. */
export function PrintScreen(): React.ReactNode {
  const say = useSay<
    'census' | 'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
  >();
  const notebook = useNotebookInView();
  const { ready, game, missing } = useGameInView();
  const { link, notice, date } = useGameLink(game);
  return (
    <PrintFrame
      back={{ to: RESULT_SCREEN, label: say('share.tally') }}
      ready={ready}
      notice={
        <>
          <SharedNotice />
          {missing.length > 0 && <Unfinished problems={missing} />}
        </>
      }
      linkNotice={notice}
      sheet={game && <PrintSheet {...{ say, game, notebook, link, date }} result={score(game)} />}
    />
  );
}
