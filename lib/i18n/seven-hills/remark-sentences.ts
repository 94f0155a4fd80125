/** Remarks about a game of Seven Hills, and what a correction of one of its epochs changed. */

import type { Difference, Player, Remark } from '../../seven-hills';
import type { Speaker } from '../speaker';
import { areaName, epochName, type Names, namesOf, signed } from './naming';

type Say = Speaker<'sevenRemarks' | 'sevenWords' | 'words'>;

export function remarkSentence(say: Say, players: readonly Player[], remark: Remark): string {
  const names = namesOf(say, players);
  const epoch = epochName(say, remark.epoch);
  switch (remark.code) {
    case 'hill-closed': {
      const hills = remark.hills.map((hill) => areaName(say, hill)).join(', ');
      const { allowed } = remark;
      return say('sevenRemarks.hill-closed', { epoch, who: names.one(remark.player), hills, allowed });
    }
    case 'deployed':
      return say('sevenRemarks.deployed', { epoch, count: remark.count, most: remark.most });
    case 'order':
      return say('sevenRemarks.order', { epoch });
    case 'called': {
      const { count, most, consuls } = remark;
      if (consuls === 0) return say('sevenRemarks.calledByNobody', { epoch, count });
      return say('sevenRemarks.called', { epoch, count, most, consuls });
    }
    case 'waiting': {
      const { count, most } = remark;
      return say('sevenRemarks.waiting', { epoch, who: names.one(remark.player), count, most });
    }
  }
}

/**
 * What a correction changed, in order of the epochs, then the track and the winners; a single sentence if nothing
 * changed.
 */
export function changeSentences(
  say: Say,
  players: readonly Player[],
  differences: readonly Difference[],
): readonly string[] {
  if (differences.length === 0) return [say('sevenRemarks.nothingChanged')];
  const names = namesOf(say, players);
  const sentences = differences.flatMap((difference) => {
    const sentence = changeSentence(say, names, difference);
    return sentence === undefined ? [] : [sentence];
  });
  const track = differences.flatMap((difference) =>
    difference.what === 'points' ? [pointsNow(say, names, difference.player, difference)] : [],
  );
  if (track.length === 0) return sentences;
  // The winners come last, after the track that decides them.
  const at = differences.at(-1)?.what === 'winners' ? sentences.length - 1 : sentences.length;
  return sentences.toSpliced(at, 0, say('sevenRemarks.pointsChanged', { list: track.join(', ') }));
}

/** Undefined for the points of one player, because all of those go into one sentence. */
function changeSentence(say: Say, names: Names, difference: Difference): string | undefined {
  const several = (players: readonly number[]): string =>
    players.length > 0 ? names.several(players) : say('sevenWords.nobody');
  switch (difference.what) {
    case 'points':
      return undefined;
    case 'consuls': {
      const epoch = epochName(say, difference.epoch);
      const who = several(difference.after);
      return say('sevenRemarks.consulsChanged', { epoch, who, others: several(difference.before) });
    }
    case 'hill': {
      const values = changeOf(say, names, difference);
      return say('sevenRemarks.hillChanged', { ...values, hill: areaName(say, difference.hill) });
    }
    case 'knights':
      return say('sevenRemarks.knightsChanged', changeOf(say, names, difference));
    case 'penalties':
      return say('sevenRemarks.penaltiesChanged', changeOf(say, names, difference));
    case 'winners': {
      const who = several(difference.after);
      return say('sevenRemarks.winnersChanged', { who, others: several(difference.before) });
    }
  }
}

function changeOf(
  say: Say,
  names: Names,
  { epoch, before, after }: Extract<Difference, { what: 'hill' | 'knights' | 'penalties' }>,
): { readonly epoch: string; readonly list: string } {
  const changed = before.flatMap((old, player) => {
    const now = after[player] ?? 0;
    return now === old ? [] : [pointsNow(say, names, player, { before: old, after: now })];
  });
  return { epoch: epochName(say, epoch), list: changed.join(', ') };
}

/** "Livia 7 (before: 4)" */
function pointsNow(
  say: Say,
  names: Names,
  player: number,
  { before, after }: { readonly before: number; readonly after: number },
): string {
  return say('sevenRemarks.pointsNow', {
    who: names.one(player),
    points: signed(after),
    old: signed(before),
  });
}
