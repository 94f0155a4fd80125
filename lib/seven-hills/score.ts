/** Turns a sound game into its result: each epoch's election, hills, knights and penalties, the track, and the end. */

import { elect } from './election';
import type { EpochOfGame, Game } from './game';
import { scoreHill } from './placement';
import type {
  EpochScore,
  FinalTie,
  Gain,
  HillScore,
  KnightsScore,
  PenaltyScore,
  Result,
  Source,
} from './result';
import type { Rulings } from './rulings';
import { AREAS, type ByClass, EPOCHS, type Epoch, FORUM, openHills } from './types';

/** The points for knights, by their number on the whole board. */
export const KNIGHT_POINTS = [0, 0, 1, 1, 2, 4] as const;
/** What a player loses for each empty hand. */
export const PENALTY_POINTS = 10;

/** Scores the epochs that were played; the result has winners once the last epoch is entered. */
export function score({ players, epochs, rulings }: Game): Result {
  let before: readonly number[] = players.map(() => 0);
  const scored = epochs.map((epoch, index) => {
    const epochScore = scoreEpoch(EPOCHS[index] as Epoch, epoch, before, rulings);
    before = epochScore.running;
    return epochScore;
  });
  const last = epochs[EPOCHS.length - 1];
  return { epochs: scored, ...(last ? winnersOf(before, last, rulings) : UNDECIDED) };
}

const UNDECIDED = { winners: null, decidedBy: null, finalTie: undefined } as const;

function scoreEpoch(
  epoch: Epoch,
  { order, forumAtElection, position, penalties }: EpochOfGame,
  before: readonly number[],
  rulings: Rulings,
): EpochScore {
  const election = elect({ order, forumAtElection }, rulings);
  const hills = openHills(epoch).map((hill) => scoreHill(hill, epoch, position[hill], rulings));
  const knights = knightsOf(position);
  const lost = penaltiesOf(penalties);
  const gains = gainsOf(election, hills, knights, lost);
  const total = pointsOf(gains, order.length);
  const running = total.map((points, player) => points + (before[player] as number));
  return { epoch, election, hills, knights, penalties: lost, gains, total, running };
}

/** Knights count anywhere on the board. */
function knightsOf(position: EpochOfGame['position']): readonly KnightsScore[] {
  const counts = position[FORUM].map(() => 0);
  for (const area of AREAS) {
    const markers = position[area];
    for (let player = 0; player < counts.length; player += 1)
      (counts[player] as number) += (markers[player] as ByClass<number>).knight;
  }
  const scores: KnightsScore[] = [];
  counts.forEach((knights, player) => {
    if (knights > 0) scores.push({ player, knights, points: KNIGHT_POINTS[knights] as number });
  });
  return scores;
}

function penaltiesOf(penalties: readonly number[]): readonly PenaltyScore[] {
  const scores: PenaltyScore[] = [];
  penalties.forEach((times, player) => {
    if (times > 0) scores.push({ player, times, points: -PENALTY_POINTS * times });
  });
  return scores;
}

function gainsOf(
  { consuls }: EpochScore['election'],
  hills: readonly HillScore[],
  knights: readonly KnightsScore[],
  penalties: readonly PenaltyScore[],
): readonly Gain[] {
  const gains: Gain[] = [];
  for (const { player, points } of consuls) gains.push({ source: 'consul', player, points });
  for (const { hill, awards } of hills)
    for (const { player, points } of awards)
      if (points > 0) gains.push({ source: 'placement', player, points, hill });
  for (const { player, points, knights: count } of knights)
    if (points > 0) gains.push({ source: 'knights', player, points, knights: count });
  for (const { player, points, times } of penalties) gains.push({ source: 'penalty', player, points, times });
  return gains;
}

/** The points of these gains for each player: of all gains, or of one source. Every total is computed here. */
export function pointsOf(gains: readonly Gain[], players: number, source?: Source): readonly number[] {
  const points: number[] = [];
  for (let player = 0; player < players; player += 1) points.push(0);
  for (const gain of gains)
    if (source === undefined || gain.source === source) (points[gain.player] as number) += gain.points;
  return points;
}

function winnersOf(
  running: readonly number[],
  { position }: EpochOfGame,
  { finalTie }: Rulings,
): Pick<Result, 'winners' | 'decidedBy' | 'finalTie'> {
  const leaders = best([...running.keys()], running);
  if (leaders.length === 1) return { winners: leaders, decidedBy: 'points', finalTie: undefined };

  const forum = position[FORUM].map(
    ({ noble, knight, centurion, plebeian }) => noble + knight + centurion + plebeian,
  );
  const most = best(leaders, forum);
  const tie: FinalTie = {
    points: running[leaders[0] as number] as number,
    tied: leaders,
    forum,
    most,
    ruling: most.length > 1 && most.length < leaders.length ? 'finalTie' : undefined,
  };
  if (most.length === 1) return { winners: most, decidedBy: 'forum', finalTie: tie };
  return { winners: finalTie === 'all' ? leaders : most, decidedBy: 'shared', finalTie: tie };
}

/** The players with the highest count. */
function best(players: readonly number[], counts: readonly number[]): readonly number[] {
  const most = Math.max(...players.map((player) => counts[player] as number));
  return players.filter((player) => counts[player] === most);
}
