/** The announcements of a step that is counted together: first where the count is, then each thing as it is shown. */

import type { CountStep, Game, HillSoFar } from '../../palatinus';
import type { Speaker } from '../speaker';
import { gameSentences } from './game-sentences';
import { stepSentences } from './step-sentences';

type Say = Speaker<'pieces' | 'walkthrough' | 'words'>;

export function beatSentences(
  say: Say,
  game: Pick<Game, 'players' | 'rulings'>,
  hill: HillSoFar,
  step: CountStep,
): readonly string[] {
  const tell = gameSentences(say, game);
  const { verdict, left } = stepSentences(say, game);
  const { latest, letter } = hill;
  if (!latest) {
    const nobodyActs = hill.condottieri.length === 0 ? [say('walkthrough.noCondottiere', { letter })] : [];
    return [tell.hill(hill), ...nobodyActs];
  }
  if (latest.shows === 'verdict') {
    const nobodyAround = hill.influence.length === 0 ? [say('walkthrough.nobodyAround')] : [];
    return [verdict(hill), ...nobodyAround, tell.control(hill)];
  }
  const isShown = ({ at }: { readonly at: string }): boolean => at === latest.at;
  const wasJudged = step.part === 'leaving' && hill.condottieri.length > 1;
  const isFirstToLeave = wasJudged && hill.captures.length + hill.settled.length === 1;
  const title = isFirstToLeave ? [say('walkthrough.leaveTitle')] : [];
  if (latest.shows === 'captive') return [...title, ...hill.captures.filter(isShown).map(tell.capture)];
  if (latest.shows === 'influence') return hill.influence.filter(isShown).map(tell.influence);
  const acting = hill.condottieri.filter(isShown);
  return wasJudged ? [...title, ...acting.map(left)] : [tell.hill(hill), ...acting.map(tell.condottiere)];
}
