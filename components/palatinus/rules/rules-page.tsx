/** The page of rules of Palatinus. */

import { RulesPage } from '@/components/rules/rules-page';
import type { Speaker } from '@/lib/i18n';
import { CHAPTERS } from '@/lib/palatinus';
import { WAY_BACK_NAMES } from '@/lib/palatinus/enter';
import { AskLink } from './ask-link';
import { paragraphOf } from './paragraph';
import { wayBackName } from './way-back-name';
import { BackToGame, ToRulings } from './ways-back';

export function PalatinusRules({ say }: { readonly say: Speaker }): React.ReactNode {
  const chapters = CHAPTERS.map(({ id, rules }) => ({
    id,
    title: say(`rules.chapter-${id}`),
    lead: id === 'open' && (
      <>
        {say('rules.open')} <ToRulings>{say('rulebook.toRulings')}</ToRulings>
      </>
    ),
    paragraphs: rules.map((rule) => paragraphOf(say, rule)),
  }));
  const names = Object.fromEntries(WAY_BACK_NAMES.map((name) => [name, wayBackName(say, name)]));
  return (
    <RulesPage
      say={say}
      title={say('rules.title')}
      lead={say('rules.lead')}
      chapters={chapters}
      toRuling={(question) => <ToRulings question={question}>{say('rulebook.toRuling')}</ToRulings>}
      back={<BackToGame names={names} />}
      alsoCalled={[{ word: say('words.condottiere'), others: say('rules.condottiereAlso') }]}
    >
      <AskLink>{say('ask.link')}</AskLink>
    </RulesPage>
  );
}
