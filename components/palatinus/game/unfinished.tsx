'use client';

import { ScreenButton } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { problemSentence } from '@/lib/i18n';
import type { Problem } from '@/lib/palatinus';
import { missingIn } from '@/lib/palatinus/enter';

type Props = {
  readonly problems: readonly Problem[];
  readonly children?: React.ReactNode;
  /** How to get to a screen, from a page that is not one of them. */
  readonly Button?: React.FunctionComponent<React.ComponentProps<typeof ScreenButton>>;
};

/** What a game lacks before it can be counted or saved, each with the way to where it is entered. */
export function Unfinished({ problems, children, Button = ScreenButton }: Props): React.ReactNode {
  const say = useSay<'missing' | 'problems' | 'screens' | 'words'>();
  const missing = missingIn(problems);
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
          ...mistakes.map((problem) => (
            <li key={`${problem.code} ${problem.path.join()}`}>{problemSentence(say, problem)}</li>
          )),
        ])}
      </ul>
    </Notice>
  );
}
