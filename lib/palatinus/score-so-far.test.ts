import { describe, expect, test } from 'vitest';
import { countSteps, exampleGame, GUESSING, type Hill, hillSoFar, resultSoFar, score, scoresSoFar } from '.';

const result = score(exampleGame());
const steps = countSteps(result);

describe('the score so far', () => {
  test('is the tally in the end', () => {
    expect(scoresSoFar(result, { part: 'tally' }).map(({ points }) => points)).toEqual(
      result.tally.map(({ points }) => points),
    );
  });

  test('adds up at every step, from what it is made of', () => {
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

  test('says of a hill nothing while condottieri are judged, then its captives, and with the influence its token, too', () => {
    expect(gainedAt('judging')).toEqual([0, 0, 0, 0, 0]);
    expect(gainedAt('leaving')).toEqual([0, 0, 2, 0, 0]);
    expect(gainedAt('influence')).toEqual([0, 3, 2, 0, 0]);
  });

  test('says nothing of the hills before as long as a hill is guessed at', () => {
    const hill = result.hills.find(({ letter }) => letter === 'C') as Hill; // every hill is in the result
    const unseen = resultSoFar(result, hillSoFar(hill, { part: 'leaving', letter: 'C' }, GUESSING));
    expect(gainedAt('judging', unseen)).toEqual([0, 0, 0, 0, 0]);
  });
});
