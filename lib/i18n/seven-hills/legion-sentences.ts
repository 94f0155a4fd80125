/** In words: which moves of the legions are still to be made, and which no longer fit. */

import type { Player } from '../../seven-hills';
import type { LeftToMove, Misfit } from '../../seven-hills/enter';
import type { Speaker } from '../speaker';
import { areaName, namesOf } from './naming';

type Say = Speaker<'sevenGuide' | 'sevenWords' | 'words'>;

/** One sentence for each sort of move: "Cards still to be turned: Nora 1, Otto 2." */
export function leftSentences(
  say: Say,
  players: readonly Player[],
  left: readonly LeftToMove[],
): readonly string[] {
  const names = namesOf(say, players);
  return (['camps', 'call', 'card', 'place'] as const).flatMap((what) => {
    const list = left
      .filter((one) => one.what === what)
      .map((one) =>
        ['player' in one && names.one(one.player), 'count' in one && one.count].filter(Boolean).join(' '),
      );
    return list.length === 0 ? [] : [say(`sevenGuide.left-${what}`, { list: list.join(', ') })];
  });
}

export function misfitSentence(say: Say, players: readonly Player[], misfit: Misfit): string {
  if (misfit.what === 'camps') return say('sevenGuide.misfit-camps');
  const who = namesOf(say, players).one(misfit.player);
  const plebeians = say('sevenWords.plebeians', { count: misfit.count });
  if (misfit.what === 'consul') return say('sevenGuide.misfit-consul', { who, plebeians });
  return say('sevenGuide.misfit-gone', { area: areaName(say, misfit.area), who, plebeians });
}
