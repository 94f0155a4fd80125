import type { Speaker } from '@/lib/i18n';
import { numberOfRule, type RuleId } from '@/lib/palatinus';
import { PICTURES } from './pictures';
import { RuleLink } from './rule-link';
import { RulePicture } from './rule-picture';
import { SEE_ALSO } from './see-also';

type Props = {
  readonly say: Speaker;
  readonly rule: RuleId;
  readonly children: React.ReactNode;
};

/** A rule with its number, by which it is found and linked to; lit up for whoever came by such a link. */
export function Paragraph({ say, rule, children }: Props): React.ReactNode {
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
