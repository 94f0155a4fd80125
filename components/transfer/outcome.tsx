'use client';

import { useEffect, useRef } from 'react';
import { useSay } from '@/components/ui/speech';
import { type AnyProblem, problemSentence } from '@/lib/i18n';
import { countProblems, makePath } from '@/lib/problems';

type OutcomeBoxProps = { readonly news: unknown; readonly children: React.ReactNode };

/** The result of an action: scrolled into view and read out, wherever on the page the action was started. */
export function OutcomeBox({ news, children }: OutcomeBoxProps): React.ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new outcome must be announced
  useEffect(() => {
    ref.current?.focus();
  }, [news]);
  return (
    <div ref={ref} tabIndex={-1} className="focus-visible:outline-none">
      {children}
    </div>
  );
}

/** Enough for correcting a file. */
const MOST = 5;

type ReasonsProps = { readonly problems: readonly AnyProblem[] };

/** Why a file was refused, each reason with its place in the file. */
export function Reasons({ problems }: ReasonsProps): React.ReactNode {
  const say = useSay<'problems' | 'words' | 'ui'>();
  return (
    <ul className="mt-1 flex flex-col gap-1.5">
      {problems.slice(0, MOST).map((problem) => {
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
      {problems.length > MOST && <li>{say('ui.andMore', { count: countProblems(problems) - MOST })}</li>}
    </ul>
  );
}
