/**
 * The way through the count, as data. When people count together, `furthest` says how far they are: the steps before it are
 * shown whole, and of that step its first `beats` beats. Otherwise every step is shown whole.
 */

import {
  actionsOf,
  type Beat,
  beatsOf,
  type CountStep,
  GUESSING,
  type Hill,
  type Letter,
  makeStep,
  openingBeats,
  parseStep,
  type Result,
} from '..';
import type { Furthest } from './furthest';

export interface WalkPlace {
  readonly step: CountStep;
  /** Undefined where nobody counts together. */
  readonly furthest: Furthest | undefined;
}

type Counted = {
  readonly result: Result;
  readonly steps: readonly CountStep[];
  /** Whether everybody guesses before each hill is counted. */
  readonly isGuessed?: boolean;
};

export function hillOf({ hills }: Pick<Result, 'hills'>, step: CountStep): Hill | undefined {
  return hills.find(({ letter }) => step.part !== 'tally' && letter === step.letter);
}

/** How many beats of the step are shown; undefined for the whole of it. */
export function beatsShown({ step, furthest }: WalkPlace): number | undefined {
  return furthest?.step === makeStep(step) ? furthest.beats : undefined;
}

/** What the next beat of this step shows; undefined where all of it is shown. */
export function nextBeat({ result }: Counted, place: WalkPlace): Beat | undefined {
  const hill = hillOf(result, place.step);
  const shown = beatsShown(place);
  return hill && shown !== undefined ? beatsOf(hill, place.step)[shown] : undefined;
}

/** Begins a step again, with only its opening beat shown; the first step of a hill begins with the guesses, if people guess. */
export function begin(counted: Counted, step: CountStep): WalkPlace {
  const hill = hillOf(counted.result, step);
  if (isGuessedAt(counted, step)) return { step, furthest: { step: makeStep(step), beats: GUESSING } };
  const furthest = { step: makeStep(step), beats: undefined };
  return { step, furthest: hill ? shownTo(hill, step, openingBeats(hill, step)) : furthest };
}

function isGuessedAt(counted: Counted, step: CountStep): boolean {
  return counted.isGuessed === true && isFirstOfHill(counted, step);
}

function isFirstOfHill({ steps }: Counted, step: CountStep): boolean {
  return step.part !== 'tally' && makeStep(firstStepOf(steps, step.letter)) === makeStep(step);
}

/** Every hill has a step, and its letter alone names the first one. */
function firstStepOf(steps: readonly CountStep[], letter: Letter): CountStep {
  return parseStep(steps, letter) as CountStep;
}

/** Whether a hill begins here, and nothing of it is shown but what it opens with, which is not the end already. */
export function isAtStart(counted: Counted, place: WalkPlace): boolean {
  const hill = hillOf(counted.result, place.step);
  return (
    hill !== undefined &&
    isFirstOfHill(counted, place.step) &&
    beatsShown(place) === openingBeats(hill, place.step) &&
    (place.step.part !== 'influence' || nextBeat(counted, place) !== undefined)
  );
}

function shownTo(hill: Hill, step: CountStep, beats: number): Furthest {
  return {
    step: makeStep(step),
    beats,
    actions: actionsOf(hill),
    latest: nameOf(beatsOf(hill, step)[beats - 1]),
  };
}

function nameOf(beat: Beat | undefined): string | undefined {
  return beat && (beat.shows === 'verdict' ? beat.shows : `${beat.shows} ${beat.at}`);
}

/**
 * How far people are after a correction: the last beat shown stays the last one, or the one before it if its piece is gone.
 * If the condottieri act differently now, everybody has to see that: the hill begins again, but without new guesses. If
 * guessing was under way, it goes on before the hill's first step.
 */
export function afterCorrection(counted: Counted, furthest: Furthest): Furthest {
  const { beats, latest } = furthest;
  const step = parseStep(counted.steps, furthest.step);
  const hill = step && hillOf(counted.result, step);
  if (!hill || beats === undefined) return furthest;
  const first = firstStepOf(counted.steps, hill.letter);
  if (beats === GUESSING) return { step: makeStep(first), beats };
  if (actionsOf(hill) !== furthest.actions) return shownTo(hill, first, openingBeats(hill, first));
  const names = beatsOf(hill, step).map(nameOf);
  const opening = openingBeats(hill, step);
  const isThere = latest === undefined || names.includes(latest);
  const shown = isThere ? names.indexOf(latest) + 1 : Math.min(beats, names.length) - 1;
  return shownTo(hill, step, Math.max(opening, shown));
}

/** Which step people see after a correction: another one only if the hill they see begins again. */
export function stepAfter(counted: Counted, before: Furthest, after: Furthest, step: CountStep): CountStep {
  const first = after.step === before.step ? undefined : parseStep(counted.steps, after.step);
  const isHere = first && hillOf(counted.result, first) === hillOf(counted.result, step);
  return isHere ? first : step;
}

/** One beat further, or one step. Undefined at the end. */
export function placeAfter(counted: Counted, place: WalkPlace): WalkPlace | undefined {
  const { step, furthest } = place;
  const hill = hillOf(counted.result, step);
  const shown = beatsShown(place);
  if (hill && shown === GUESSING) return { step, furthest: shownTo(hill, step, openingBeats(hill, step)) };
  if (hill && shown !== undefined && nextBeat(counted, place))
    return { step, furthest: shownTo(hill, step, shown + 1) };
  const next = counted.steps[indexOf(counted, makeStep(step)) + 1];
  if (!next) return undefined;
  const isNew = furthest && indexOf(counted, makeStep(next)) > indexOf(counted, furthest.step);
  return isNew ? begin(counted, next) : { step: next, furthest };
}

/** One beat back, or one step, which is shown as a whole. Undefined at the beginning. */
export function placeBefore(counted: Counted, place: WalkPlace): WalkPlace | undefined {
  const { step, furthest } = place;
  const hill = hillOf(counted.result, step);
  const shown = beatsShown(place);
  if (hill && shown !== undefined && shown > openingBeats(hill, step))
    return { step, furthest: shownTo(hill, step, shown - 1) };
  if (shown !== undefined && shown !== GUESSING && isGuessedAt(counted, step)) return begin(counted, step);
  const before = counted.steps[indexOf(counted, makeStep(step)) - 1];
  return before && { step: before, furthest };
}

/** Straight to a step. It is shown whole, and so is everything before it from then on. */
export function jump(counted: Counted, { furthest }: WalkPlace, step: CountStep): WalkPlace {
  const isFurther = furthest && indexOf(counted, makeStep(step)) >= indexOf(counted, furthest.step);
  return { step, furthest: isFurther ? { step: makeStep(step), beats: undefined } : furthest };
}

/**
 * All of the hill at once, up to who takes it, whichever of its steps is shown. People who count together have then seen all
 * its beats and go on from there. Undefined at the tally.
 */
export function showHill(counted: Counted, place: WalkPlace): WalkPlace | undefined {
  const hill = hillOf(counted.result, place.step);
  if (!hill) return undefined;
  const step = { part: 'influence', letter: hill.letter } as const;
  const shown = jump(counted, place, step);
  if (shown.furthest?.step !== makeStep(step)) return shown;
  return { step, furthest: shownTo(hill, step, beatsOf(hill, step).length) };
}

/** By name, because two steps with one name may be different objects. */
function indexOf({ steps }: Counted, name: string): number {
  return steps.findIndex((step) => makeStep(step) === name);
}
