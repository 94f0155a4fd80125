import type { Speaker } from '@/lib/i18n';
import { RULE_OF_RULING, RULING_KEYS, type RuleId } from '@/lib/palatinus';
import { BringsTable } from './brings-table';
import { OpenQuestion } from './open-question';

/** What a paragraph says: a sentence or two, and for an open question its answers. */
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
          <BringsTable say={say} />
          <p className="mt-3 text-muted text-sm leading-relaxed">{say('rules.bringsNote')}</p>
        </>
      );
    default:
      return <p className="leading-relaxed">{say(`rules.${rule}`)}</p>;
  }
}
