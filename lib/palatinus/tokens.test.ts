/** Unusual tokens are reported, with the hills of which one may be wrong. */

import { describe, expect, test } from 'vitest';
import { type DraftTile, LETTERS, PLACES, type Token, unusualTokens } from '.';

/** The tiles A to G, beginning in the centre, with these tokens. */
function tiles(...tokens: readonly Token[]): readonly DraftTile[] {
  return tokens.map((token, index) => ({ letter: LETTERS[index], place: PLACES[index], token }));
}

const unusual = (laid: readonly DraftTile[]) => unusualTokens({ tiles: laid });

describe('the tokens', () => {
  test('are usual in any order around the centre', () => {
    expect(unusual(tiles(6, 5, 3, 4, 3, 5, 4))).toStrictEqual([]);
  });

  test('with a value too often are reported with all hills that have it', () => {
    expect(unusual(tiles(6, 5, 5, 4, 3, 5, 4))).toStrictEqual([
      { where: 'ring', laid: [3, 4, 4, 5, 5, 5], usual: [3, 3, 4, 4, 5, 5], hills: ['B', 'C', 'F'] },
    ]);
  });

  test('with a value that is not in the box are reported', () => {
    expect(unusual(tiles(6, 5, 9, 4, 3, 5, 4))).toMatchObject([{ laid: [3, 4, 4, 5, 5, 9], hills: ['C'] }]);
  });

  test('are checked separately in the centre, which may have been swapped with another hill', () => {
    expect(unusual(tiles(5, 6, 3, 4, 3, 5, 4))).toStrictEqual([
      { where: 'centre', laid: [5], usual: [6], hills: ['A'] },
      { where: 'ring', laid: [3, 3, 4, 4, 5, 6], usual: [3, 3, 4, 4, 5, 5], hills: ['B'] },
    ]);
  });

  test('are only checked when all seven are entered', () => {
    const [centre, first = {}, ...others] = tiles(6, 9, 5, 4, 3, 5, 4);
    expect(unusual([centre ?? {}, { ...first, token: undefined }, ...others])).toStrictEqual([]);
    expect(unusual([centre ?? {}, { ...first, letter: undefined }, ...others])).toStrictEqual([]);
    expect(unusual([centre ?? {}, first, ...others])).toHaveLength(1);
  });
});
