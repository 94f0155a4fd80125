'use client';

/**
 * The rulings screen: the questions that the rules leave open, explained, and the answers of this game, with which the next
 * one begins. What a new answer changes in this game stands with it, and in the lower bar a line lists the answers that
 * are not standard. For a shared game, another answer makes another link to the same game, and one's own game does not
 * change. If a link is refused, there are no questions, because an answer would change a game that is not shown.
 */

import { useState } from 'react';
import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { Screen } from '@/components/shell/screen';
import { ScreenButton, useScreens } from '@/components/shell/screens';
import { HistoryButtons } from '@/components/store/history-buttons';
import { StoreNotices } from '@/components/store/store-notices';
import { Button } from '@/components/ui/button';
import { tick } from '@/components/ui/haptics';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingsInForce } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  type Game,
  makeNotation,
  RULING_KEYS,
  type RulingKey,
  type Rulings,
} from '@/lib/palatinus';
import {
  askedRuling,
  censusOf,
  openGame,
  parseWayBack,
  RESULT_SCREEN,
  resetRulings,
  rulingsAt,
  setRuling,
  unusualRulings,
} from '@/lib/palatinus/enter';
import { RulingEffect } from './ruling-effect';
import { RulingQuestion } from './ruling-question';
import { wayBackName } from './way-back-name';

/** Of an empty board nothing could be said but that nothing changes, which will not stay true. */
function isCounted(game: Game | undefined): game is Game {
  return game?.position.some((piece) => piece !== undefined) ?? false;
}

/** The answer that was picked last, and the one before it. */
interface PickedAnswer {
  /** The notation of the shared game with this answer; none for one's own. The answer says nothing about another game. */
  readonly shared: string | undefined;
  readonly key: RulingKey;
  readonly answer: Rulings[RulingKey];
  readonly before: Rulings[RulingKey];
}

export function RulingsScreen(): React.ReactNode {
  const say = useSay<'rulings' | 'share' | 'score' | 'screens' | 'ui'>();
  const language = useLanguage();
  const { query, setShared } = useScreens();
  const { document: notebook } = useNotebook();
  const { isShared, ready, game, refused } = useGameInView();
  const [latest, setLatest] = useState<PickedAnswer>();
  const own = !isShared && ready ? rulingsAt(notebook.table) : undefined;
  const rulings = isShared ? game?.rulings : own;
  const shared = isShared && game ? makeNotation(game) : undefined;
  const picked = latest?.shared === shared ? latest : undefined;
  const back = parseWayBack(query.get('from') ?? (isShared ? RESULT_SCREEN : ''));

  function pick(key: RulingKey, answer: Rulings[RulingKey]): void {
    if (!rulings) return;
    const notation =
      isShared && game ? makeNotation({ ...game, rulings: { ...rulings, [key]: answer } }) : undefined;
    if (notation) setShared(notation);
    else notebookStore().change((before) => setRuling(before, key, answer));
    setLatest({ shared: notation, key, answer, before: rulings[key] });
    tick();
  }

  function reset(): void {
    const notation = isShared && game ? makeNotation({ ...game, rulings: DEFAULT_RULINGS }) : undefined;
    if (notation) setShared(notation);
    else notebookStore().change(resetRulings);
    setLatest(undefined);
    announce(say('rulings.standardNow'));
  }

  return (
    <Screen
      title={say('rulings.title')}
      back={
        back
          ? { to: back.to, label: wayBackName(say, back.name) }
          : { href: `/${language}`, label: say('ui.home') }
      }
      tools={!isShared && <HistoryButtons />}
      footer={
        <>
          <p role="status" className="line-clamp-3 min-w-0 text-muted text-sm leading-snug">
            {rulings && rulingsInForce(say, rulings)}
          </p>
          <ScreenButton to={RESULT_SCREEN} look="primary" className="shrink-0">
            {say('share.tally')}
            <Icon name="forward" />
          </ScreenButton>
        </>
      }
    >
      <StoreNotices />
      <SharedNotice />
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-x-12 gap-y-6 xl:max-w-none xl:grid-cols-2">
        {refused.length === 0 && (
          <div className="xl:col-span-2">
            <p className="max-w-prose text-muted leading-relaxed">
              {say(isShared ? 'rulings.leadShared' : 'rulings.lead')}
            </p>
            <Button
              look="quiet"
              className="-ml-4"
              disabled={!rulings || unusualRulings(rulings).length === 0}
              onClick={reset}
            >
              {say('rulings.toStandard')}
            </Button>
          </div>
        )}
        {!ready && RULING_KEYS.map((key) => <Placeholder key={key} className="h-52 sm:h-40" />)}
        {rulings &&
          RULING_KEYS.map((key) => (
            <RulingQuestion
              key={key}
              ruling={key}
              answer={rulings[key]}
              isAsked={key === askedRuling(query)}
              onPick={(answer) => pick(key, answer)}
              effect={
                isCounted(game) &&
                picked?.key === key &&
                picked.answer === rulings[key] && (
                  <RulingEffect
                    key={picked.answer}
                    game={game}
                    ruling={key}
                    before={picked.before}
                    isWhole={censusOf(isShared ? openGame(notebook, game) : notebook).complete}
                  />
                )
              }
            />
          ))}
      </div>
    </Screen>
  );
}
