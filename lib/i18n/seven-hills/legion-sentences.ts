/** What is left to move of the legions, and what no longer fits, in words. */

import type { Player } from '../../seven-hills';
import type { LeftToMove, Misfit } from '../../seven-hills/enter';
import type { Speaker } from '../speaker';
import { areaName, namesOf } from './naming';

type Say = Speaker<'sevenGuide' | 'sevenWords' | 'words'>;

export function leftSentence(say: Say, players: readonly Player[], left: LeftToMove): string {
  const who = 'player' in left ? namesOf(say, players).one(left.player) : '';
  const plebeians = 'count' in left ? say('sevenWords.plebeians', { count: left.count }) : '';
  return say(`sevenGuide.left-${left.what}`, { who, plebeians });
}

export function misfitSentence(say: Say, players: readonly Player[], misfit: Misfit): string {
  if (misfit.what === 'camps') return say('sevenGuide.misfit-camps');
  const who = namesOf(say, players).one(misfit.player);
  const plebeians = say('sevenWords.plebeians', { count: misfit.count });
  if (misfit.what === 'consul') return say('sevenGuide.misfit-consul', { who, plebeians });
  return say('sevenGuide.misfit-gone', { area: areaName(say, misfit.area), who, plebeians });
}
