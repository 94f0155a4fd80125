'use client';

/**
 * Where a new game begins: names the answers to open questions that it has from the game before, if they are not standard,
 * and sets them back with one tap. It then stays with that news, because its vanishing would move what a finger is about to tap.
 */

import { useState } from 'react';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { rulingsList } from '@/lib/i18n';
import { isBegun, resetRulings, rulingsAt } from '@/lib/palatinus/enter';

export function HouseRulesNotice(): React.ReactNode {
  const say = useSay<'rulebook' | 'rulings' | 'screens'>();
  const { document: notebook } = useNotebook();
  const [wasShown, setWasShown] = useState(false);
  const list = rulingsList(say, rulingsAt(notebook.table));
  if (list !== '' && !wasShown) setWasShown(true);
  if (isBegun(notebook) || (list === '' && !wasShown)) return null;

  function reset(): void {
    notebookStore().change(resetRulings);
    announce(say('rulebook.standardNow'));
  }

  return (
    <Notice
      kind="info"
      className="mb-3"
      title={say('rulebook.house')}
      actions={
        <>
          <Button disabled={list === ''} onClick={reset}>
            {say('rulebook.toStandard')}
          </Button>
          <ScreenButton to="rulings?from=players">{say('screens.rulings')}</ScreenButton>
        </>
      }
    >
      {list === '' ? say('rulebook.standardNow') : say('rulebook.houseText', { list })}
    </Notice>
  );
}
