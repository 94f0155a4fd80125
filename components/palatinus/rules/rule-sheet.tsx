'use client';

/**
 * One paragraph of the rules in a sheet over the count, so that nobody has to leave the count to read it. The page of
 * rules is made on the server; here the browser draws the same parts.
 */

import { useEffect, useRef, useState } from 'react';
import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { buttonClass } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { useLanguage, useSay } from '@/components/ui/speech';
import { numberOfRule, RULE_OF_RULING, RULING_KEYS, type RuleId } from '@/lib/palatinus';
import { rulingsFrom } from '@/lib/palatinus/enter';
import { PICTURES } from './pictures';
import { RuleBody, SEE_ALSO } from './rule-body';
import { RulePicture } from './rule-picture';

type Props = { readonly rule: RuleId; readonly onClose: () => void };

export function RuleSheet({ rule: firstRule, onClose }: Props): React.ReactNode {
  const say = useSay<'editions' | 'pieces' | 'rules' | 'rulings' | 'score' | 'walkthrough' | 'words'>();
  const language = useLanguage();
  const { here } = useScreens();
  const { game } = useGameInView();
  const [rule, setRule] = useState(firstRule);
  const body = useRef<HTMLDivElement>(null);
  // After a change to another paragraph, reading starts at its top, because the pressed button may be gone.
  useEffect(() => {
    if (rule !== firstRule) body.current?.focus();
  }, [rule, firstRule]);
  const number = numberOfRule(rule);
  const title = say(`rules.${rule}-title`);
  const also = SEE_ALSO[rule];
  const ruling = RULING_KEYS.find((key) => RULE_OF_RULING[key] === rule);
  const picture = PICTURES[rule];
  return (
    <Sheet title={title} note={say('score.ruleTitle', { number })} onClose={onClose}>
      <div ref={body} tabIndex={-1} className="scroll-mt-4 outline-none">
        <RuleBody say={say} rule={rule} chosen={game?.rulings} />
      </div>
      {picture && (
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
            {say('rules.seeAlso')}{' '}
            {say('rules.link', { number: numberOfRule(also), title: say(`rules.${also}-title`) })}
          </button>
        )}
        {ruling && (
          <ScreenButton to={rulingsFrom(here, ruling)} look="quiet" className="-ml-4">
            {say('rules.toRuling')}
          </ScreenButton>
        )}
        {/* A plain link, because the `:target` style only works on a page that the browser itself opens. */}
        <a href={`/${language}/palatinus/rules#${rule}`} className={buttonClass('plain', 'ml-auto')}>
          {say('score.allRules')}
        </a>
      </div>
    </Sheet>
  );
}
