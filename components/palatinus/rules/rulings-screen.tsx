'use client';

import { Screen } from '@/components/shell/screen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { HistoryButtons } from '@/components/store/history-buttons';
import { KeepingNotices } from '@/components/store/keeping-notices';
import { theKeeper, useKept } from '@/components/store/kept';
import { changeShared, sharedHash } from '@/components/transfer/shared-address';
import { SharedNotice } from '@/components/transfer/shared-notice';
import { useSharedGame } from '@/components/transfer/use-shared-game';
import { ButtonLink } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { rulingsInForce } from '@/lib/i18n';
import { type Game, RULING_KEYS, type RulingKey, type Rulings } from '@/lib/palatinus';
import { rulingsAt, setRuling } from '@/lib/palatinus/enter';
/**
 * How this table reads the rules where they leave a question open. Below stands in a line what is not usual. Of a table
 * that somebody sent, another answer is another link: the same table, counted so, and one's own stays as it is. Where a
 * link is refused, or still being read, nothing is asked: whoever answered would change a table that is not shown.
 */
import { RulingQuestion } from './ruling-question';

async function recount(game: Game): Promise<void> {
  const { makeNotation } = await import('@/components/transfer/read-shared');
  changeShared(makeNotation(game));
}

export function RulingsScreen(): React.ReactNode {
  const say = useSay<'rulings' | 'share' | 'steps'>();
  const language = useLanguage();
  const { ready, notebook } = useKept();
  const shared = useSharedGame();
  const sent = shared.status === 'read' ? shared.game : undefined;
  const mine = shared.status === 'none' && ready ? rulingsAt(notebook.table) : undefined;
  const rulings = sent ? sent.rulings : mine;
  const tally = `/${language}/score?step=tally${sent ? sharedHash() : ''}`;

  function pick(key: RulingKey, answer: Rulings[RulingKey]): void {
    if (sent) void recount({ ...sent, rulings: { ...sent.rulings, [key]: answer } });
    else if (mine) theKeeper().change((before) => setRuling(before, key, answer));
    tick();
  }

  return (
    <Screen
      title={say('rulings.title')}
      back={
        sent
          ? { href: tally, label: say('share.tally') }
          : { href: `/${language}/inhabitants`, label: say('steps.inhabitants') }
      }
      tools={mine && <HistoryButtons />}
      footer={
        <>
          <p role="status" className="line-clamp-3 text-muted text-sm leading-snug">
            {rulings && rulingsInForce(say, rulings)}
          </p>
          <ButtonLink href={sent ? tally : `/${language}/score`} look="primary">
            {say(sent ? 'share.tally' : 'steps.score')}
            <Icon name="forward" />
          </ButtonLink>
        </>
      }
    >
      <KeepingNotices />
      <SharedNotice shared={shared} />
      <div className="mx-auto flex max-w-4xl flex-col gap-6">
        {shared.status !== 'refused' && (
          <p className="text-muted leading-relaxed">{say(sent ? 'rulings.leadShared' : 'rulings.lead')}</p>
        )}
        {rulings &&
          RULING_KEYS.map((key) => (
            <RulingQuestion
              key={key}
              ruling={key}
              answer={rulings[key]}
              onPick={(answer) => pick(key, answer)}
            />
          ))}
      </div>
    </Screen>
  );
}
