/** How far people who count together have come, and what they know by then. */
import { countSteps, type HillSoFar, hillsSoFar, parseStep, type Result } from '@/lib/palatinus';

export interface Furthest {
  /** By its name, for after a correction the steps are new ones. */
  readonly step: string;
  /** How many beats of it are shown; undefined where it was jumped to, and is shown as a whole. */
  readonly beats: number | undefined;
  /** What the condottieri of its hill did when it was shown: where they do something else, the hill begins anew. */
  readonly deeds?: string | undefined;
  /** The latest of them by its name: after a correction there may be more or fewer before it. */
  readonly latest?: string | undefined;
}

/** As the tab remembers it: `D-b 2 D5-red-captures-D4 influence D2`, without the rest `D-b` for the whole step. */
export function makeFurthest({ step, beats, deeds, latest }: Furthest): string {
  return [step, beats, deeds, latest].filter((part) => part !== undefined).join(' ');
}

export function parseFurthest(text: string): Furthest | undefined {
  const [step = '', beats, deeds, ...latest] = text.split(' ');
  if (step === '' || !Number.isInteger(Number(beats ?? 0))) return undefined;
  return {
    step,
    beats: beats === undefined ? undefined : Number(beats),
    ...(deeds !== undefined && { deeds }),
    ...(latest.length > 0 && { latest: latest.join(' ') }),
  };
}

/** The hills as far as they are counted then; undefined at the end, where everything is known. */
export function hillsKnown(
  result: Result,
  { step, beats }: Pick<Furthest, 'step' | 'beats'>,
): readonly HillSoFar[] | undefined {
  const last = parseStep(countSteps(result), step);
  return last && last.part !== 'tally' ? hillsSoFar(result, last, beats) : undefined;
}
