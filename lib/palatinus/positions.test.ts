/** The board before each hill, after its captives and fugitives have left, and at the end. */

import { describe, expect, test } from 'vitest';
import { FIELDS, type FieldName, LETTERS, makeField, misread, type Position, positions } from '.';
import { table } from './testing';

const standing = (position: Position): readonly FieldName[] =>
  FIELDS.filter((field) => position[field] !== undefined).map(makeField);

/** Hill A: A1 captures B4. Hill B: B5 is then alone and flees. Hill E: E4 captures E5. */
const game = table({
  A1: 'red condottiere',
  B4: 'blue merchant',
  B5: 'green condottiere',
  D3: 'green peasant',
  E4: 'blue condottiere',
  E5: 'red merchant',
});

describe('positions', () => {
  test.each([
    {
      letter: 'A',
      before: 'A1 B4 B5 D3 E4 E5',
      after: 'A1 B5 D3 E4 E5',
      why: 'a captive leaves, its captor stays',
    },
    { letter: 'B', before: 'A1 B5 D3 E4 E5', after: 'A1 D3 E4 E5', why: 'a fugitive leaves' },
    { letter: 'C', before: 'A1 D3 E4 E5', after: 'A1 D3 E4 E5', why: 'no condottiere' },
    { letter: 'D', before: 'A1 D3 E4 E5', after: 'A1 D3 E4 E5', why: 'no condottiere' },
    { letter: 'E', before: 'A1 D3 E4 E5', after: 'A1 D3 E4', why: 'a captive leaves' },
    { letter: 'F', before: 'A1 D3 E4', after: 'A1 D3 E4', why: 'no condottiere' },
    { letter: 'G', before: 'A1 D3 E4', after: 'A1 D3 E4', why: 'the end of the game' },
  ])('at hill $letter: $before becomes $after ($why)', ({ letter, before, after }) => {
    const [at] = positions(game).filter((hill) => hill.letter === letter);
    expect(at && standing(at.before).join(' ')).toBe(before);
    expect(at && standing(at.after).join(' ')).toBe(after);
  });

  test('are seven pairs, starting with the game’s own position, each with the last one’s end', () => {
    const all = positions(game);
    expect(all.map(({ letter }) => letter)).toStrictEqual(LETTERS);
    expect(all[0]?.before).toBe(game.position);
    for (const [index, { after }] of all.slice(0, -1).entries()) expect(all[index + 1]?.before).toBe(after);
  });

  test('contain only what is drawn', () => {
    for (const at of positions(game)) expect(Object.keys(at)).toStrictEqual(['letter', 'before', 'after']);
  });

  test('follow a misreading, too: captives stay', () => {
    for (const { after } of positions(game, misread(['captives-stay']))) expect(after).toBe(game.position);
  });
});
