import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beatsOf,
  type CountStep,
  countSteps,
  exampleGame,
  GUESSING,
  gainsOf,
  gainsOfBeat,
  type Hill,
  type HillSoFar,
  hillSoFar,
  hillsSoFar,
  openingBeats,
  parseStep,
  type Result,
  resultSoFar,
  score,
  scoresSoFar,
  soundGame,
} from '.';
import { totalsOf } from './influence';
import { table } from './testing';
import { soundDrafts } from './testing-drafts';

const result = score(exampleGame());
const hillAt = ({ hills }: Pick<Result, 'hills'>, step: CountStep): Hill =>
  hills.find(({ letter }) => step.part !== 'tally' && letter === step.letter) as Hill;

/** The beats of a step in words: "captive A4", "verdict". */
function beats(of: Result, name: string): readonly string[] {
  const step = parseStep(countSteps(of), name) as CountStep;
  return beatsOf(hillAt(of, step), step).map((beat) =>
    beat.shows === 'verdict' ? 'verdict' : `${beat.shows} ${beat.at}`,
  );
}

describe('the beats of a step', () => {
  test.each([
    ['C-a1', ['condottiere C4']],
    ['C-a', ['captive A4', 'captive C6', 'condottiere C4']],
    ['D-a', ['condottiere D5', 'captive D4', 'captive D6']],
    ['A-b', ['influence A1', 'influence A2', 'influence A3', 'influence A4', 'influence A6', 'verdict']],
    ['C-b', ['influence C1', 'influence C2', 'influence C3', 'verdict']],
    ['tally', []],
  ])('%s: each by itself, and the verdict comes last', (name, shown) => {
    const step = parseStep(countSteps(result), name) as CountStep;
    const words = step.part === 'tally' ? beatsOf(result.hills[0] as Hill, step) : beats(result, name);
    expect(words).toEqual(shown);
  });

  test('show the only condottiere before its captives', () => {
    const small = score(table({ A1: 'red condottiere', A2: 'blue merchant', A4: 'green peasant' }));
    expect(beats(small, 'A-a')).toEqual(['condottiere A1', 'captive A2']);
  });

  test('open with the first thing that happens; a hill without condottieri opens with nothing, unless nobody has influence', () => {
    const opening = (of: Result, name: string): number => {
      const step = parseStep(countSteps(of), name) as CountStep;
      return openingBeats(hillAt(of, step), step);
    };
    expect(['C-a1', 'C-a', 'C-b', 'D-a', 'A-b'].map((name) => opening(result, name))).toEqual([
      1, 1, 1, 1, 0,
    ]);
    expect(opening(score(table({ A1: 'red peasant' })), 'B-b')).toBe(1);
    expect(openingBeats(result.hills[0] as Hill, { part: 'tally' })).toBe(0);
  });

  test('each give their own part of the gains', () => {
    const small = score(table({ A1: 'red condottiere', A2: 'blue merchant', A4: 'green peasant' }));
    const [hill] = small.hills as [Hill];
    const gains = countSteps(small)
      .filter((step) => step.part !== 'tally' && step.letter === 'A')
      .flatMap((step) => beatsOf(hill, step).map((beat) => gainsOfBeat(hill, beat)));
    expect(gains.map((of) => of.map(({ what }) => what))).toEqual([[], ['captive'], [], ['token']]);
  });
});

describe('a hill so far', () => {
  test('shows one piece after the other that leaves hill C', () => {
    const step = parseStep(countSteps(result), 'C-a') as CountStep;
    const gone = [0, 1, 2, 3].map((shown) => {
      const { captures, settled } = hillSoFar(hillAt(result, step), step, shown);
      return [...captures, ...settled].map(({ at }) => at);
    });
    expect(gone).toEqual([[], ['A4'], ['A4', 'C6'], ['A4', 'C6', 'C4']]);
  });

  test('hides who takes it until the verdict', () => {
    const step = parseStep(countSteps(result), 'C-b') as CountStep;
    const hill = hillAt(result, step);
    const all = beatsOf(hill, step).length;
    const before = hillSoFar(hill, step, all - 1);
    expect([before.isDecided, before.outcome, before.totals]).toEqual([
      false,
      { kind: 'unclaimed' },
      hill.totals,
    ]);
    expect(hillSoFar(hill, step, all)).toEqual({
      ...hillSoFar(hill, step),
      latest: { shows: 'verdict' },
    });
  });

  test('adds up beat by beat on any table, and ends as the complete step', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const sound = soundGame(draft);
        if (!sound.ok) return;
        const counted = score(sound.value);
        for (const step of countSteps(counted)) {
          if (step.part === 'tally') continue;
          const hill = hillAt(counted, step);
          const all = beatsOf(hill, step);
          expect(openingBeats(hill, step)).toBeLessThanOrEqual(all.length);
          expectSameButForLatest(hillSoFar(hill, step, all.length), hillSoFar(hill, step), step);
          const running = all.map((_, index) => hillSoFar(hill, step, index + 1));
          for (const [index, beat] of all.entries()) {
            const [now, before] = [running[index], hillSoFar(hill, step, index)];
            const gained = total(counted, now as Hill, step) - total(counted, before, step);
            expect(gained).toBe(gainsOfBeat(hill, beat).reduce((sum, { points }) => sum + points, 0));
          }
        }
        const inAll = countSteps(counted).flatMap((step) =>
          step.part === 'tally'
            ? []
            : beatsOf(hillAt(counted, step), step).flatMap((beat) =>
                gainsOfBeat(hillAt(counted, step), beat),
              ),
        );
        expect(inAll).toEqual(gainsOf(counted));
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is counted so far', () => {
  /**
   * The number of known hills; for the last one its letter, condottieri, captives, inhabitants, and whether it is
   * decided.
   */
  function known(name: string, shown?: number): string {
    const step = parseStep(countSteps(result), name) as Exclude<CountStep, { part: 'tally' }>;
    const hills = hillsSoFar(result, step, shown);
    const fields = (list: readonly { readonly at: string }[] = []): string =>
      list.map(({ at }) => at).join(' ');
    const { letter, condottieri, captures, influence, isDecided, totals } = hills.at(-1) as HillSoFar;
    expect(hills.slice(0, -1).every((hill) => hill.isDecided)).toBe(true);
    expect(totals).toEqual(totalsOf(influence, totals.length));
    return [hills.length, letter, fields(condottieri), fields(captures), fields(influence), isDecided].join(
      ',',
    );
  }

  test.each([
    ['A-b', 0, '1,A,,,,false'],
    ['A-b', 2, '1,A,,,A1 A2,false'],
    ['C-a1', undefined, '3,C,C4,,,false'],
    ['C-a2', 1, '3,C,C4 C5,,,false'],
    ['C-a', 1, '3,C,C4 C5,A4,,false'],
    ['C-a', undefined, '3,C,C4 C5,A4 C6,,false'],
    ['C-b', undefined, '3,C,C4 C5,A4 C6,C1 C2 C3 C5,true'],
  ])('at %s after %s beats: %s', (name, shown, expected) => {
    expect(known(name, shown)).toBe(expected);
  });
});

/** The points of all players together with what is shown of a hill so far. */
function total(of: Result, hill: Hill, step: CountStep): number {
  return scoresSoFar(resultSoFar(of, hill), step).reduce((sum, { points }) => sum + points, 0);
}

/** Ignores what a step does not show: who is settled matters only once pieces leave. */
function expectSameButForLatest(
  { latest: _, ...shown }: ReturnType<typeof hillSoFar>,
  { latest: __, ...whole }: ReturnType<typeof hillSoFar>,
  step: CountStep,
): void {
  const settled =
    step.part === 'leaving' ? whole.settled.filter(({ outcome }) => outcome !== 'captures') : whole.settled;
  expect({ ...shown, settled: shown.settled.filter((one) => settled.includes(one)) }).toEqual({
    ...whole,
    settled,
  });
}

test('nothing of a hill is visible while everybody guesses', () => {
  const step = { part: 'judging', letter: 'C', condottiere: 0 } as const;
  const soFar = hillSoFar(hillAt(result, step), step, GUESSING);
  expect(soFar).toMatchObject({
    condottieri: [],
    captures: [],
    influence: [],
    settled: [],
    isDecided: false,
  });
  expect(soFar.totals.every((total) => total === 0)).toBe(true);
  expect(soFar.outcome).toEqual({ kind: 'unclaimed' });
  const [, , last] = hillsSoFar(result, step, GUESSING);
  expect(last).toMatchObject({ letter: 'C', condottieri: [], captures: [] });
});
