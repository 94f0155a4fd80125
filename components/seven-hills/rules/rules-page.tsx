/** The page of rules of Seven Hills. */

import { RulesPage } from '@/components/rules/rules-page';
import type { Speaker } from '@/lib/i18n';
import { CHAPTERS } from '@/lib/seven-hills';
import { WAY_BACK_NAMES } from '@/lib/seven-hills/enter';
import { paragraphOf } from './paragraph';
import { wayBackName } from './way-back-name';
import { BackToGame, ToRulings } from './ways-back';

export function SevenHillsRules({ say }: { readonly say: Speaker }): React.ReactNode {
  const chapters = CHAPTERS.map(({ id, rules }) => ({
    id,
    title: say(`sevenRules.chapter-${id}`),
    lead: id === 'open' && (
      <>
        {say('sevenRules.openLead')} <ToRulings>{say('rulebook.toRulings')}</ToRulings>
      </>
    ),
    paragraphs: rules.map((rule) => paragraphOf(say, rule)),
  }));
  const names = Object.fromEntries(WAY_BACK_NAMES.map((name) => [name, wayBackName(say, name)]));
  return (
    <RulesPage
      say={say}
      title={say('sevenRules.title')}
      lead={say('sevenRules.lead')}
      chapters={chapters}
      toRuling={(question) => <ToRulings question={question}>{say('rulebook.toRuling')}</ToRulings>}
      back={<BackToGame names={names} />}
    />
  );
}
