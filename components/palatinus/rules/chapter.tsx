import { Section } from '@/components/ui/section';
import type { Language, Speaker } from '@/lib/i18n';
import type { CHAPTERS } from '@/lib/palatinus';
import { Paragraph } from './paragraph';
import { RuleBody } from './rule-body';

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
            <RuleBody say={say} rule={rule} />
          </Paragraph>
        ))}
      </ol>
    </Section>
  );
}
