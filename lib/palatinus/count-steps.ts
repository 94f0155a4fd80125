/**
 * The count, step by step, as people at a table would go through it: at each hill first every condottiere by itself,
 * then everyone who leaves, at once; then the influence. A single condottiere is judged and acts in one step, and a
 * hill without condottieri has no such step.
 */

import type { Gain } from './gains';
import type { Condottiere, Hill, Result } from './result';
import { gainsOf } from './score';
import { LETTERS, type Letter } from './types';

export type CountStep =
  /** One of several condottieri is judged; nobody leaves yet. */
  | { readonly part: 'judging'; readonly letter: Letter; readonly condottiere: number }
  /** Captives and fugitives leave. */
  | { readonly part: 'leaving'; readonly letter: Letter }
  | { readonly part: 'influence'; readonly letter: Letter }
  | { readonly part: 'tally' };

export function countSteps({ hills }: Pick<Result, 'hills'>): readonly CountStep[] {
  return [...hills.flatMap(stepsOfHill), { part: 'tally' }];
}

function stepsOfHill(hill: Hill): readonly CountStep[] {
  const { letter, condottieri } = hill;
  const judging = isJudgedApart(hill)
    ? condottieri.map((_, condottiere): CountStep => ({ part: 'judging', letter, condottiere }))
    : [];
  const leaving: readonly CountStep[] = condottieri.length > 0 ? [{ part: 'leaving', letter }] : [];
  return [...judging, ...leaving, { part: 'influence', letter }];
}

/** Whether each condottiere of a hill is judged in a step of its own, before anybody leaves. */
export function isJudgedApart({ condottieri }: Pick<Hill, 'condottieri'>): boolean {
  return condottieri.length > 1;
}

/** True if it flees or stays. */
export function capturesNobody({ outcome }: Pick<Condottiere, 'outcome'>): boolean {
  return outcome !== 'captures';
}

/** `C-a1` is the first condottiere around hill C, `C-a` everyone who leaves there, `C-b` its influence. */
export function makeStep(step: CountStep): string {
  switch (step.part) {
    case 'judging':
      return `${step.letter}-a${step.condottiere + 1}`;
    case 'leaving':
      return `${step.letter}-a`;
    case 'influence':
      return `${step.letter}-b`;
    case 'tally':
      return 'tally';
  }
}

/**
 * The step with this name. A bare letter, or the name of a step that this hill does not have, gives the hill's first
 * step.
 */
export function parseStep(steps: readonly CountStep[], name: string): CountStep | undefined {
  const named = steps.find((step) => makeStep(step).toLowerCase() === name.toLowerCase());
  const letter = LETTERS.find((other) => other === name.charAt(0).toUpperCase());
  return named ?? steps.find((step) => step.part !== 'tally' && step.letter === letter);
}

/** The condottieri that a step is about. */
export function judgedIn({ condottieri }: Hill, step: CountStep): readonly Condottiere[] {
  if (step.part === 'judging') return condottieri.slice(step.condottiere, step.condottiere + 1);
  return step.part === 'leaving' ? condottieri : [];
}

/** Captives are gained when they leave, a token or its disc when the influence is counted. */
export function stepOfGain({ from, hill }: Gain): CountStep {
  return { part: from === 'capture' ? 'leaving' : 'influence', letter: hill };
}

/** Everything gained up to a step, that step included. */
export function gainsUntil(result: Pick<Result, 'hills'>, step: CountStep): readonly Gain[] {
  const gains = gainsOf(result);
  if (step.part === 'tally') return gains;
  const here = LETTERS.indexOf(step.letter);
  return gains.filter((gain) => {
    const there = LETTERS.indexOf(gain.hill);
    if (there !== here) return there < here;
    return step.part === 'influence' || stepOfGain(gain).part === step.part;
  });
}
