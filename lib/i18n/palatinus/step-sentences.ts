/**
 * What is said at a step of the count. Apart from `sentences`, which tell a hill as a whole: whoever goes step by step
 * has heard of every condottiere already when they leave, and needs titles to look at from across the table.
 */
import type { Condottiere, CountStep, Game, Hill, Result } from '../../palatinus';
import type { Speaker } from '../speaker';
import { enumerate, playerName } from './naming';
import { sentences } from './sentences';

type Say = Speaker<'walkthrough' | 'words'>;

export interface StepSentences {
  /** What a condottiere does, in four words. */
  readonly title: (condottiere: Condottiere) => string;
  /** Who takes what of a hill and by how much, said before it is counted out. */
  readonly verdict: (hill: Hill) => string;
  /** Said when all leave at once, of one that captures nobody. */
  readonly left: (condottiere: Condottiere) => string;
  /** All that is said at a step, for ears. */
  readonly step: (result: Result, step: CountStep) => readonly string[];
}

function tellTitle(say: Say, who: string, { outcome, captured, merchants }: Condottiere): string {
  if (outcome === 'captures') {
    const kind = captured.some((at) => merchants.includes(at)) ? 'words.merchants' : 'words.peasants';
    return say('walkthrough.capturesTitle', { who, captives: say(kind, { count: captured.length }) });
  }
  return say(outcome === 'flees' ? 'walkthrough.fleesTitle' : 'walkthrough.staysTitle', { who });
}

/** The numbers of the best two: whoever sees both needs no list to believe it. */
function tellVerdict(
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
  const title = others.length > 1 ? 'walkthrough.wonOverSeveralTitle' : 'walkthrough.wonTitle';
  return say(title, { ...won, others: names(others), next });
}

export function stepSentences(say: Say, game: Pick<Game, 'players' | 'rulings'>): StepSentences {
  const tell = sentences(say, game);
  const names = (of: readonly number[]): string =>
    enumerate(
      say,
      of.flatMap((index) => game.players[index] ?? []).map((player) => playerName(say, player)),
    );
  const who = ({ player }: Condottiere): string => names([player]);
  const verdict = (hill: Hill): string => tellVerdict(say, names, hill);
  const left = (one: Condottiere): string =>
    say(one.outcome === 'flees' ? 'walkthrough.fled' : 'walkthrough.stayed', { who: who(one), at: one.at });

  function leaving(hill: Hill): readonly string[] {
    const captures = hill.captures.map(tell.capture);
    if (hill.condottieri.length === 1) return [...hill.condottieri.map(tell.condottiere), ...captures];
    const others = hill.condottieri.filter(({ outcome }) => outcome !== 'captures').map(left);
    return [say('walkthrough.leaveTitle'), ...captures, ...others];
  }

  function influence(hill: Hill): readonly string[] {
    return [
      ...(hill.condottieri.length === 0 ? [say('walkthrough.noCondottiere', { letter: hill.letter })] : []),
      ...(hill.influence.length === 0 ? [say('walkthrough.nobodyAround')] : []),
      ...hill.influence.map(tell.influence),
      tell.totals(hill),
      tell.control(hill),
    ];
  }

  function atHill(hill: Hill, step: CountStep): readonly string[] {
    if (step.part === 'leaving') return leaving(hill);
    if (step.part === 'influence') return influence(hill);
    const judged = step.part === 'judging' ? hill.condottieri[step.condottiere] : undefined;
    return judged ? [tell.condottiere(judged)] : [];
  }

  return {
    verdict,
    title: (one) => tellTitle(say, who(one), one),
    left,
    step: (result, step) => {
      if (step.part === 'tally') return [tell.winners(result), tell.decision(result)].filter(Boolean);
      const hill = result.hills.find(({ letter }) => letter === step.letter);
      if (!hill) return [];
      return [step.part === 'influence' ? verdict(hill) : tell.hill(hill), ...atHill(hill, step)];
    },
  };
}
