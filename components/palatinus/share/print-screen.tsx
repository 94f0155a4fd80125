'use client';

/** The print screen: the count of one's own or a shared game as a sheet of paper. */

import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import { Screen } from '@/components/shell/screen';
import { Button } from '@/components/ui/button';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { score } from '@/lib/palatinus';
import { RESULT_SCREEN } from '@/lib/palatinus/enter';
import { PrintSheet } from './print-sheet';
import { useGameDate } from './use-game-date';
import { useShareLink } from './use-share-link';

export function PrintScreen(): React.ReactNode {
  const say = useSay<
    'pieces' | 'rulebook' | 'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'
  >();
  const { ready, game, missing } = useGameInView();
  const { link, notice } = useShareLink(game);
  const date = useGameDate();
  return (
    <Screen
      title={say('share.print')}
      back={{ to: RESULT_SCREEN, label: say('share.tally') }}
      footer={
        game && (
          <>
            <p className="text-muted text-sm">{say('share.sheetHint')}</p>
            <Button look="primary" className="shrink-0" onClick={() => window.print()}>
              {say('share.print')}
            </Button>
          </>
        )
      }
    >
      <SharedNotice />
      {!ready && <Placeholder className="mx-auto aspect-[3/4] max-w-[48rem]" />}
      {missing.length > 0 && <Unfinished problems={missing} />}
      {game && (
        <>
          {notice && <div className="mx-auto mb-3 max-w-[48rem] print:hidden">{notice}</div>}
          <PrintSheet {...{ say, game, link, date }} result={score(game)} />
        </>
      )}
    </Screen>
  );
}
