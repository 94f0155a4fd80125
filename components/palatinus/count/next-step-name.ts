import type { Speaker } from '@/lib/i18n';
import { type CountStep, GUESSING } from '@/lib/palatinus';
import type { Walk } from './use-walk';

const BEAT_NAMES = {
  condottiere: 'nextCondottiere',
  captive: 'nextCaptive',
  influence: 'nextPiece',
  verdict: 'nextVerdict',
} as const;

/**
 * What comes next: the next piece or verdict of this step, otherwise the next part of this hill, otherwise the next
 * hill.
 */
export function nextStepName(
  say: Speaker<'score'>,
  { step, next, beats, nextBeat }: Pick<Walk, 'step' | 'next' | 'beats' | 'nextBeat'>,
): string {
  if (beats === GUESSING && step.part !== 'tally') return say('score.countHill', { letter: step.letter });
  if (nextBeat) return say(`score.${BEAT_NAMES[nextBeat.shows]}`);
  if (!next || next.part === 'tally') return say('score.toTally');
  return nameOfStep(say, step, next);
}

function nameOfStep(
  say: Speaker<'score'>,
  step: CountStep,
  next: Exclude<CountStep, { part: 'tally' }>,
): string {
  if (step.part === 'tally' || step.letter !== next.letter) return say('score.next', { letter: next.letter });
  if (next.part === 'judging') return say('score.nextCondottiere');
  return say(next.part === 'leaving' ? 'score.nextLeaving' : 'score.nextInfluence');
}
