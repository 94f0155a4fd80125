'use client';

/**
 * One paragraph of the rules over whatever rests on it, so that nobody has to leave the count to read it. The page of
 * rules is made on the server; here the same parts are drawn in the browser.
 */
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { useLanguage, useSay } from '@/components/ui/speech';
import { numberOfRule, type RuleId } from '@/lib/palatinus';
import { PICTURES } from './pictures';
import { RuleBody, SEE_ALSO } from './rule-body';
import { RulePicture } from './rule-picture';

type Props = { readonly rule: RuleId; readonly onClose: () => void };

export function RuleSheet({ rule: asked, onClose }: Props): React.ReactNode {
  const say = useSay<'rules' | 'rulings' | 'score' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const [rule, setRule] = useState(asked);
  const body = useRef<HTMLDivElement>(null);
  // Led on to another paragraph, one begins to read at its top; what was pressed may be gone.
  useEffect(() => {
    if (rule !== asked) body.current?.focus();
  }, [rule, asked]);
  const number = numberOfRule(rule);
  const title = say(`rules.${rule}-title`);
  const also = SEE_ALSO[rule];
  const [picture, ...others] = PICTURES[rule] ?? [];
  return (
    <Sheet title={title} note={say('score.ruleTitle', { number })} onClose={onClose}>
      <div ref={body} tabIndex={-1} className="scroll-mt-4 outline-none">
        <RuleBody say={say} rule={rule} />
      </div>
      {picture && others.length === 0 && (
        <div className="mt-3">
          <RulePicture say={say} picture={picture} label={say('rules.picture', { number, title })} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {also && (
          <button
            type="button"
            onClick={() => setRule(also)}
            className="min-h-touch cursor-pointer text-left text-muted text-sm underline underline-offset-4"
          >
            {say('rules.seeAlso')} {numberOfRule(also)}: {say(`rules.${also}-title`)}
          </button>
        )}
        {/* A plain link: only a page that the browser itself opens has its paragraph lit up. */}
        <a href={`/${language}/palatinus/rules#${rule}`} className={buttonClass('plain', 'ml-auto')}>
          {say('score.allRules')}
        </a>
      </div>
    </Sheet>
  );
}
