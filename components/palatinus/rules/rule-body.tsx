/** What a paragraph of the rules says. The page of rules and the sheet in the count both use it. */

import { rulingAnswer, type Speaker } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  expectedWith,
  FEWEST_PLAYERS,
  type Inhabitants,
  KINDS,
  MOST_PLAYERS,
  numberOfRule,
  RULE_OF_RULING,
  RULING_KEYS,
  RULINGS,
  type RuleId,
  type RulingKey,
} from '@/lib/palatinus';
import { PICTURES } from './pictures';
import { RulePicture } from './rule-picture';

/** A sentence or two, and for an open question its answers. */
export function RuleBody({ say, rule }: { readonly say: Speaker; readonly rule: RuleId }): React.ReactNode {
  switch (rule) {
    case 'empty-spring':
    case 'lone-condottiere':
    case 'captured-twice':
    case 'tie-breaks':
    case 'ally-pieces': {
      const ruling = RULING_KEYS.find((key) => RULE_OF_RULING[key] === rule);
      return ruling && <OpenQuestion say={say} ruling={ruling} />;
    }
    case 'brings':
      return (
        <>
          <p className="leading-relaxed">{say('rules.brings')}</p>
          <InhabitantsTable say={say} />
          <p className="mt-3 text-muted text-sm leading-relaxed">{say('rules.bringsNote')}</p>
        </>
      );
    default:
      return <p className="leading-relaxed">{say(`rules.${rule}`)}</p>;
  }
}

type OpenQuestionProps = { readonly say: Speaker; readonly ruling: RulingKey };

/** A question that the rules leave open, with its answers, each with a picture of how it is counted. */
function OpenQuestion({ say, ruling }: OpenQuestionProps): React.ReactNode {
  const rule = RULE_OF_RULING[ruling];
  const pictures = PICTURES[rule] ?? [];
  return (
    <>
      <p className="leading-relaxed">{say(`rulings.${ruling}`)}</p>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {RULINGS[ruling].map((answer, index) => {
          const { label, why } = rulingAnswer(say, ruling, answer);
          const picture = pictures[index];
          return (
            <li key={answer} className="rounded-xl border border-line bg-card p-4">
              <p className="font-bold leading-snug">
                {label} {answer === DEFAULT_RULINGS[ruling] && <Usual>{say('rulings.usual')}</Usual>}
              </p>
              <p className="mt-1 text-sm leading-relaxed">{why}</p>
              {picture && (
                <div className="mt-3">
                  <RulePicture
                    say={say}
                    picture={picture}
                    label={say('rules.pictureRead', { number: numberOfRule(rule), answer: label })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Usual({ children }: { readonly children: string }): React.ReactNode {
  return (
    <span className="inline-block rounded-full bg-laurel-fill px-2.5 py-0.5 font-bold text-on-fill text-xs">
      {children}
    </span>
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

/** For a paragraph that leaves a question open, the paragraph about that question. */
export const SEE_ALSO: { readonly [Rule in RuleId]?: RuleId } = {
  flee: 'lone-condottiere',
  'shared-captive': 'captured-twice',
  peasant: 'empty-spring',
  ally: 'ally-pieces',
  'tie-break': 'tie-breaks',
};
