/** One inhabitant on the board as it stands, without the count before it. */

import { describe, expect, it } from 'vitest';
import { condottiereAt, gainsOfCondottiere, influenceAt, parseField, score } from '.';
import { table } from './testing';

const A1 = parseField('A1');
const A2 = parseField('A2');
const A3 = parseField('A3');

describe('one inhabitant', () => {
  const game = table({ A1: 'red merchant', A2: 'green condottiere' });

  it('has its present influence, even if a condottiere next to it would capture it in the count', () => {
    expect(influenceAt(game, A1)).toMatchObject({ at: 'A1', points: 3 });
    expect(score(game).hills[0]?.influence.map(({ at }) => at)).toEqual(['A2']);
  });

  it('is judged if it is a condottiere, and its captives have their value', () => {
    const condottiere = condottiereAt(game, A2);
    expect(condottiere).toMatchObject({ outcome: 'captures', captured: ['A1'] });
    expect(condottiere && gainsOfCondottiere(game, condottiere)).toMatchObject([
      { player: 1, hill: 'A', what: 'captive', points: 1, at: 'A1' },
    ]);
  });

  it('is undefined on an empty field, and not a condottiere if another piece stands there', () => {
    expect(influenceAt(game, A3)).toBeUndefined();
    expect(condottiereAt(game, A1)).toBeUndefined();
  });
});
