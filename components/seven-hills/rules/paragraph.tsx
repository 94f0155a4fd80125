/** What a paragraph of the rules says. The page of rules and the sheet over a step both show it. */

import { Answers } from '@/components/rules/answers';
import { RuleMark } from '@/components/rules/rule-mark';
import type { RuleName, RuleParagraph } from '@/components/rules/rules-page';
import { SourceNotes } from '@/components/rules/source-notes';
import type { Speaker } from '@/lib/i18n';
import {
  isPrinted,
  notesOn,
  numberOfRule,
  type RULE_OF_RULING,
  type RuleId,
  type RulingKey,
  type Rulings,
  rulingOfRule,
  SEE_ALSO,
} from '@/lib/seven-hills';
import { LegionsPicture } from './legions-picture';
import { PICTURES } from './pictures';
import { RulePicture } from './rule-picture';
import { shownAnswers } from './shown-answers';
import { CardsTable, KnightsTable, MarkersTable, OpeningTable } from './tables';

type Say = Speaker<'rulebook' | 'sevenCount' | 'sevenRules' | 'sevenRulings' | 'sevenWords' | 'words'>;

/** `chosen`: the answers of the game for which it is read, if there is one. */
export function paragraphOf(say: Say, rule: RuleId, chosen?: Rulings): RuleParagraph {
  const also = SEE_ALSO[rule];
  return {
    ...nameOf(say, rule),
    body: <RuleBody say={say} rule={rule} chosen={chosen} />,
    picture: pictureOf(say, rule),
    question: rulingOfRule(rule),
    also: also && nameOf(say, also),
  };
}

function nameOf(say: Say, rule: RuleId): RuleName {
  return { id: rule, number: numberOfRule(rule), title: say(`sevenRules.${rule}-title`) };
}

function pictureOf(say: Say, rule: RuleId): React.ReactNode {
  const { number, title } = nameOf(say, rule);
  const label = say('rulebook.picture', { number, title });
  if (rule === 'waiting-camp') return <LegionsPicture say={say} label={label} />;
  const picture = PICTURES[rule];
  return picture && <RulePicture say={say} picture={picture} label={label} />;
}

type Props = {
  readonly say: Say;
  readonly rule: RuleId;
  readonly chosen: Rulings | undefined;
};

function RuleBody({ say, rule, chosen }: Props): React.ReactNode {
  const ruling = rulingOfRule(rule);
  if (ruling)
    return (
      <>
        <p className="leading-relaxed">{say(`sevenRulings.${ruling}`)}</p>
        <Answers say={say} answers={shownAnswers(say, ruling)} chosen={chosen?.[ruling]} />
        <RuleSources say={say} rule={rule} />
      </>
    );
  const Table = TABLES[rule];
  return (
    <>
      <p className="leading-relaxed">
        {say(`sevenRules.${rule as Exclude<RuleId, OpenRule>}`)}{' '}
        {isPrinted(rule) && <RuleMark look="printed">{say('sevenRules.printed')}</RuleMark>}
      </p>
      {Table && <Table say={say} />}
      <RuleSources say={say} rule={rule} />
    </>
  );
}

type OpenRule = (typeof RULE_OF_RULING)[RulingKey];

/** What is printed, what is left open, and what is our reading. */
export function RuleSources({
  say,
  rule,
}: Pick<Props, 'rule'> & { readonly say: Speaker<'sevenRules'> }): React.ReactNode {
  const notes = notesOn(rule).map(({ source, code }) => ({
    look: source,
    source: say(`sevenRules.${source}`),
    sentence: say(`sevenRules.note-${code}`),
  }));
  return <SourceNotes label={say('sevenRules.sources')} notes={notes} />;
}

const TABLES: { readonly [Rule in RuleId]?: typeof KnightsTable } = {
  markers: MarkersTable,
  opening: OpeningTable,
  cards: CardsTable,
  knights: KnightsTable,
};
