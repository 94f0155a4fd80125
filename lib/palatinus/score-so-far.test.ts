import { describe, expect, test } from 'vitest';
import { countSteps, exampleGame, GUESSING, type Hill, hillSoFar, resultSoFar, score, scoresSoFar } from '.';

const result = score(exampleGame());
const steps = countSteps(result);

describe('the score so far', () => {
  test('ends as the tally', () => {
    expect(scoresSoFar(result, { part: 'tally' }).map(({ points }) => points)).toEqual(
      result.tally.map(({ points }) => points),
    );
  });

  test('is the sum of its parts at every step', () => {
    for (const step of steps)
      for (const { captives, discs, tokens, points } of scoresSoFar(result, step))
        expect(captives + discs + tokens).toBe(points);
  });

  test('grows from hill to hill by what each gave', () => {
    const soFar = result.tally.map(() => 0);
    for (const step of steps.filter(({ part }) => part === 'influence'))
      for (const { player, points, gained } of scoresSoFar(result, step)) {
        soFar[player] = (soFar[player] ?? 0) + gained;
        expect(soFar[player]).toBe(points);
      }
  });

  const gainedAt = (name: string, of = result): readonly number[] => {
    const step = steps.find((one) => one.part === name && one.part !== 'tally' && one.letter === 'C');
    return step ? scoresSoFar(of, step).map(({ gained }) => gained) : [];
  };

  test('has nothing of a hill while condottieri are judged, then its captives, and its token with the influence', () => {
    expect(gainedAt('judging')).toEqual([0, 0, 0, 0, 0]);
    expect(gainedAt('leaving')).toEqual([0, 0, 2, 0, 0]);
    expect(gainedAt('influence')).toEqual([0, 3, 2, 0, 0]);
  });

  test('has nothing of a hill that is being guessed at', () => {
    const hill = result.hills.find(({ letter }) => letter === 'C') as Hill; // every hill is in the result
    const unseen = resultSoFar(result, hillSoFar(hill, { part: 'leaving', letter: 'C' }, GUESSING));
    expect(gainedAt('judging', unseen)).toEqual([0, 0, 0, 0, 0]);
  });
});
