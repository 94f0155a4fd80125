/**
 * The engine's result as sentences, for one game in one language. Every sentence is built from the result alone and
 * computes no rule itself, so that words and numbers cannot disagree.
 */

import type {
  Award,
  Consul,
  Election,
  EpochScore,
  Gain,
  Game,
  HillScore,
  KnightsScore,
  PenaltyScore,
  Result,
  Source,
} from '../../seven-hills';
import type { Speaker } from '../speaker';
import { areaName, type Names, namesOf, signed } from './naming';

type Say = Speaker<'sevenCount' | 'sevenWords' | 'words'>;

/** Who decided an open question: "Your ruling". */
interface Ruled {
  readonly by: string;
}

export interface CountSentences {
  /** Everybody's votes. */
  readonly votes: (election: Election) => string;
  /** Who is consul and why, one sentence for each; then why there are not more, and how many votes a noble has. */
  readonly election: (election: Election) => readonly string[];
  readonly consul: (consul: Consul) => string;
  /** "Caelius, new: first 7, second 4" */
  readonly hill: (hill: HillScore) => string;
  readonly strengths: (hill: HillScore) => string;
  /** Who gets what: "Livia and Nora tied: 5 each, nobody second." */
  readonly verdict: (hill: HillScore) => string;
  /** How it was shared, what was rounded away, and who gets nothing because of the tie; often empty. */
  readonly sharing: (hill: HillScore) => readonly string[];
  readonly knights: (knights: KnightsScore) => string;
  readonly penalty: (penalty: PenaltyScore) => string;
  readonly total: (epoch: EpochScore) => string;
  readonly running: (epoch: EpochScore) => string;
  /** Where the points come from: "Caelius", "Consul", "4 knights". */
  readonly gain: (gain: Gain) => string;
  /** The heading of all points of one source. */
  readonly source: (source: Source) => string;
  /** Who wins, or that the game is not over. */
  readonly winners: (result: Result) => string;
  /** How a tie was broken; empty if points decided. */
  readonly decision: (result: Result) => string;
}

/** `by` names who decided the open questions: the players, or an answer that is only shown. */
export function countSentences(
  say: Say,
  { players, rulings }: Pick<Game, 'players' | 'rulings'>,
  by: 'yourRuling' | 'thisAnswer' = 'yourRuling',
): CountSentences {
  const names = namesOf(say, players);
  const ruled = { by: say(`sevenCount.${by}`) };
  const consul = (of: Consul): string => consulSentence(say, names, of);
  return {
    votes: ({ votes }) => say('sevenCount.votes', { totals: names.withPoints(votes) }),
    election: (election) => electionSentences(say, names, election, rulings.nobleInForum, ruled),
    consul,
    hill: ({ hill, isNew, first, second }) =>
      say(isNew ? 'sevenCount.newHill' : 'sevenCount.hill', { hill: areaName(say, hill), first, second }),
    strengths: (hill) => strengthsSentence(say, names, hill),
    verdict: (hill) => verdictSentence(say, names, hill),
    sharing: (hill) => sharingSentences(say, names, hill, ruled),
    knights: ({ player, knights, points }) =>
      say('sevenCount.knights', { who: names.one(player), count: knights, points }),
    penalty: ({ player, times, points }) =>
      say('sevenCount.penalty', { who: names.one(player), count: times, points: signed(points) }),
    total: ({ total }) => say('sevenCount.total', { totals: names.withPoints(total) }),
    running: ({ running }) => say('sevenCount.running', { totals: names.withPoints(running) }),
    gain: (gain) => gainLabel(say, gain),
    source: (source) => say(`sevenCount.${source}Points`),
    winners: (result) => winnersSentence(say, names, result),
    decision: (result) => decisionSentence(say, names, result, rulings.finalTie, ruled),
  };
}

function electionSentences(
  say: Say,
  names: Names,
  { consuls, withoutMarker, ruling }: Election,
  nobleInForum: Game['rulings']['nobleInForum'],
  ruled: Ruled,
): readonly string[] {
  const noble =
    nobleInForum === 'two' ? say('sevenCount.nobleVotesTwo', ruled) : say('sevenCount.nobleVotesOne');
  return [
    ...consuls.map((consul) => consulSentence(say, names, consul)),
    ...(consuls.length === 0 ? [say('sevenCount.noConsul')] : []),
    ...(consuls.length > 0 && withoutMarker.length > 0
      ? [say('sevenCount.seatEmpty', { who: names.several(withoutMarker), count: withoutMarker.length })]
      : []),
    ...(ruling ? [noble] : []),
  ];
}

function consulSentence(say: Say, names: Names, { player, votes, points, before }: Consul): string {
  const elected = say('sevenCount.consul', { who: names.one(player), votes, points });
  if (before.length === 0) return elected;
  return `${elected} ${say('sevenCount.later', { who: names.several(before), count: before.length })}`;
}

function strengthsSentence(say: Say, names: Names, { strength, nobles }: HillScore): string {
  const totals = strength.map((own, player) => {
    const count = nobles[player] ?? 0;
    const values = { who: names.one(player), strength: own };
    return count > 0
      ? say('sevenCount.strengthWithNobles', { ...values, count })
      : say('sevenCount.strength', values);
  });
  return say('sevenCount.strengths', { totals: totals.join(', ') });
}

/** The awards of one place, which its players share. */
function awardsOf({ awards }: HillScore, place: Award['for']): readonly Award[] {
  return awards.filter((award) => award.for === place);
}

function verdictSentence(say: Say, names: Names, hill: HillScore): string {
  const [alone, ...others] = awardsOf(hill, 'both');
  const who = (awards: readonly Award[]): string => names.several(awards.map(({ player }) => player));
  if (alone && others.length > 0)
    return say('sevenCount.tiedBoth', { who: who([alone, ...others]), points: alone.points });
  if (alone) return say('sevenCount.alone', { who: who([alone]), first: hill.first, second: hill.second });

  const parts = (['first', 'second'] as const).flatMap((place) => {
    const awards = awardsOf(hill, place);
    const points = awards[0]?.points ?? 0;
    if (awards.length === 0) return [];
    const tied = place === 'first' ? 'sevenCount.tiedFirst' : 'sevenCount.tiedSecond';
    return [say(awards.length > 1 ? tied : `sevenCount.${place}`, { who: who(awards), points })];
  });
  return parts.length === 0 ? say('sevenCount.nobody') : parts.join(' ');
}

function sharingSentences(say: Say, names: Names, hill: HillScore, ruled: Ruled): readonly string[] {
  const sentences = (['both', 'first', 'second'] as const).flatMap((place) => {
    const awards = awardsOf(hill, place);
    const [award] = awards;
    if (!award || awards.length === 1) return [];
    const { pool, points, roundedAway: away } = award;
    const values = { pool, points, away, count: awards.length, first: hill.first, second: hill.second };
    if (place === 'both')
      return [say(away > 0 ? 'sevenCount.sharedBothRounded' : 'sevenCount.sharedBoth', values)];
    return [say(away > 0 ? 'sevenCount.sharedRounded' : 'sevenCount.shared', values)];
  });
  if (hill.noSecond === 'tied-first') {
    const behind = hill.ranks.slice(1).flatMap(({ players }) => players);
    sentences.push(say('sevenCount.behind', { others: names.several(behind), count: behind.length }));
  } else if (hill.ruling) sentences.push(say('sevenCount.secondStays', ruled));
  return sentences;
}

function gainLabel(say: Say, gain: Gain): string {
  switch (gain.source) {
    case 'consul':
      return say('sevenCount.fromConsul');
    case 'placement':
      return areaName(say, gain.hill);
    case 'knights':
      return say('sevenCount.fromKnights', { count: gain.knights });
    case 'penalty':
      return say('sevenCount.fromPenalty', { count: gain.times });
  }
}

function winnersSentence(say: Say, names: Names, { winners, epochs }: Result): string {
  if (winners === null) return say('sevenCount.notOver', { count: epochs.length });
  const points = epochs.at(-1)?.running[winners[0] ?? 0] ?? 0;
  return say(winners.length === 1 ? 'sevenCount.wins' : 'sevenCount.shares', {
    who: names.several(winners),
    points,
    score: signed(points),
  });
}

function decisionSentence(
  say: Say,
  names: Names,
  { decidedBy, finalTie }: Result,
  ruling: Game['rulings']['finalTie'],
  ruled: Ruled,
): string {
  if (!finalTie) return '';
  const totals = names.withCounts(
    finalTie.tied.map((player) => ({ player, count: finalTie.forum[player] ?? 0 })),
  );
  if (decidedBy === 'forum') return say('sevenCount.byForum', { totals });
  if (!finalTie.ruling) return say('sevenCount.equalInForum', { totals });
  const still = say('sevenCount.someEqualInForum', { totals });
  return ruling === 'all' ? `${still} ${say('sevenCount.allShare', ruled)}` : still;
}
