/** The page of rules of any game: its table of contents, its search, and its chapters with their numbered paragraphs. */

import { Section } from '@/components/ui/section';
import type { Speaker } from '@/lib/i18n';
import { ContentsBar } from './contents-bar';
import { type AlsoCalled, RuleSearch } from './rule-search';

/** The name of a paragraph: its id, which is also its fragment, its number and its title. */
export interface RuleName {
  readonly id: string;
  readonly number: string;
  readonly title: string;
}

/** A paragraph as shown on the page and in the sheet over a step. */
export interface RuleParagraph extends RuleName {
  readonly body: React.ReactNode;
  readonly picture?: React.ReactNode;
  /** The id of the open question it is about. */
  readonly question?: string | undefined;
  /** Another paragraph to read after it. */
  readonly also?: RuleName | undefined;
}

export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  /** Shown before its paragraphs. */
  readonly lead?: React.ReactNode;
  readonly paragraphs: readonly RuleParagraph[];
}

type Say = Speaker<'rulebook'>;

type Props = {
  readonly say: Say;
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly RulesChapter[];
  /** A link to a question, for answering it in the reader's game. */
  readonly toRuling: (question: string) => React.ReactNode;
  /** The link back to where the reader came from, for the bar with the contents. */
  readonly back: React.ReactNode;
  /** Synonyms for the search. */
  readonly alsoCalled?: readonly AlsoCalled[];
  /** Additional links, below the lead. */
  readonly children?: React.ReactNode;
};

export function RulesPage(props: Props): React.ReactNode {
  const { say, title, lead, chapters, toRuling, back, alsoCalled = [], children } = props;
  const names = chapters.flatMap(({ paragraphs }) =>
    paragraphs.map(({ id, number, title: about }): RuleName => ({ id, number, title: about })),
  );
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-prose text-lg leading-relaxed">{lead}</p>
        {children}
        <RuleSearch paragraphs={names} alsoCalled={alsoCalled} />
      </div>
      <div className="contents lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
        <ContentsBar
          label={say('rulebook.contents')}
          search={say('rulebook.search')}
          chapters={chapters.map(({ id, title: about }, index) => ({
            id: headingOf(id),
            title: `${index + 1}. ${about}`,
          }))}
          back={back}
        />
      </div>
      <div className="lg:col-start-2 lg:pr-5">
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} say={say} toRuling={toRuling} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

function headingOf(chapter: string): string {
  return `chapter-${chapter}`;
}

type ChapterProps = Pick<Props, 'say' | 'toRuling'> & { readonly chapter: RulesChapter };

function Chapter({ chapter, ...props }: ChapterProps): React.ReactNode {
  const { id, title, lead, paragraphs } = chapter;
  return (
    <Section id={headingOf(id)} title={title}>
      {lead && <p className="mt-3 max-w-prose text-muted leading-relaxed">{lead}</p>}
      <ol className="mt-2 gap-x-12 min-[112.5rem]:[column-count:2]">
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph.id} {...props} {...paragraph} />
        ))}
      </ol>
    </Section>
  );
}

/** The answers side by side have room for their pictures; lines of text are no longer than elsewhere. */
const WIDE_ANSWERS = 'max-w-5xl [&>:not(ul)]:max-w-prose';

type ParagraphProps = RuleParagraph & Pick<Props, 'say' | 'toRuling'>;

/** A rule with its number, which is a link to it. The rule is highlighted if the address names it. */
function Paragraph(props: ParagraphProps): React.ReactNode {
  const { say, toRuling, question, also, body, picture, ...name } = props;
  return (
    <li
      id={name.id}
      className="@container -mx-3 scroll-mt-4 break-inside-avoid rounded-2xl border-2 border-transparent px-3 py-2 target:border-terracotta target:bg-terracotta-wash sm:-mx-5 sm:px-5 sm:py-4"
    >
      <div className="flex items-start gap-2 sm:gap-4">
        <NumberLink say={say} {...name} className="-ml-2 shrink-0 tabular-nums" />
        <div className="grid min-w-0 grow gap-x-10 gap-y-3 @min-[44rem]:grid-cols-[minmax(0,1fr)_18rem]">
          <div
            className={`${question ? WIDE_ANSWERS : 'max-w-prose'} ${picture ? '' : '@min-[44rem]:col-span-2'}`}
          >
            <h3 className="flex min-h-touch items-center py-1 text-lg leading-snug">{name.title}</h3>
            {body}
            {question && toRuling(question)}
            {also && (
              <p data-see-also="" className="mt-1 flex items-center gap-1 text-muted text-sm">
                {say('rulebook.seeAlso')}
                <NumberLink say={say} {...also} />
              </p>
            )}
          </div>
          {picture}
        </div>
      </div>
    </li>
  );
}

type NumberLinkProps = RuleName & { readonly say: Say; readonly className?: string };

/** The number of a paragraph, as a link to it. */
function NumberLink({ say, id, number, title, className = '' }: NumberLinkProps): React.ReactNode {
  return (
    <a
      href={`#${id}`}
      aria-label={say('rulebook.link', { number, title })}
      className={`inline-flex min-h-touch min-w-touch items-center justify-center rounded-lg font-bold text-terracotta underline-offset-4 hover:underline ${className}`}
    >
      {number}
    </a>
  );
}
