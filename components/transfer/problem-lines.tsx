'use client';

/**
 * The problems of a game or a link, as list items. Their many messages are rarely needed, so they are fetched on
 * demand.
 */
import { useSay } from '@/components/ui/speech';
import { withMessages } from '@/components/ui/with-messages';
import { type AnyProblem, fetchShared, problemSentence } from '@/lib/i18n';

type Props = { readonly problems: readonly AnyProblem[] };

export const ProblemLines = withMessages(fetchShared, async () => Lines, Frame);

function Lines({ problems }: Props): React.ReactNode {
  const say = useSay<'problems' | 'words'>();
  const sentences = new Set(problems.map((problem) => problemSentence(say, problem)));
  return [...sentences].map((sentence) => <li key={sentence}>{sentence}</li>);
}

function Frame({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return children && <li>{children}</li>;
}
