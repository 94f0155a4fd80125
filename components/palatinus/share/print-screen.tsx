'use client';

/** The count as a sheet of paper: one's own table, or the one in the link. */
import { lazy, Suspense, useMemo } from 'react';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { useKept } from '@/components/store/kept';
import { sharedHash } from '@/components/transfer/shared-address';
import { SharedNotice } from '@/components/transfer/shared-notice';
import { useSharedGame } from '@/components/transfer/use-shared-game';
import { Button } from '@/components/ui/button';
import { score, soundGame } from '@/lib/palatinus';
import { draftOf, makeShareLink } from '@/lib/palatinus/enter';

const PrintSheet = lazy(async () => ({
  default: (await import('./print-sheet')).PrintSheet,
}));
const Unfinished = lazy(async () => ({
  default: (await import('@/components/palatinus/enter/unfinished')).Unfinished,
}));

export function PrintScreen(): React.ReactNode {
  const say = useSay<'rulings' | 'score' | 'share' | 'tally' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const shared = useSharedGame();
  const own = useMemo(() => soundGame(draftOf(notebook)), [notebook]);
  const isShared = shared.status === 'read';
  const game = isShared ? shared.game : shared.status === 'none' && ready && own.ok ? own.value : undefined;

  return (
    <Screen
      title={say('share.print')}
      back={{
        href: `/${language}/score?step=tally${isShared ? sharedHash() : ''}`,
        label: say('share.tally'),
      }}
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
      <SharedNotice shared={shared} />
      <Suspense>
        {shared.status === 'none' && ready && !own.ok && <Unfinished problems={own.problems} />}
        {game && (
          <PrintSheet
            say={say}
            game={game}
            result={score(game)}
            link={makeShareLink(window.location.origin, language, game)}
          />
        )}
      </Suspense>
    </Screen>
  );
}
