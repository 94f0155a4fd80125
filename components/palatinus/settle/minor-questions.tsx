'use client';

/** The questions that do not decide the game: what another answer would change, or why they do not come up. */
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { ScreenLink, useScreens } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { settleSentences } from '@/lib/i18n';
import { type Game, RULE_OF_RULING, type RulingKey } from '@/lib/palatinus';
import { rulingsFrom } from '@/lib/palatinus/enter';
import type { MinorQuestion } from '@/lib/palatinus/settle';

type Props = { readonly game: Game; readonly questions: readonly MinorQuestion[]; readonly areAll: boolean };

export function MinorQuestions({ game, questions, areAll }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>();
  const { minor } = settleSentences(say, game);
  const moveNothing = questions.every(({ others }) =>
    others.every(({ differences }) => differences.length === 0),
  );
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="minor" className="mt-7">
      <h2 id="minor" className="text-xl">
        {say(areAll ? 'settle.all' : moveNothing ? 'settle.othersNothing' : 'settle.others')}
      </h2>
      <dl className="mt-2 divide-y divide-line rounded-2xl border border-line bg-card px-4">
        {questions.map((question) => (
          <div
            key={question.ruling}
            className="relative grid gap-x-4 gap-y-0.5 py-2.5 leading-snug sm:grid-cols-[2fr_3fr] sm:items-baseline lg:grid-cols-1"
          >
            <dt>
              <QuestionLink
                ruling={question.ruling}
                className="before:absolute before:inset-0 before:-inset-x-4"
              />
            </dt>
            <dd className="text-muted text-sm leading-relaxed">
              {minor(question).join(' ')} <RuleLinks rule={RULE_OF_RULING[question.ruling]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type LinkProps = { readonly ruling: RulingKey; readonly className: string };

/** A question as a link to its answers; from there, a link leads back. */
export function QuestionLink({ ruling, className }: LinkProps): React.ReactNode {
  const say = useSay<'settle'>();
  const { here } = useScreens();
  return (
    <ScreenLink
      to={rulingsFrom(here, ruling)}
      className={`flex items-center justify-between gap-2 font-bold hover:underline ${className}`}
    >
      {say(`settle.${ruling}`)}
      <Icon name="forward" className="size-4 text-terracotta" />
    </ScreenLink>
  );
}
