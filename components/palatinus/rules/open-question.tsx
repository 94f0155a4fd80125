import { rulingAnswer, type Speaker } from '@/lib/i18n';
import { DEFAULT_RULINGS, numberOfRule, RULE_OF_RULING, RULINGS, type RulingKey } from '@/lib/palatinus';
import { PICTURES } from './pictures';
import { RulePicture } from './rule-picture';

type Props = { readonly say: Speaker; readonly ruling: RulingKey };

/** A question the rules leave open, and its answers side by side, each drawn as it would be counted. */
export function OpenQuestion({ say, ruling }: Props): React.ReactNode {
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
