'use client';

/**
 * The rulings screen of Palatinus. If a link is refused, there are no questions, because an answer would change a game that
 * is not shown.
 */

import { useGameInView } from '@/components/palatinus/game/game-in-view';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { RulingEffect, RulingsFrame } from '@/components/rules/rulings-frame';
import { useAnswers } from '@/components/rules/use-answers';
import { useScreens } from '@/components/shell/screens';
import { Placeholder } from '@/components/ui/placeholder';
import { useLanguage, useSay } from '@/components/ui/speech';
import { rulingAnswer, rulingsInForce, storySentences } from '@/lib/i18n';
import {
  DEFAULT_RULINGS,
  differencesBetween,
  type Game,
  makeNotation,
  RULING_KEYS,
  type Rulings,
  score,
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
} from '@/lib/palatinus/enter';
import { RulingQuestion } from './ruling-question';
import { wayBackName } from './way-back-name';

/** Of an empty board nothing could be said but that nothing changes, which will not stay true. */
function isCounted(game: Game | undefined): game is Game {
  return game?.position.some((piece) => piece !== undefined) ?? false;
}

export function RulingsScreen(): React.ReactNode {
  const say = useSay<
    'rulebook' | 'rulings' | 'share' | 'score' | 'screens' | 'story' | 'ui' | 'walkthrough' | 'words'
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
    change: (key, answer) => notebookStore().change((before) => setRuling(before, key, answer)),
    reset: () => notebookStore().change(resetRulings),
  });
  const back = parseWayBack(query.get('from') ?? (isShared ? RESULT_SCREEN : ''));

  /** The game is counted both ways here and now, so that it stays true if something else changes meanwhile. */
  function effect(): React.ReactNode {
    if (!isCounted(game) || !picked) return undefined;
    const { key, answer, before } = picked;
    const isWhole = censusOf(isShared ? openGame(notebook, game) : notebook).complete;
    const earlier = score({ ...game, rulings: { ...game.rulings, [key]: before } });
    return (
      <RulingEffect
        key={key + answer}
        title={say(isWhole ? 'rulebook.effect' : 'rulings.effectSoFar')}
        answer={rulingAnswer(say, key, answer).label}
        lines={storySentences(say, game).differences(differencesBetween(earlier, score(game)))}
      />
    );
  }

  return (
    <RulingsFrame
      back={
        back
          ? { to: back.to, label: wayBackName(say, back.name) }
          : { href: `/${language}`, label: say('ui.home') }
      }
      isShared={isShared}
      notice={<SharedNotice />}
      lead={refused.length === 0 ? say(isShared ? 'rulebook.leadShared' : 'rulings.lead') : undefined}
      onReset={reset}
      inForce={rulings && rulingsInForce(say, rulings)}
      result={{ to: RESULT_SCREEN, label: say('share.tally') }}
    >
      {!ready && RULING_KEYS.map((key) => <Placeholder key={key} className="h-52 sm:h-40" />)}
      {rulings &&
        RULING_KEYS.map((key) => (
          <RulingQuestion
            key={key}
            ruling={key}
            answer={rulings[key]}
            isAsked={key === askedRuling(query)}
            onPick={(answer) => pick(key, answer)}
            effect={key === picked?.key && effect()}
          />
        ))}
    </RulingsFrame>
  );
}
