import { Section } from '@/components/ui/section';
import type { Language, Speaker } from '@/lib/i18n';
import { type CHAPTERS, RULE_OF_RULING, RULING_KEYS, type RuleId } from '@/lib/palatinus';
import { BringsTable } from './brings-table';
import { OpenQuestion } from './open-question';
import { Paragraph } from './paragraph';

type Props = {
  readonly say: Speaker;
  readonly language: Language;
  readonly chapter: (typeof CHAPTERS)[number];
};

export function Chapter({ say, language, chapter: { id, rules } }: Props): React.ReactNode {
  return (
    <Section id={`chapter-${id}`} title={say(`rules.chapter-${id}`)}>
      {id === 'open' && (
        <p className="mt-3 max-w-prose text-muted leading-relaxed">
          {say('rules.open')}{' '}
          <a href={`/${language}/rulings`} className="font-bold text-terracotta underline underline-offset-4">
            {say('rules.toRulings')}
          </a>
        </p>
      )}
      <ol className="mt-2 flex flex-col gap-1">
        {rules.map((rule) => (
          <Paragraph key={rule} say={say} rule={rule}>
            <Body say={say} rule={rule} />
          </Paragraph>
        ))}
      </ol>
    </Section>
  );
}

/** What a paragraph says: a sentence or two, and for an open question its answers. */
function Body({ say, rule }: { readonly say: Speaker; readonly rule: RuleId }): React.ReactNode {
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
