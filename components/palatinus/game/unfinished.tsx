'use client';

import { ScreenButton } from '@/components/shell/screens';
import { GameBeforeNotice } from '@/components/store/game-before-notice';
import { ProblemLines } from '@/components/transfer/problem-lines';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import type { Problem } from '@/lib/palatinus';
import { isBegun, missingIn } from '@/lib/palatinus/enter';
import { bringGameBack, useGameBefore, useNotebook } from './store';

type Props = {
  readonly problems: readonly Problem[];
  readonly children?: React.ReactNode;
  /** A button that leads to a screen, for pages that are not screens. */
  readonly Button?: React.FunctionComponent<React.ComponentProps<typeof ScreenButton>>;
};

/** What a game lacks before it can be counted or saved, with links to where that is entered. */
export function Unfinished({ problems, children, Button = ScreenButton }: Props): React.ReactNode {
  const say = useSay<'missing' | 'screens'>();
  const missing = missingIn(problems);
  const { document: notebook } = useNotebook();
  if (!isBegun(notebook)) return <NothingYet Button={Button} />;
  return (
    <Notice
      kind="info"
      title={say('missing.title')}
      actions={missing.map(({ at }, index) => (
        <Button key={at} to={at} look={index === 0 ? 'primary' : 'plain'}>
          {say('missing.to', { step: say(`screens.${at}`) })}
          <Icon name="forward" />
        </Button>
      ))}
    >
      {children}
      <ul className="mt-1 list-disc pl-5">
        {missing.flatMap(({ at, gaps, mistakes }) => [
          ...gaps.map(({ gap, count }) => <li key={`${at} ${gap}`}>{say(`missing.${gap}`, { count })}</li>),
          <ProblemLines key={at} problems={mistakes} />,
        ])}
      </ul>
    </Notice>
  );
}

/**
 * There is no game: nobody has entered one, or a new one was started and the browser's Back led here. Then the game
 * before is offered, because a list of everything that is missing would help nobody.
 */
function NothingYet({ Button }: Required<Pick<Props, 'Button'>>): React.ReactNode {
  const say = useSay<'missing' | 'screens' | 'ui'>();
  const language = useLanguage();
  const before = useGameBefore();
  const toPlayers = say('missing.to', { step: say('screens.players') });
  if (before)
    return (
      <GameBeforeNotice onBringBack={bringGameBack}>
        <Button to="players">{toPlayers}</Button>
      </GameBeforeNotice>
    );
  return (
    <Notice
      kind="info"
      title={say('missing.none')}
      actions={
        <>
          <Button to="players" look="primary">
            {toPlayers}
            <Icon name="forward" />
          </Button>
          <PageButton href={`/${language}`}>{say('ui.home')}</PageButton>
        </>
      }
    />
  );
}
