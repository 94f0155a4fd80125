'use client';

import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { problemSentence } from '@/lib/i18n';
import type { Problem } from '@/lib/palatinus';
import { missingIn } from '@/lib/palatinus/enter';

type Props = { readonly problems: readonly Problem[]; readonly children?: React.ReactNode };

/** What a table lacks before it can be counted or saved, each with the way to where it is told. */
export function Unfinished({ problems, children }: Props): React.ReactNode {
  const say = useSay<'missing' | 'problems' | 'steps' | 'words'>();
  const language = useLanguage();
  const missing = missingIn(problems);
  return (
    <Notice
      kind="info"
      title={say('missing.title')}
      actions={missing.map(({ at }, index) => (
        <ButtonLink key={at} href={`/${language}/${at}`} look={index === 0 ? 'primary' : 'plain'}>
          {say('missing.to', { step: say(`steps.${at}`) })}
          <Icon name="forward" />
        </ButtonLink>
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
