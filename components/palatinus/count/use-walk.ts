'use client';

/** The current place in the count, and the ways from there: by button, by key, automatically. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCountKeys } from '@/components/count/use-count-keys';
import { useCountUnderWay } from '@/components/palatinus/game/count-under-way';
import {
  type Beat,
  type CountStep,
  type HillSoFar,
  hillSoFar,
  makeStep,
  parseStep,
  type Result,
  resultSoFar,
} from '@/lib/palatinus';
import type { WayBack } from '@/lib/palatinus/enter';
import {
  afterCorrection,
  beatsShown,
  begin,
  hillOf,
  hillsKnown,
  isAtStart,
  jump,
  nextBeat,
  placeAfter,
  placeBefore,
  showHill,
  stepAfter,
  type WalkPlace,
} from '@/lib/palatinus/together';
import type { Count } from './use-count';
import { screenOf, useStep } from './use-step';

export interface Walk {
  readonly step: CountStep;
  readonly next: CountStep | undefined;
  /** The hill as far as it is shown, and the result as far as it is known then. Undefined at the tally. */
  readonly hill: HillSoFar | undefined;
  readonly result: Result | undefined;
  /** What is counted so far, when people count together: the rest must not be revealed yet. */
  readonly known: readonly HillSoFar[] | undefined;
  /** How many beats are shown; undefined if the step is shown as a whole. */
  readonly beats: number | undefined;
  /** The name of what is shown: the step and its beats. */
  readonly moment: string;
  /** What comes next at this step; undefined if all of it is shown. */
  readonly nextBeat: Beat | undefined;
  /** A beat, or a step, forward and back; undefined if there is none. */
  readonly goOn: (() => void) | undefined;
  readonly goBack: (() => void) | undefined;
  /** The screen of the tally, if the reader came from there; Back leads to it. */
  readonly fromTally: string | undefined;
  /** Another screen that led to the step; Back leads to it. */
  readonly from: WayBack | undefined;
  /**
   * Shows any step as a whole. `jumpTo` replaces the current step; `visit` starts at the tally, and Back returns
   * there.
   */
  readonly jumpTo: (step: CountStep) => void;
  readonly visit: (step: CountStep) => void;
  /** Shows all of this hill at once; undefined if it is already decided. */
  readonly showHill: (() => void) | undefined;
  /** Shows this step piece by piece from its beginning. If people already count together, that goes on instead. */
  readonly countTogether: () => void;
  /** Shows this hill piece by piece from its beginning, without guesses. */
  readonly countHill: () => void;
  /** Whether everybody guesses before each hill. `guessFirst` turns that on, starting with this hill, or off. */
  readonly isGuessed: boolean;
  /** Whether a hill begins here, nobody has guessed, and nothing but its opening is shown. */
  readonly canGuess: boolean;
  readonly guessFirst: (isOn: boolean) => void;
}

const NOTHING_TO_COUNT = {
  steps: [],
  result: { hills: [], tally: [], winners: [], decidedBy: 'points' },
} as const;

/** Where people were when a correction made the hill begin again, and where that led. An undo leads back. */
interface LeftStep {
  readonly from: string;
  readonly to: string;
}

export function useWalk(count: Count | undefined): Walk {
  const { result, steps } = count ?? NOTHING_TO_COUNT;
  const { step: asked, goTo, visit, fromTally, from, asksTogether, isGuessed } = useStep(steps);
  const counted = useMemo(() => ({ result, steps, isGuessed }), [result, steps, isGuessed]);
  const { furthest: before, keep, markResultSeen } = useCountUnderWay();
  const reached = useMemo(() => before && afterCorrection(counted, before), [before, counted]);
  const [left, setLeft] = useState<LeftStep>();
  const isUndone = left?.to === makeStep(asked) && before !== undefined && before.step === reached?.step;
  const wanted = isUndone ? (parseStep(steps, left.from) ?? asked) : asked;
  const step = useMemo(
    () => (before && reached ? stepAfter(counted, before, reached, wanted) : wanted),
    [counted, before, reached, wanted],
  );
  // While the address asks for it, the count starts at its first beat; writing another address at once would render
  // twice. When guessing, a reload restarts the step and keeps the guesses.
  const isBegun = asksTogether || (isGuessed && !reached);
  const begun = useMemo(
    () => (isBegun ? begin(counted, step).furthest : undefined),
    [isBegun, counted, step],
  );
  // At the tally everything is known, so from there all steps are whole.
  const isAllKnown = count !== undefined && step.part === 'tally';
  const furthest = isAllKnown ? undefined : (begun ?? reached);
  useEffect(() => {
    if (isAllKnown) markResultSeen();
  }, [isAllKnown, markResultSeen]);
  // A correction may lead to another step of the hill, and its undo back: the address follows.
  const [inAddress, shown] = [makeStep(asked), makeStep(step)];
  useEffect(() => {
    if (inAddress === shown) return;
    setLeft(isUndone ? undefined : { from: inAddress, to: shown });
    goTo(step, isGuessed);
  }, [inAddress, shown, isUndone, step, isGuessed, goTo]);
  const place = useMemo(() => ({ step, furthest }), [step, furthest]);

  const go = useCallback(
    // Who comes back from the tally knows who took each hill.
    (to: WalkPlace, stillGuessed = isGuessed && !isAllKnown): void => {
      setLeft(undefined);
      if (to.furthest) keep(to.furthest, screenOf(to.furthest.step, stillGuessed));
      goTo(to.step, stillGuessed);
    },
    [goTo, keep, isGuessed, isAllKnown],
  );
  const [goOn, goBack] = useMemo(() => {
    const [on, back] = [placeAfter(counted, place), placeBefore(counted, place)];
    return [on && (() => go(on)), back && (() => go(back))];
  }, [counted, place, go]);
  const jumpTo = (to: CountStep): void => go(jump(counted, place, to));

  useCountKeys({
    goOn,
    goBack,
    goToFirst: () => steps[0] && jumpTo(steps[0]),
    goToLast: () => jumpTo({ part: 'tally' }),
  });

  const next = steps.find((_, index) => steps[index - 1] === step);
  const beats = beatsShown(place);
  const hill = useMemo(() => {
    const whole = hillOf(result, step);
    return whole && hillSoFar(whole, step, beats);
  }, [result, step, beats]);
  const known = useMemo(() => furthest && hillsKnown(result, furthest), [result, furthest]);
  const soFar = useMemo(() => hill && resultSoFar(result, hill), [result, hill]);
  const wholeHill = hill && !hill.isDecided ? showHill(counted, place) : undefined;
  return {
    step,
    next,
    hill,
    result: soFar,
    known,
    beats,
    moment: `${makeStep(step)} ${beats}`,
    nextBeat: nextBeat(counted, place),
    goOn,
    goBack,
    fromTally,
    from,
    jumpTo,
    visit,
    showHill: wholeHill && (() => go(wholeHill)),
    countTogether: () => {
      if (beats === undefined) go(begin({ result, steps }, step));
    },
    countHill: () => {
      const first = hill && parseStep(steps, hill.letter);
      if (first) go(begin({ result, steps }, first));
    },
    isGuessed,
    canGuess: !isGuessed && isAtStart(counted, place),
    guessFirst: (isOn) => go(begin({ ...counted, isGuessed: isOn }, step), isOn),
  };
}
