import { describe, expect, test } from 'vitest';
import { countSteps, exampleGame, score, scoresSoFar } from '.';

const result = score(exampleGame());
const steps = countSteps(result);

describe('the score so far', () => {
  test('is the tally in the end', () => {
    expect(scoresSoFar(result, { part: 'tally' }).map(({ points }) => points)).toEqual(
      result.tally.map(({ points }) => points),
    );
  });

  test('adds up at every step, from what it is made of and from what came step by step', () => {
    const soFar = result.tally.map(() => 0);
    for (const step of steps)
      for (const { player, captives, discs, tokens, points, gained } of scoresSoFar(result, step)) {
        soFar[player] = (soFar[player] ?? 0) + gained;
        expect(captives + discs + tokens).toBe(points);
        expect(soFar[player]).toBe(points);
      }
  });

  test('gives nothing while condottieri are judged, captives when they leave, and the token with the influence', () => {
    const gained = (name: string): readonly number[] => {
      const step = steps.find((one) => one.part === name && one.part !== 'tally' && one.letter === 'C');
      return step ? scoresSoFar(result, step).map(({ gained }) => gained) : [];
    };
    expect(gained('judging')).toEqual([0, 0, 0, 0, 0]);
    expect(gained('leaving')).toEqual([0, 0, 2, 0, 0]);
    expect(gained('influence')).toEqual([0, 3, 0, 0, 0]);
  });
});
