/** The count, step by step: docs/rules.md, "Scoring, hill by hill". Hill C of the example has two condottieri, A none. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countSteps,
  exampleGame,
  gainsOf,
  gainsUntil,
  isJudgedApart,
  judgedIn,
  LETTERS,
  makeStep,
  parseStep,
  score,
  soundGame,
  stepOfGain,
} from '.';
import { soundDrafts } from './testing-drafts';

const game = exampleGame();
const result = score(game);
const steps = countSteps(result);
const names = steps.map(makeStep);

describe('the steps', () => {
  test('are two at a hill with one condottiere, one more for each if there are several, one if there is none', () => {
    expect(names).toEqual(
      expect.arrayContaining(['A-b', 'C-a1', 'C-a2', 'C-a', 'C-b', 'D-a', 'D-b', 'tally']),
    );
    expect(names).not.toEqual(expect.arrayContaining(['A-a']));
    expect(names).not.toEqual(expect.arrayContaining(['D-a1']));
    expect(names.at(-1)).toBe('tally');
  });

  test('judge condottieri separately only if there are several', () => {
    const apart = result.hills.filter(isJudgedApart).map(({ letter }) => letter);
    expect(apart).toContain('C');
    expect(apart).not.toContain('A');
    expect(apart).not.toContain('D');
  });

  test('have names that can be parsed back', () => {
    for (const step of steps) expect(parseStep(steps, makeStep(step))).toBe(step);
  });

  test.each([
    ['c-b', 'C-b'],
    ['C', 'C-a1'],
    ['A-a', 'A-b'],
    ['D-a7', 'D-a'],
  ])('%s is read as %s', (name, read) => {
    const step = parseStep(steps, name);
    expect(step && makeStep(step)).toBe(read);
  });

  test.each(['', 'H', 'nonsense', '../C'])('%j is none of them', (name) => {
    expect(parseStep(steps, name)).toBeUndefined();
  });

  test('judge each of several condottieri by itself, and all of them in the end', () => {
    const hill = result.hills.find(({ letter }) => letter === 'C');
    const at = (name: string): string[] | undefined => {
      const step = parseStep(steps, name);
      return hill && step && judgedIn(hill, step).map((judged) => judged.at);
    };
    expect([at('C-a1'), at('C-a2'), at('C-a'), at('C-b')]).toEqual([['C4'], ['C5'], ['C4', 'C5'], []]);
  });
});

describe('what was gained up to a step', () => {
  test('has the captives as soon as they leave, and the token with the influence', () => {
    const gained = (name: string): string[] => {
      const step = parseStep(steps, name);
      const gains = step ? gainsUntil(result, step) : [];
      return gains
        .filter(({ hill }) => hill === 'C')
        .map((gain) => `${gain.what} ${gain.from === 'capture' ? gain.at : gain.hill}`);
    };
    expect(gained('C-a2')).toEqual([]);
    expect(gained('C-a')).toEqual(['captive A4', 'captive C6']);
    expect(gained('C-b')).toEqual(['captive A4', 'captive C6', 'token C']);
    expect(gained('B-b')).toEqual([]);
  });

  test('contains each gain from the step in which it is made, and not before', () => {
    for (const gain of gainsOf(result)) {
      const at = steps.findIndex((step) => makeStep(step) === makeStep(stepOfGain(gain)));
      const isGained = steps.map((step) =>
        gainsUntil(result, step).some((other) => isDeepStrictEqual(other, gain)),
      );
      expect(isGained.indexOf(true)).toBe(at);
    }
  });

  test('only grows from step to step on any table, and ends with all gains', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const sound = soundGame(draft);
        if (!sound.ok) return;
        const counted = score(sound.value);
        const walk = countSteps(counted);
        const counts = walk.map((step) => gainsUntil(counted, step).length);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        expect(counts.at(-1)).toBe(gainsOf(counted).length);
        expect(new Set(walk.map(makeStep)).size).toBe(walk.length);
        for (const letter of LETTERS) expect(parseStep(walk, `${letter}-b`)).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});
