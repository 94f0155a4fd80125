/** The race has a text for screen readers; and the closest hill is named with its numbers. */
import { expect, test } from 'vitest';
import { closestHillsSentence, raceStageSentence, speaker } from '..';

const [say, dire] = [speaker('en'), speaker('fr')];
const LEAD = { letter: 'C', most: 8, next: 7 } as const;

test.each([
  [[], '', ''],
  [[LEAD], 'Closest hill: C, 8 to 7.', 'Colline la plus disputée : C, 8 contre 7.'],
  [
    [{ letter: 'A', most: 4, next: 4 }],
    'Closest hill: A, tied at 4.',
    'Colline la plus disputée : A, égalité à 4.',
  ],
  [
    [LEAD, { letter: 'F', most: 3, next: 2 }],
    'Closest hills: C, 8 to 7; F, 3 to 2.',
    'Collines les plus disputées : C, 8 contre 7 ; F, 3 contre 2.',
  ],
] as const)('the closest of %j', (hills, english, french) => {
  expect(closestHillsSentence(say, hills)).toBe(english);
  expect(closestHillsSentence(dire, hills).replace(/\s/g, ' ')).toBe(french);
});

test('a stage names everybody with their points, those without a name by their colour', () => {
  const players = [{ people: 'red', name: 'Livia' }, { people: 'blue' }] as const;
  const stage = { letter: 'B', points: [3, 0] } as const;
  expect(raceStageSentence(say, players, stage)).toMatch(
    /^After hill B: .?Livia.? 3, Blue 0\. Go to its count$/,
  );
});
