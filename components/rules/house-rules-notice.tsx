'use client';

/**
 * At the start of a new game: names the answers to open questions that it takes over from the game before, if they
 * are not the default, and resets them with one tap. The notice then stays and says so, because hiding it would move
 * what a finger is about to tap.
 */

import { useState } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';

type Props = {
  /** The answers that are not the default, in one line; empty if all are. */
  readonly list: string;
  /** Once a game is begun, nothing is shown any more. */
  readonly isBegun: boolean;
  readonly onReset: () => void;
};

export function HouseRulesNotice({ list, isBegun, onReset }: Props): React.ReactNode {
  const say = useSay<'rulebook' | 'screens'>();
  const [wasShown, setWasShown] = useState(false);
  if (list !== '' && !wasShown) setWasShown(true);
  if (isBegun || (list === '' && !wasShown)) return null;

  function reset(): void {
    onReset();
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
