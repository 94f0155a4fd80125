/** The page of rules of Seven Hills. */

import { RulesPage } from '@/components/rules/rules-page';
import type { Speaker } from '@/lib/i18n';
import { CHAPTERS, EPOCHS } from '@/lib/seven-hills';
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
  const names = Object.fromEntries(
    [...EPOCHS, 'end', 'players', 'rulings', 'print'].map((name) => [
      name,
      wayBackName(say, name as Parameters<typeof wayBackName>[1]),
    ]),
  );
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
