'use client';

/** Why a file was refused, in the words of the engine, each reason with its place in the file. */
import { useSay } from '@/components/shell/speech';
import { type AnyProblem, problemSentence } from '@/lib/i18n';
import { makePath } from '@/lib/palatinus';

/** Enough to mend a file by. A file that is something else altogether has thousands, and would stop the phone. */
const MOST = 5;

type Props = { readonly problems: readonly AnyProblem[] };

export function Reasons({ problems }: Props): React.ReactNode {
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
      {problems.length > MOST && <li>{say('ui.andMore', { count: problems.length - MOST })}</li>}
    </ul>
  );
}
