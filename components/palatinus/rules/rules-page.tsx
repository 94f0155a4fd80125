/** The page of rules: its table of contents, and its chapters with their paragraphs. */

import { Section } from '@/components/ui/section';
import type { Language, Speaker } from '@/lib/i18n';
import { CHAPTERS, numberOfRule, type RuleId } from '@/lib/palatinus';
import { PICTURES } from './pictures';
import { RuleBody, SEE_ALSO } from './rule-body';
import { RulePicture } from './rule-picture';

type ChapterProps = {
  readonly say: Speaker;
  readonly language: Language;
  readonly chapter: (typeof CHAPTERS)[number];
};

export function Chapter({ say, language, chapter: { id, rules } }: ChapterProps): React.ReactNode {
  return (
    <Section id={`chapter-${id}`} title={say(`rules.chapter-${id}`)}>
      {id === 'open' && (
        <p className="mt-3 max-w-prose text-muted leading-relaxed">
          {say('rules.open')}{' '}
          <a
            href={`/${language}/palatinus/rulings`}
            className="font-bold text-terracotta underline underline-offset-4"
          >
            {say('rules.toRulings')}
          </a>
        </p>
      )}
      <ol className="mt-2 flex flex-col gap-1">
        {rules.map((rule) => (
          <Paragraph key={rule} say={say} rule={rule}>
            <RuleBody say={say} rule={rule} />
          </Paragraph>
        ))}
      </ol>
    </Section>
  );
}

export function Contents({ say }: { readonly say: Speaker<'rules'> }): React.ReactNode {
  return (
    <nav aria-label={say('rules.contents')} className="mt-6">
      <ol className="flex flex-wrap gap-2">
        {CHAPTERS.map(({ id }, index) => (
          <li key={id}>
            <a
              href={`#chapter-${id}`}
              className="inline-flex min-h-touch items-center rounded-xl border-2 border-line bg-card px-3 py-1 font-bold text-sm leading-tight hover:border-edge"
            >
              {index + 1}. {say(`rules.chapter-${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ParagraphProps = {
  readonly say: Speaker;
  readonly rule: RuleId;
  readonly children: React.ReactNode;
};

/** A rule with its number, which is a link to it. The rule is highlighted if the address names it. */
function Paragraph({ say, rule, children }: ParagraphProps): React.ReactNode {
  const title = say(`rules.${rule}-title`);
  const [picture, ...others] = PICTURES[rule] ?? [];
  const also = SEE_ALSO[rule];
  return (
    <li
      id={rule}
      className="-mx-3 scroll-mt-4 rounded-2xl border-2 border-transparent px-3 py-2 target:border-terracotta target:bg-terracotta-wash sm:-mx-5 sm:px-5 sm:py-4"
    >
      <div className="flex items-start gap-2 sm:gap-4">
        <RuleLink say={say} rule={rule} className="-ml-2 shrink-0 tabular-nums" />
        <div className="grid min-w-0 grow gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div className={`max-w-prose ${picture && others.length === 0 ? '' : 'md:col-span-2'}`}>
            <h3 className="flex min-h-touch items-center py-1 text-lg leading-snug">{title}</h3>
            {children}
            {also && (
              <p className="mt-1 flex items-center gap-1 text-muted text-sm">
                {say('rules.seeAlso')}
                <RuleLink say={say} rule={also} />
              </p>
            )}
          </div>
          {picture && others.length === 0 && (
            <RulePicture
              say={say}
              picture={picture}
              label={say('rules.picture', { number: numberOfRule(rule), title })}
            />
          )}
        </div>
      </div>
    </li>
  );
}

type RuleLinkProps = { readonly say: Speaker<'rules'>; readonly rule: RuleId; readonly className?: string };

/** The number of a paragraph, as a link to it. */
function RuleLink({ say, rule, className = '' }: RuleLinkProps): React.ReactNode {
  const number = numberOfRule(rule);
  return (
    <a
      href={`#${rule}`}
      aria-label={say('rules.link', { number, title: say(`rules.${rule}-title`) })}
      className={`inline-flex min-h-touch min-w-touch items-center justify-center rounded-lg font-bold text-terracotta underline-offset-4 hover:underline ${className}`}
    >
      {number}
    </a>
  );
}
