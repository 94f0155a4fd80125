'use client';

import { useSay } from '@/components/shell/speech';
import { Notice } from '@/components/ui/notice';
import { type AnyProblem, problemSentence } from '@/lib/i18n';
import { makePath } from '@/lib/palatinus';

/** Every reason why a text is no table, in the words of the engine, each with its place in the file. */
export function Refusal({ problems }: { readonly problems: readonly AnyProblem[] }): React.ReactNode {
  const say = useSay<'file' | 'problems' | 'words'>();
  return (
    <Notice kind="warning" title={say('file.refused')}>
      <ul className="mt-1 flex flex-col gap-1.5">
        {problems.map((problem) => {
          const path = makePath(problem.path);
          const sentence = problemSentence(say, problem);
          return (
            <li key={`${path} ${sentence}`}>
              {path && (
                <>
                  <code className="rounded bg-card px-1 font-mono">{path}</code>{' '}
                </>
              )}
              {sentence}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
