'use client';

/** How this table reads the rules where they leave a question open. Below stands in a line what is not usual. */
import { RulingQuestion } from '@/components/entry/ruling-question';
import { HistoryButtons } from '@/components/kept/history-buttons';
import { KeepingNotices } from '@/components/kept/keeping-notices';
import { theKeeper, useKept } from '@/components/kept/kept';
import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { rulingsInForce } from '@/lib/i18n';
import { RULING_KEYS, type RulingKey, type Rulings } from '@/lib/palatinus';
import { rulingsAt, setRuling } from '@/lib/table';

export function RulingsScreen(): React.ReactNode {
  const say = useSay<'rulings' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const rulings = rulingsAt(notebook.table);

  function pick(key: RulingKey, answer: Rulings[RulingKey]): void {
    theKeeper().change((before) => setRuling(before, key, answer));
    tick();
  }

  return (
    <Screen
      title={say('rulings.title')}
      back={{ href: `/${language}/inhabitants`, label: say('steps.inhabitants') }}
      tools={<HistoryButtons />}
      footer={
        <>
          <p role="status" className="line-clamp-3 text-muted text-sm leading-snug">
            {ready && rulingsInForce(say, rulings)}
          </p>
          <ButtonLink href={`/${language}/score`} look="primary">
            {say('steps.score')}
            <Icon name="forward" />
          </ButtonLink>
        </>
      }
    >
      <KeepingNotices />
      <div className="mx-auto flex max-w-4xl flex-col gap-6">
        <p className="text-muted leading-relaxed">{say('rulings.lead')}</p>
        {RULING_KEYS.map((key) => (
          <RulingQuestion
            key={key}
            ruling={key}
            answer={ready ? rulings[key] : undefined}
            onPick={(answer) => pick(key, answer)}
          />
        ))}
      </div>
    </Screen>
  );
}
