/**
 * The sentences of a step of the count. `gameSentences` describe a hill as a whole; in the step-by-step count each
 * condottiere has already been described before it leaves, and titles must be readable from across the table.
 */

import type { Condottiere, CountStep, Game, Hill, Result } from '../../palatinus';
import type { Speaker } from '../speaker';
import { gameSentences } from './game-sentences';
import { enumerate, playerName } from './naming';

type Say = Speaker<'pieces' | 'walkthrough' | 'words'>;

export interface StepSentences {
  /** What a condottiere does, in a few words. */
  readonly title: (condottiere: Condottiere) => string;
  /** Who takes the hill and by how much. It comes before the details. */
  readonly verdict: (hill: Hill) => string;
  /** For a condottiere that captures nobody, at the step where everybody leaves at once. */
  readonly left: (condottiere: Condottiere) => string;
  /** Everything about a step, for a screen reader. */
  readonly step: (result: Result, step: CountStep) => readonly string[];
}

function titleSentence(say: Say, who: string, { at, outcome, captured, merchants }: Condottiere): string {
  if (outcome === 'captures') {
    const kind = captured.some((one) => merchants.includes(one)) ? 'words.merchants' : 'words.peasants';
    return say('walkthrough.capturesTitle', { who, captives: say(kind, { count: captured.length }) });
  }
  return say(outcome === 'flees' ? 'walkthrough.fleesTitle' : 'walkthrough.staysTitle', { who, at });
}

/** It names the two best totals, so that they can be checked without the list. */
function verdictSentence(
  say: Say,
  names: (players: readonly number[]) => string,
  { letter, token, totals, outcome }: Hill,
): string {
  const most = Math.max(...totals);
  if (outcome.kind === 'unclaimed') return say('walkthrough.unclaimedTitle', { letter, token });
  if (outcome.kind === 'tied')
    return say('walkthrough.tiedTitle', { letter, who: names(outcome.players), most });
  const won = { letter, token, who: names([outcome.player]), most };
  const next = Math.max(0, ...totals.filter((_, player) => player !== outcome.player));
  if (next === 0) return say('walkthrough.wonAloneTitle', won);
  const others = [...totals.keys()].filter((player) => totals[player] === next);
  return say('walkthrough.wonTitle', { ...won, others: names(others), next });
}

export function stepSentences(say: Say, game: Pick<Game, 'players' | 'rulings'>): StepSentences {
  const sentences = gameSentences(say, game);
  const names = (of: readonly number[]): string =>
    enumerate(
      say,
      of.flatMap((index) => game.players[index] ?? []).map((player) => playerName(say, player)),
    );
  const who = ({ player }: Condottiere): string => names([player]);
  const verdict = (hill: Hill): string => verdictSentence(say, names, hill);
  const staySentence = (one: Condottiere): string =>
    say(one.outcome === 'flees' ? 'walkthrough.fled' : 'walkthrough.stayed', { who: who(one), at: one.at });

  function leaving(hill: Hill): readonly string[] {
    const captures = hill.captures.map(sentences.capture);
    if (hill.condottieri.length === 1) return [...hill.condottieri.map(sentences.condottiere), ...captures];
    const others = hill.condottieri.filter(({ outcome }) => outcome !== 'captures').map(staySentence);
    return [say('walkthrough.leaveTitle'), ...captures, ...others];
  }

  function influence(hill: Hill): readonly string[] {
    return [
      ...(hill.condottieri.length === 0 ? [say('walkthrough.noCondottiere', { letter: hill.letter })] : []),
      ...(hill.influence.length === 0 ? [say('walkthrough.nobodyAround')] : []),
      ...hill.influence.map(sentences.influence),
      sentences.totals(hill),
      sentences.control(hill),
    ];
  }

  function atHill(hill: Hill, step: CountStep): readonly string[] {
    if (step.part === 'leaving') return leaving(hill);
    if (step.part === 'influence') return influence(hill);
    const judged = step.part === 'judging' ? hill.condottieri[step.condottiere] : undefined;
    return judged ? [sentences.condottiere(judged)] : [];
  }

  return {
    verdict,
    title: (one) => titleSentence(say, who(one), one),
    left: staySentence,
    step: (result, step) => {
      if (step.part === 'tally')
        return [sentences.winners(result), sentences.decision(result)].filter(Boolean);
      const hill = result.hills.find(({ letter }) => letter === step.letter);
      if (!hill) return [];
      return [step.part === 'influence' ? verdict(hill) : sentences.hill(hill), ...atHill(hill, step)];
    },
  };
}
