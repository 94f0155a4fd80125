'use client';

/**
 * The rulings screen of Palatinus. If a link is refused, there are no questions, because an answer would change a game that
 * is not shown.
 */

import { useMemo } from 'react';
import { useCountUnderWay, wayToResultOf } from '@/components/palatinus/game/count-under-way';
import { useGameInView, useNotebookInView } from '@/components/palatinus/game/game-in-view';
import { useGameName } from '@/components/palatinus/game/game-name';
import { SharedNotice } from '@/components/palatinus/game/shared-notice';
import { notebookStore, useNotebook } from '@/components/palatinus/game/store';
import { type Matters, mattersOf } from '@/components/rules/question';
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
  hasSameWinners,
  LETTERS,
  makeNotation,
  RULING_KEYS,
  type RulingKey,
  type Rulings,
  score,
} from '@/lib/palatinus';
import {
  areAllPlaced,
  askedRuling,
  parseWayBack,
  RESULT_SCREEN,
  resetRulings,
  rulingsAt,
  setRuling,
  TOGETHER_SCREEN,
} from '@/lib/palatinus/enter';
import { otherAnswers, questionsIn } from '@/lib/palatinus/settle';
import { hillsKnown } from '@/lib/palatinus/together';
import { RulingQuestion } from './ruling-question';
import { wayBackName } from './way-back-name';

/** An empty board has no result yet, so nothing is said about what an answer changes. */
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
  const notebookInView = useNotebookInView();
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
  const wayBack = back && { to: back.to, leadsBack: true, label: wayBackName(say, back.name) };
  // People who look up an answer in the middle of a count go back to the count.
  const isFromCount = LETTERS.some((letter) => letter === back?.name);

  const counted = isCounted(game) ? game : undefined;
  // In the middle of a count, it must not reveal who wins.
  const wayToResult = wayToResultOf(useGameName());
  const isWhole = counted && areAllPlaced(notebookInView);
  const isCounting = wayToResult !== undefined || back?.to === TOGETHER_SCREEN;
  const isResultKnown = isWhole && !isFromCount && !isCounting;
  const { furthest } = useCountUnderWay();
  /** What is counted so far, if the rest must not be revealed yet. */
  const known = useMemo(() => {
    if (!isCounting || !counted) return undefined;
    return furthest ? hillsKnown(score(counted), furthest) : [];
  }, [isCounting, counted, furthest]);
  const others = useMemo(() => counted && otherAnswers(counted, known), [counted, known]);
  const absent = useMemo(
    () => (counted ? questionsIn(counted).filter(({ whyNot }) => whyNot !== undefined) : []),
    [counted],
  );
  /** Whether the question cannot come up in this game, whatever else is entered. */
  const isForOthers = (key: RulingKey): boolean =>
    absent.some(({ ruling, whyNot }) => ruling === key && whyNot === 'no-allies');

  /**
   * What changes because of an answer that was just picked or is not standard. Both counts are computed on every
   * render, so that the effect stays true if something else changes meanwhile.
   */
  function effect(key: RulingKey): React.ReactNode {
    const isNew = key === picked?.key;
    if (!counted || (!isNew && counted.rulings[key] === DEFAULT_RULINGS[key])) return undefined;
    const before = isNew ? picked.before : DEFAULT_RULINGS[key];
    const [earlier, now] = [
      score({ ...counted, rulings: { ...counted.rulings, [key]: before } }),
      score(counted),
    ];
    // Including that a hill whose count has begun starts again because its condottieri now do something else.
    const differences = differencesBetween(earlier, now, known);
    const tell = storySentences(say, counted);
    const isStillWon = isResultKnown && differences.length > 0 && hasSameWinners(earlier, now);
    const { label: answer } = rulingAnswer(say, key, counted.rulings[key]);
    const title = say(isWhole ? 'rulebook.effect' : 'rulings.effectSoFar', { answer });
    return (
      <RulingEffect
        key={`${key} ${counted.rulings[key]} ${isNew}`}
        title={isNew || !isWhole ? title : say('rulings.againstStandard', { answer })}
        lines={[
          ...tell.differences(differences, !isCounting),
          ...(isStillWon ? [tell.stillWins(now.winners)] : []),
        ]}
        isNew={isNew}
      />
    );
  }

  /** In one line: which hills change hands and who wins; changed points only if nothing else changes. */
  function wouldChange(key: RulingKey, answer: Rulings[RulingKey]): string | undefined {
    const other = others?.find((one) => one.ruling === key && one.answer === answer);
    if (!counted || !other || isForOthers(key)) return undefined;
    if (known && !known.some(({ isDecided }) => isDecided)) return undefined;
    // What the condottieri would do at the current hill must not be revealed yet.
    const differences = other.differences.filter(({ what }) => what !== 'condottieri');
    const large = differences.filter(({ what }) => what !== 'points');
    const told = large.length > 0 ? large : differences;
    const changes =
      told.length > 0
        ? storySentences(say, counted).differences(told).join(' ')
        : say(isCounting ? 'rulings.wouldNothingSoFar' : 'rulings.wouldNothing');
    return say(isWhole ? 'rulings.would' : 'rulings.wouldSoFar', { changes });
  }

  /** Nothing else is said about an unfinished game, because it may change. */
  function matters(key: RulingKey): Matters | undefined {
    if (isForOthers(key)) return 'absent';
    if (!isWhole || isCounting) return undefined;
    if (absent.some(({ ruling }) => ruling === key)) return 'absent';
    const ofKey = (others ?? []).filter(({ ruling }) => ruling === key);
    return mattersOf(ofKey.flatMap(({ differences }) => differences));
  }

  return (
    <RulingsFrame
      back={wayBack ?? { href: `/${language}`, label: say('ui.home') }}
      isShared={isShared}
      notice={<SharedNotice />}
      lead={refused.length === 0 ? say(isShared ? 'rulebook.leadShared' : 'rulings.lead') : undefined}
      onReset={reset}
      inForce={rulings && rulingsInForce(say, rulings)}
      onwards={wayBack ?? { to: RESULT_SCREEN, label: say('share.tally') }}
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
            effect={effect(key)}
            wouldChange={(answer) => wouldChange(key, answer)}
          />
        ))}
    </RulingsFrame>
  );
}
