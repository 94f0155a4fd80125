/** What a paragraph of the rules says. The page of rules and the sheet in the count both show it. */

import { Answers } from '@/components/rules/answers';
import type { RuleName, RuleParagraph } from '@/components/rules/rules-page';
import type { Speaker } from '@/lib/i18n';
import {
  expectedWith,
  FEWEST_PLAYERS,
  type Inhabitants,
  KINDS,
  MOST_PLAYERS,
  numberOfRule,
  type RULE_OF_RULING,
  type RuleId,
  type RulingKey,
  type Rulings,
  rulingOfRule,
  SEE_ALSO,
} from '@/lib/palatinus';
import { EditionNotes } from './edition-notes';
import { PICTURES } from './pictures';
import { RulePicture } from './rule-picture';
import { shownAnswers } from './shown-answers';

type Say = Speaker<'editions' | 'pieces' | 'rulebook' | 'rules' | 'rulings' | 'walkthrough' | 'words'>;

/** `chosen`: the answers of the game for which it is read, if there is one. */
export function paragraphOf(say: Say, rule: RuleId, chosen?: Rulings): RuleParagraph {
  const name = nameOf(say, rule);
  const picture = PICTURES[rule];
  const also = SEE_ALSO[rule];
  return {
    ...name,
    body: <RuleBody say={say} rule={rule} chosen={chosen} />,
    picture: picture && (
      <RulePicture say={say} picture={picture} label={say('rulebook.picture', { ...name })} />
    ),
    question: rulingOfRule(rule),
    also: also && nameOf(say, also),
  };
}

function nameOf(say: Say, rule: RuleId): RuleName {
  return { id: rule, number: numberOfRule(rule), title: say(`rules.${rule}-title`) };
}

type Props = {
  readonly say: Say;
  readonly rule: RuleId;
  readonly chosen: Rulings | undefined;
};

/** One or two sentences; for an open question its answers; and the notes of the editions. */
function RuleBody({ say, rule, chosen }: Props): React.ReactNode {
  const ruling = rulingOfRule(rule);
  return (
    <>
      {ruling ? (
        <OpenQuestion say={say} ruling={ruling} chosen={chosen?.[ruling]} />
      ) : (
        <RuleText say={say} rule={rule as Exclude<RuleId, OpenRule>} />
      )}
      <EditionNotes say={say} rule={rule} />
      {ruling && <StandardReason say={say} ruling={ruling} />}
    </>
  );
}

type OpenRule = (typeof RULE_OF_RULING)[RulingKey];
type RuleTextProps = { readonly say: Say; readonly rule: Exclude<RuleId, OpenRule> };

function RuleText({ say, rule }: RuleTextProps): React.ReactNode {
  if (rule !== 'brings') return <p className="leading-relaxed">{say(`rules.${rule}`)}</p>;
  return (
    <>
      <p className="leading-relaxed">{say('rules.brings')}</p>
      <InhabitantsTable say={say} />
      <p className="mt-3 text-muted text-sm leading-relaxed">{say('rules.bringsNote')}</p>
    </>
  );
}

type OpenQuestionProps = {
  readonly say: Say;
  readonly ruling: RulingKey;
  readonly chosen: Rulings[RulingKey] | undefined;
};

/** A question that the rules leave open, with its answers, each with a picture of how it is counted. */
function OpenQuestion({ say, ruling, chosen }: OpenQuestionProps): React.ReactNode {
  return (
    <>
      <p className="leading-relaxed">{say(`rulings.${ruling}`)}</p>
      <Answers say={say} answers={shownAnswers(say, ruling)} chosen={chosen} />
    </>
  );
}

type StandardReasonProps = { readonly say: Speaker<'editions'>; readonly ruling: RulingKey };

/** Why the standard answer to an open question is the standard. */
export function StandardReason({ say, ruling }: StandardReasonProps): React.ReactNode {
  return (
    <p className="mt-3 text-sm leading-relaxed">
      <strong>{say('editions.why')}.</strong> {say(`editions.${ruling}-standard`)}
    </p>
  );
}

const KIND_WORDS = {
  merchant: 'rules.bringsMerchants',
  peasant: 'rules.bringsPeasants',
  condottiere: 'rules.bringsCondottieri',
} as const;

/** How many of each kind the census expects, by the number of players. */
function InhabitantsTable({ say }: { readonly say: Speaker<'rules'> }): React.ReactNode {
  const numbers = Array.from(
    { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
    (_, index) => MOST_PLAYERS - index,
  );
  const rows: readonly (readonly [string, Inhabitants])[] = [
    ...numbers.map((number) => [String(number), expectedWith(number).player] as const),
    [say('rules.bringsAlly'), expectedWith(FEWEST_PLAYERS).ally],
  ];
  return (
    <table className="mt-3 w-full max-w-md text-[min(0.875rem,2.9vw)]">
      <caption className="sr-only">{say('rules.bringsTable')}</caption>
      <thead>
        <tr className="border-edge border-b align-bottom">
          <th scope="col" className="py-1.5 pr-2 text-left">
            {say('rules.bringsPlayers')}
          </th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col" className="px-1 py-1.5 text-right">
              {say(KIND_WORDS[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, inhabitants]) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-1.5 pr-2 text-left">
              {label}
            </th>
            {KINDS.map((kind) => (
              <td key={kind} className="px-1 py-1.5 text-right">
                {inhabitants[kind]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
