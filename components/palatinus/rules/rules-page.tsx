/** The page of rules: its table of contents, and its chapters with their paragraphs. */

import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';
import { CHAPTERS, numberOfRule, RULE_OF_RULING, RULING_KEYS, type RuleId } from '@/lib/palatinus';
import { WAY_BACK_NAMES, type WayBackName } from '@/lib/palatinus/enter';
import { ContentsBar } from './contents-bar';
import { PICTURES } from './pictures';
import { RuleBody, SEE_ALSO } from './rule-body';
import { RulePicture } from './rule-picture';
import type { ParagraphTitle } from './rule-search';
import { RulingsLink } from './rulings-link';
import { wayBackName } from './way-back-name';

type ChapterProps = {
  readonly say: Speaker;
  readonly chapter: (typeof CHAPTERS)[number];
};

export function Chapter({ say, chapter: { id, rules } }: ChapterProps): React.ReactNode {
  return (
    <Section id={`chapter-${id}`} title={say(`rules.chapter-${id}`)}>
      {id === 'open' && (
        <p className="mt-3 max-w-prose text-muted leading-relaxed">
          {say('rules.open')} <RulingsLink>{say('rules.toRulings')}</RulingsLink>
        </p>
      )}
      <ol className="mt-2 columns-[40rem] gap-x-12 min-[112.5rem]:columns-2">
        {rules.map((rule) => (
          <Paragraph key={rule} say={say} rule={rule}>
            <RuleBody say={say} rule={rule} />
          </Paragraph>
        ))}
      </ol>
    </Section>
  );
}

/** Every paragraph with its number and title, to be searched. */
export function paragraphTitles(say: Speaker<'rules'>): readonly ParagraphTitle[] {
  return CHAPTERS.flatMap(({ rules }) =>
    rules.map((rule) => ({ id: rule, number: numberOfRule(rule), title: say(`rules.${rule}-title`) })),
  );
}

export function Contents({
  say,
}: {
  readonly say: Speaker<'rules' | 'score' | 'screens' | 'search'>;
}): React.ReactNode {
  const chapters = CHAPTERS.map(({ id }, index) => ({
    id: `chapter-${id}`,
    title: `${index + 1}. ${say(`rules.chapter-${id}`)}`,
  }));
  const names = Object.fromEntries(WAY_BACK_NAMES.map((name) => [name, wayBackName(say, name)]));
  return (
    <ContentsBar
      label={say('rules.contents')}
      search={say('search.label')}
      chapters={chapters}
      names={names as Readonly<Record<WayBackName, string>>}
    />
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
  const picture = PICTURES[rule];
  const also = SEE_ALSO[rule];
  const ruling = RULING_KEYS.find((key) => RULE_OF_RULING[key] === rule);
  return (
    <li
      id={rule}
      className="@container -mx-3 scroll-mt-4 break-inside-avoid rounded-2xl border-2 border-transparent px-3 py-2 target:border-terracotta target:bg-terracotta-wash sm:-mx-5 sm:px-5 sm:py-4"
    >
      <div className="flex items-start gap-2 sm:gap-4">
        <RuleLink say={say} rule={rule} className="-ml-2 shrink-0 tabular-nums" />
        <div className="grid min-w-0 grow gap-x-10 gap-y-3 @min-[44rem]:grid-cols-[minmax(0,1fr)_18rem]">
          <div className={`max-w-prose ${picture ? '' : '@min-[44rem]:col-span-2'}`}>
            <h3 className="flex min-h-touch items-center py-1 text-lg leading-snug">{title}</h3>
            {children}
            {ruling && <RulingsLink question={ruling}>{say('rules.toRuling')}</RulingsLink>}
            {also && (
              <p className="mt-1 flex items-center gap-1 text-muted text-sm">
                {say('rules.seeAlso')}
                <RuleLink say={say} rule={also} />
              </p>
            )}
          </div>
          {picture && (
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
