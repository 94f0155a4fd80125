'use client';

/** Who stands where: pick once, tap many. The brush moves on by itself, so a table is one tap a piece and no others. */
import { useState } from 'react';
import { BoardCorners } from '@/components/entry/board-corners';
import { BrushTrays } from '@/components/entry/brush-trays';
import { CensusLine } from '@/components/entry/census-line';
import { HistoryButtons } from '@/components/kept/history-buttons';
import { KeepingNotices } from '@/components/kept/keeping-notices';
import { useKept } from '@/components/kept/kept';
import { Screen } from '@/components/shell/screen';
import { ScreenSplit } from '@/components/shell/screen-split';
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { brushAfterUndo, censusSoFar, progressOf } from '@/lib/table';
import { InhabitantsBoard } from './inhabitants-board';
import { useBrush } from './use-brush';

export function InhabitantsScreen(): React.ReactNode {
  const say = useSay<'inhabitants' | 'steps'>();
  const language = useLanguage();
  const { notebook } = useKept();
  const [names, setNames] = useState(false);
  const hand = useBrush(notebook);
  const census = censusSoFar(notebook);
  const progress = progressOf(census.rows);
  return (
    <Screen
      title={say('steps.inhabitants')}
      back={{ href: `/${language}/tiles`, label: say('steps.tiles') }}
      tools={
        <HistoryButtons onStep={(before, after) => hand.moveOn(brushAfterUndo(before, after, hand.brush))} />
      }
      footer={
        <>
          <p className="text-sm">
            <b>{say('inhabitants.progress', progress)}</b>
          </p>
          <ButtonLink href={`/${language}/score`} look={census.complete ? 'primary' : 'plain'}>
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
            <InhabitantsBoard census={census} names={names} hand={hand} />
            <BoardCorners names={names} onNames={setNames} />
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
        <CensusLine notebook={notebook} census={census} />
      </ScreenSplit>
    </Screen>
  );
}
