/**
 * How far people who count together have come. It imports no rule, because Home reads it and should not load the rules
 * of the count.
 */

export interface Furthest {
  /** By its name, because a correction makes new steps. */
  readonly step: string;
  /** How many of its beats are shown; undefined if people jumped to it, which shows it whole. */
  readonly beats: number | undefined;
  /** What the condottieri of its hill did when it was shown: if they act differently now, the hill begins again. */
  readonly actions?: string | undefined;
  /** The name of the last beat shown: a correction may change how many come before it. */
  readonly latest?: string | undefined;
}

/** In the form in which the tab remembers it: `D-b 2 D5-red-captures-D4 influence D2`, without the rest `D-b` for the whole step. */
export function makeFurthest({ step, beats, actions, latest }: Furthest): string {
  return [step, beats, actions, latest].filter((part) => part !== undefined).join(' ');
}

export function parseFurthest(text: string): Furthest | undefined {
  const [step = '', beats, actions, ...latest] = text.split(' ');
  if (step === '' || !Number.isInteger(Number(beats ?? 0))) return undefined;
  return {
    step,
    beats: beats === undefined ? undefined : Number(beats),
    ...(actions !== undefined && { actions }),
    ...(latest.length > 0 && { latest: latest.join(' ') }),
  };
}
