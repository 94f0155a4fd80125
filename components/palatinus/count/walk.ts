/**
 * The way through the count, as data. Whoever counts together has come so far: every step before is known and shown as a
 * whole, of the furthest one so many beats are shown. Who does not count together sees whole steps.
 */
import {
  type Beat,
  beatsOf,
  type CountStep,
  type Hill,
  makeStep,
  openingBeats,
  type Result,
} from '@/lib/palatinus';

export interface Furthest {
  /** By its name, for after a correction the steps are new ones. */
  readonly step: string;
  /** How many beats of it are shown; undefined where it was jumped to, and is shown as a whole. */
  readonly beats: number | undefined;
}

export interface Place {
  readonly step: CountStep;
  /** Undefined where nobody counts together. */
  readonly furthest: Furthest | undefined;
}

type Counted = { readonly result: Result; readonly steps: readonly CountStep[] };

export function hillOf({ hills }: Pick<Result, 'hills'>, step: CountStep): Hill | undefined {
  return hills.find(({ letter }) => step.part !== 'tally' && letter === step.letter);
}

/** How many beats of the step are shown; undefined for the whole of it. */
export function beatsShown({ step, furthest }: Place): number | undefined {
  return furthest?.step === makeStep(step) ? furthest.beats : undefined;
}

/** What the next beat of this step shows; undefined where all of it is shown. */
export function nextBeat({ result }: Counted, place: Place): Beat | undefined {
  const hill = hillOf(result, place.step);
  const shown = beatsShown(place);
  return hill && shown !== undefined ? beatsOf(hill, place.step)[shown] : undefined;
}

/** Begins a step anew, with nothing shown but what it opens with. */
export function begin({ result }: Counted, step: CountStep): Place {
  const hill = hillOf(result, step);
  return { step, furthest: { step: makeStep(step), beats: hill ? openingBeats(hill, step) : undefined } };
}

/** One beat further, or one step. Undefined at the end. */
export function onward(counted: Counted, place: Place): Place | undefined {
  const { step, furthest } = place;
  if (nextBeat(counted, place))
    return { step, furthest: { step: makeStep(step), beats: (beatsShown(place) ?? 0) + 1 } };
  const next = counted.steps[indexOf(counted, makeStep(step)) + 1];
  if (!next) return undefined;
  const isNew = furthest && indexOf(counted, makeStep(next)) > indexOf(counted, furthest.step);
  return isNew ? begin(counted, next) : { step: next, furthest };
}

/** One beat back, or one step, which is shown as a whole. Undefined at the beginning. */
export function backward(counted: Counted, place: Place): Place | undefined {
  const { step, furthest } = place;
  const hill = hillOf(counted.result, step);
  const shown = beatsShown(place);
  if (hill && shown !== undefined && shown > openingBeats(hill, step)) {
    // After a correction the step may have fewer beats than were shown.
    const beats = Math.min(shown, beatsOf(hill, step).length) - 1;
    return { step, furthest: { step: makeStep(step), beats } };
  }
  const before = counted.steps[indexOf(counted, makeStep(step)) - 1];
  return before && { step: before, furthest };
}

/** Straight to a step, which is shown as a whole; so is, from then on, everything before it. */
export function jump(counted: Counted, { furthest }: Place, step: CountStep): Place {
  const isFurther = furthest && indexOf(counted, makeStep(step)) >= indexOf(counted, furthest.step);
  return { step, furthest: isFurther ? { step: makeStep(step), beats: undefined } : furthest };
}

/** By name, because whoever asks for a step may have made it anew. */
function indexOf({ steps }: Counted, name: string): number {
  return steps.findIndex((step) => makeStep(step) === name);
}
