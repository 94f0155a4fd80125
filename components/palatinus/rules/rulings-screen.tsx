'use client';

/**
 * The rulings screen: the answers to the questions that the rules leave open. A line at the foot lists the unusual
 * ones. For a shared game, another answer makes another link to the same game, and one's own game does not change. If
 * a link is refused, there are no questions, because an answer would change a game that is not shown.
 */

import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { rulingsInForce } from '@/lib/i18n';
import { makeNotation, RULING_KEYS, type RulingKey, type Rulings } from '@/lib/palatinus';
import { RESULT_SCREEN, rulingsAt, setRuling } from '@/lib/palatinus/enter';
import { RulingQuestion } from './ruling-question';

export function RulingsScreen(): React.ReactNode {
  const say = useSay<'rulings' | 'share' | 'screens'>();
  const { setShared } = useScreens();
  const { document: notebook } = useNotebook();
  const { isShared, ready, game, refused } = useGameInView();
  const own = !isShared && ready ? rulingsAt(notebook.table) : undefined;
  const rulings = isShared ? game?.rulings : own;

  function pick(key: RulingKey, answer: Rulings[RulingKey]): void {
    if (!isShared) notebookStore().change((before) => setRuling(before, key, answer));
    else if (game) setShared(makeNotation({ ...game, rulings: { ...game.rulings, [key]: answer } }));
    tick();
  }

  return (
    <Screen
      title={say('rulings.title')}
      back={
        isShared
          ? { to: RESULT_SCREEN, label: say('share.tally') }
          : { to: 'inhabitants', label: say('screens.inhabitants') }
      }
      tools={!isShared && <HistoryButtons />}
      footer={
        <>
          <p role="status" className="line-clamp-3 text-muted text-sm leading-snug">
            {rulings && rulingsInForce(say, rulings)}
          </p>
          <ScreenButton to={isShared ? RESULT_SCREEN : 'score'} look="primary">
            {say(isShared ? 'share.tally' : 'screens.score')}
            <Icon name="forward" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <SharedNotice />
      <div className="mx-auto flex max-w-4xl flex-col gap-6">
        {refused.length === 0 && (
          <p className="text-muted leading-relaxed">
            {say(isShared ? 'rulings.leadShared' : 'rulings.lead')}
          </p>
        )}
        {!ready && RULING_KEYS.map((key) => <Placeholder key={key} className="h-52 sm:h-40" />)}
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
