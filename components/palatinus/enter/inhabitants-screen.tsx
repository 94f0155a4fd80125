'use client';

/** Who stands where: pick once, tap many. The brush moves on by itself, so a table is one tap a piece and no others. */
import { useState } from 'react';
import { CountBehind } from '@/components/palatinus/count/count-behind';
import { Screen } from '@/components/shell/screen';
import { ScreenSplit } from '@/components/shell/screen-split';
import { useLanguage, useSay } from '@/components/shell/speech';
import { HistoryButtons } from '@/components/store/history-buttons';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { theKeeper, useKept } from '@/components/store/kept';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { brushAfterUndo, censusSoFar, type Notebook, progressOf } from '@/lib/palatinus/enter';
import { BoardCorners } from './board-corners';
import { BrushTrays } from './brush-trays';
import { CensusLine } from './census-line';
import { CensusWords } from './census-words';
import { InhabitantsBoard } from './inhabitants-board';
import { useBrush } from './use-brush';

type Props = {
  /** What waits behind this screen, to be seen at once when everybody stands. */
  readonly count: React.ReactNode;
};

export function InhabitantsScreen({ count }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const [names, setNames] = useState(false);
  /** Worth showing until something changes. */
  const [news, setNews] = useState<{ readonly text: string; readonly at: Notebook }>();
  const hand = useBrush(notebook);
  const census = censusSoFar(notebook);
  const progress = progressOf(census.rows);

  function tell(text: string): void {
    announce(text);
    setNews({ text, at: theKeeper().snapshot().notebook });
  }

  return (
    <CountBehind whole={census.complete && progress.placed > 0} count={count}>
      <Screen
        split
        title={say('steps.inhabitants')}
        back={{ href: `/${language}/tiles`, label: say('steps.tiles') }}
        tools={
          <HistoryButtons
            onStep={(before, after) => hand.moveOn(brushAfterUndo(before, after, hand.brush))}
          />
        }
        footer={
          <>
            {ready && progress.expected > 0 ? (
              <CensusWords
                census={census}
                players={notebook.table.players}
                news={news?.at === notebook ? news.text : undefined}
              />
            ) : (
              <span />
            )}
            <ButtonLink
              href={`/${language}/score`}
              look={census.complete && progress.placed > 0 ? 'primary' : 'plain'}
            >
              {say('steps.score')}
              <Icon name="forward" />
            </ButtonLink>
          </>
        }
      >
        <KeepingNotices />
        <ScreenSplit
          board={
            <div className="relative">
              <InhabitantsBoard census={census} names={names} hand={hand} onNews={tell} />
              <BoardCorners names={names} onNames={setNames} onCleared={tell} />
            </div>
          }
        >
          {hand.people && (
            <BrushTrays
              players={notebook.table.players}
              rows={census.rows}
              brush={hand.brush}
              people={hand.people}
              onPeople={hand.pickPeople}
              onKind={hand.pickKind}
            />
          )}
          <div className="mt-2 min-h-10">{ready && <CensusLine notebook={notebook} census={census} />}</div>
        </ScreenSplit>
      </Screen>
    </CountBehind>
  );
}
