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
import { useShareLink } from './use-share-link';

export function PrintScreen(): React.ReactNode {
  const say = useSay<'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'>();
  const { ready, game, missing } = useGameInView();
  const linkOf = useShareLink();
  return (
    <Screen
      title={say('share.print')}
      back={{ to: RESULT_SCREEN, label: say('share.tally') }}
      footer={
        game && (
          <>
            <p className="text-muted text-sm">{say('share.sheetHint')}</p>
            <Button look="primary" onClick={() => window.print()}>
              {say('share.print')}
            </Button>
          </>
        )
      }
    >
      <SharedNotice />
      {!ready && <Placeholder className="mx-auto aspect-[3/4] max-w-[48rem]" />}
      {missing.length > 0 && <Unfinished problems={missing} />}
      {game && <PrintSheet say={say} game={game} result={score(game)} link={linkOf(game)} />}
    </Screen>
  );
}
