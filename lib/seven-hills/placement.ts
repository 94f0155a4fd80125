/** Placement points: the strengths on a hill are compared, and players of equal strength share first and second. */

import type { Award, AwardFor, HillScore, Rank } from './result';
import type { Rulings } from './rulings';
import { type ByClass, type Epoch, type Hill, OPENS_IN } from './types';

/** A noble counts 2, every other marker 1. */
const NOBLE_STRENGTH = 2;

/** The points for first and second. */
const USUAL = { first: 5, second: 2 } as const;
/** The points on the hill that opened in this epoch, from epoch 2 on. */
const NEW = { first: 7, second: 4 } as const;

/** What a hill is worth in an epoch in which it is open. */
export function worthOf(hill: Hill, epoch: Epoch): Pick<HillScore, 'isNew' | 'first' | 'second'> {
  const isNew = epoch > 1 && OPENS_IN[hill] === epoch;
  return { isNew, ...(isNew ? NEW : USUAL) };
}

export function scoreHill(
  hill: Hill,
  epoch: Epoch,
  markers: readonly ByClass<number>[],
  { tiedFirst }: Pick<Rulings, 'tiedFirst'>,
): HillScore {
  const { isNew, first, second } = worthOf(hill, epoch);
  const strength: number[] = [];
  const nobles: number[] = [];
  for (const { noble, knight, centurion, plebeian } of markers) {
    strength.push(noble * NOBLE_STRENGTH + knight + centurion + plebeian);
    nobles.push(noble);
  }

  const ranks = ranksOf(strength);
  const [firsts, seconds] = ranks;
  const isTied = firsts !== undefined && firsts.players.length > 1;
  const takesBoth = seconds === undefined || (isTied && tiedFirst === 'take-both');
  const awards: Award[] = [];
  if (firsts && takesBoth) share(awards, 'both', first + second, firsts.players);
  if (firsts && !takesBoth) share(awards, 'first', first, firsts.players);
  if (seconds && !takesBoth) share(awards, 'second', second, seconds.players);
  return {
    hill,
    isNew,
    first,
    second,
    strength,
    nobles,
    ranks,
    awards,
    noSecond: firsts && takesBoth ? (seconds ? 'tied-first' : 'nobody-behind') : undefined,
    ruling: isTied && seconds ? 'tiedFirst' : undefined,
  };
}

/** What a player's markers other than nobles add to the strength on a hill. */
export function strengthWithoutNobles({ strength, nobles }: HillScore, player: number): number {
  return (strength[player] ?? 0) - (nobles[player] ?? 0) * NOBLE_STRENGTH;
}

function ranksOf(strength: readonly number[]): readonly Rank[] {
  const ranks: { readonly strength: number; readonly players: number[] }[] = [];
  for (const [player, own] of strength.entries()) {
    if (own === 0) continue;
    const at = ranks.findIndex((rank) => rank.strength <= own);
    const rank = ranks[at];
    if (rank?.strength === own) rank.players.push(player);
    else ranks.splice(at < 0 ? ranks.length : at, 0, { strength: own, players: [player] });
  }
  return ranks;
}

/** Shares are rounded down. */
function share(awards: Award[], place: AwardFor, pool: number, players: readonly number[]): void {
  const points = Math.floor(pool / players.length);
  const roundedAway = pool - points * players.length;
  for (const player of players) {
    const sharedWith = players.length === 1 ? ALONE : players.filter((other) => other !== player);
    awards.push({ player, points, for: place, pool, sharedWith, roundedAway });
  }
}

const ALONE: readonly number[] = [];
