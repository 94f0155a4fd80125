/** The race shows how the points of the tally came together, and which hill was closest. */
import { describe, expect, test } from 'vitest';
import { type CloseHill, closestHills, exampleGame, LETTERS, raceOf, score } from '.';
import { type Placement, type TableOptions, table } from './testing';

const example = score(exampleGame());

describe('the race', () => {
  test('has everybody’s points after each hill', () => {
    expect(raceOf(example).map(({ letter, points }) => `${letter} ${points.join(' ')}`)).toEqual([
      'A 0 0 4 0 0',
      'B 0 0 4 0 5',
      'C 0 3 6 0 5',
      'D 0 6 6 2 5',
      'E 0 6 11 2 7',
      'F 0 6 11 2 11',
      'G 0 6 11 8 11',
    ]);
  });

  test('ends with the points of the tally, captives and discs included', () => {
    const result = score(
      table({
        A1: 'red condottiere',
        A2: 'blue peasant',
        A3: 'green condottiere',
        D3: 'green merchant',
        D4: 'blue merchant',
      }),
    );
    const { tally } = result;
    expect(tally.map(({ captured, discs }) => [captured, ...discs])).toEqual([[1], [0, 1, 2], [0, 2]]);
    expect(raceOf(result).at(-1)?.points).toEqual(tally.map(({ points }) => points));
    expect(raceOf(example).at(-1)?.points).toEqual(example.tally.map(({ points }) => points));
  });

  test('never goes down', () => {
    const race = raceOf(example);
    expect(race.map(({ letter }) => letter)).toEqual(LETTERS);
    for (const { player } of example.tally) {
      const points = race.map((stage) => stage.points[player] ?? Number.NaN);
      expect(points).toEqual(points.toSorted((a, b) => a - b));
    }
  });
});

describe('the closest hill', () => {
  const closest = (placement: Placement, options?: TableOptions): readonly CloseHill[] =>
    closestHills(score(table(placement, options)));

  test('is the one with the smallest lead', () => {
    expect(closestHills(example)).toEqual([{ letter: 'C', most: 8, next: 7 }]);
  });

  test('prefers a tied hill to any other', () => {
    const [hill] = closest({ A1: 'red peasant', A4: 'green peasant', D1: 'red peasant', D4: 'blue peasant' });
    expect(hill).toMatchObject({ letter: 'A' });
    expect(hill?.most).toBe(hill?.next);
  });

  test('is several, if they are equally close', () => {
    const tied = closest({
      A1: 'red peasant',
      A4: 'green peasant',
      D3: 'green merchant',
      D4: 'blue merchant',
    });
    expect(tied.map(({ letter, most, next }) => [letter, most - next])).toEqual([
      ['A', 0],
      ['D', 0],
    ]);
  });

  test('is none if no hill was contested: one player alone with little influence, or nobody', () => {
    expect(closest({ A1: 'red merchant', A2: 'red merchant' })).toEqual([]);
    expect(closest({})).toEqual([]);
  });
});
