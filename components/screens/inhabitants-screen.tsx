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
import { brushAfterUndo, censusOf, progressOf } from '@/lib/table';
import { InhabitantsBoard } from './inhabitants-board';
import { useBrush } from './use-brush';

export function InhabitantsScreen(): React.ReactNode {
  const say = useSay<'inhabitants' | 'steps'>();
  const language = useLanguage();
  const { notebook } = useKept();
  const [names, setNames] = useState(false);
  const { brush, people, pick, pickPeople, pickKind } = useBrush(notebook);
  const census = censusOf(notebook);
  const progress = progressOf(census.rows);
  return (
    <Screen
      title={say('steps.inhabitants')}
      back={{ href: `/${language}/tiles`, label: say('steps.tiles') }}
      tools={<HistoryButtons onStep={(before, after) => pick(brushAfterUndo(before, after, brush))} />}
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
            <InhabitantsBoard
              census={census}
              names={names}
              brush={brush}
              onBrush={pick}
              onKind={pickKind}
              onPeople={pickPeople}
            />
            <BoardCorners names={names} onNames={setNames} />
          </div>
        }
      >
        {people && (
          <BrushTrays
            players={notebook.table.players}
            rows={census.rows}
            brush={brush}
            people={people}
            onPeople={pickPeople}
            onKind={pickKind}
          />
        )}
        <CensusLine notebook={notebook} census={census} />
      </ScreenSplit>
    </Screen>
  );
}
