/** The table of the tally: what each hill brought to whom, captives, discs for captives, points. */
import { expect, test } from 'vitest';
import { exampleGame, score, type TallyHillRow, tallyTable } from '.';
import { table } from './testing';

/** `C tied: disc 2, disc 2, -` */
function lineOf({ letter, outcome, gains }: TallyHillRow): string {
  return `${letter} ${outcome.kind}: ${gains.map((gain) => (gain ? `${gain.what} ${gain.points}` : '-')).join(', ')}`;
}

test('has a row for each hill, with the token of the player who controls it', () => {
  const { hills, captives, captiveDiscs, points } = tallyTable(score(exampleGame()));
  expect(hills.map(lineOf)).toEqual([
    'A won: -, -, token 4, -, -',
    'B won: -, -, -, -, token 5',
    'C won: -, token 3, -, -, -',
    'D won: -, token 3, -, -, -',
    'E won: -, -, token 5, -, -',
    'F won: -, -, -, -, token 4',
    'G won: -, -, -, token 6, -',
  ]);
  expect(captives).toEqual([0, 0, 2, 2, 2]);
  expect(captiveDiscs).toBeUndefined();
  expect(points.map(({ points: sum, isWinner }) => (isWinner ? `${sum}!` : `${sum}`))).toEqual([
    '0',
    '6',
    '11!',
    '8',
    '11!',
  ]);
});

test('separates the discs of a tie from those for captives', () => {
  const { hills, captives, captiveDiscs } = tallyTable(
    score(
      table({
        A1: 'red condottiere',
        A2: 'blue peasant',
        A3: 'green condottiere',
        D3: 'green merchant',
        D4: 'blue merchant',
      }),
    ),
  );
  expect(hills.filter(({ letter }) => letter === 'A' || letter === 'D').map(lineOf)).toEqual([
    'A unclaimed: -, -, -',
    'D tied: -, disc 2, disc 2',
  ]);
  expect(captives).toEqual([1, 0, 0]);
  expect(captiveDiscs).toEqual([0, 1, 0]);
});
