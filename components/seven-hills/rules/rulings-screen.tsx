'use client';

/**
 * The rulings screen of Seven Hills. If a link is refused, there are no questions, because an answer would change a game
 * that is not shown.
 */

import { type Matters, mattersOf } from '@/components/rules/question';
import { RulingEffect, RulingsFrame } from '@/components/rules/rulings-frame';
import { useAnswers } from '@/components/rules/use-answers';
import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { SharedNotice } from '@/components/seven-hills/game/shared-notice';
import { notebookStore, useNotebook } from '@/components/seven-hills/game/store';
import { useScreens } from '@/components/shell/screens';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { changeSentences, sevenRulingAnswer, sevenRulingsInForce } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  differencesBetween,
  makeNotation,
  RULING_KEYS,
  RULINGS,
  type RulingKey,
  type Rulings,
  score,
} from '@/lib/seven-hills';
import {
  askedRuling,
  countScreen,
  parseWayBack,
  RESULT_SCREEN,
  rulingsAt,
  setRulings,
} from '@/lib/seven-hills/enter';
import { RulingQuestion } from './ruling-question';
import { wayBackName } from './way-back-name';

export function RulingsScreen(): React.ReactNode {
  const say = useSay<
    | 'rulebook'
    | 'screens'
    | 'sevenCount'
    | 'sevenGuide'
    | 'sevenRemarks'
    | 'sevenRules'
    | 'sevenRulings'
    | 'sevenWords'
    | 'ui'
    | 'words'
  >();
  const language = useLanguage();
  const { query } = useScreens();
  const { document: notebook } = useNotebook();
  const { isShared, ready, game, refused } = useGameInView();
  const own = !isShared && ready ? rulingsAt(notebook.table) : undefined;
  const rulings = isShared ? game?.rulings : own;
  const { pick, reset, picked } = useAnswers<Rulings>({
    rulings,
    standard: DEFAULT_RULINGS,
    notationWith: isShared && game ? (others) => makeNotation({ ...game, rulings: others }) : undefined,
    change: (key, answer) => notebookStore().change((before) => setRulings(before, { [key]: answer })),
    reset: () => notebookStore().change((before) => setRulings(before, DEFAULT_RULINGS)),
  });
  const back = parseWayBack(query.get('from') ?? (isShared ? RESULT_SCREEN : ''));
  const { players, begun, isOver } = notebook.table;
  const label = back ? wayBackName(say, back.name) : say('ui.home');

  /** Where the answers take effect: the end, or the track so far. Undefined if the reader came from there. */
  function onwards(): { readonly to: string; readonly label: string } | undefined {
    if (isShared || isOver) {
      const end = { to: RESULT_SCREEN, label: say('sevenCount.end') };
      return end.label === label ? undefined : end;
    }
    if (players.length === 0)
      return back?.to === 'players' ? undefined : { to: 'players', label: say('screens.players') };
    return { to: countScreen(begun, { part: 'track' }), label: say('sevenGuide.track') };
  }

  /** Both counts are computed on every render, so that the effect stays true if something else changes meanwhile. */
  function effect(): React.ReactNode {
    if (!game || !picked) return undefined;
    const { key, answer, before } = picked;
    const earlier = score({ ...game, rulings: { ...game.rulings, [key]: before } });
    const differences = differencesBetween(earlier, score(game));
    return (
      <RulingEffect
        key={key + answer}
        title={say('rulebook.effect', { answer: sevenRulingAnswer(say, key, answer).label })}
        lines={
          key === 'halfRounds'
            ? [say('sevenRules.noScoreDepends')]
            : changeSentences(say, game.players, differences)
        }
      />
    );
  }

  /** Nothing is said about an unfinished game, because it may change. */
  function matters(key: RulingKey): Matters | undefined {
    if (!game) return undefined;
    const now = score(game);
    if (!now.winners) return undefined;
    return mattersOf(
      RULINGS[key].flatMap((answer) =>
        differencesBetween(now, score({ ...game, rulings: { ...game.rulings, [key]: answer } })),
      ),
    );
  }

  return (
    <RulingsFrame
      back={back ? { to: back.to, leadsBack: true, label } : { href: `/${language}`, label }}
      isShared={isShared}
      notice={<SharedNotice />}
      lead={
        refused.length === 0 ? say(isShared ? 'rulebook.leadShared' : 'sevenRules.rulingsLead') : undefined
      }
      onReset={reset}
      inForce={rulings && sevenRulingsInForce(say, rulings)}
      onwards={onwards()}
    >
      {!ready && RULING_KEYS.map((key) => <Placeholder key={key} className="h-24" />)}
      {rulings &&
        RULING_KEYS.map((key) => (
          <RulingQuestion
            key={key}
            ruling={key}
            answer={rulings[key]}
            isAsked={key === askedRuling(query)}
            matters={matters(key)}
            onPick={(answer) => pick(key, answer)}
            effect={key === picked?.key && effect()}
          />
        ))}
    </RulingsFrame>
  );
}
