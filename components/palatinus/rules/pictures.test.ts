/** The pictures of open questions show that the answer matters. */

import { describe, expect, it } from 'vitest';
import { speaker } from '@/lib/i18n';
import { RULING_KEYS, RULINGS, tallyOf, winnersOf } from '@/lib/palatinus';
import { drawPicture } from './picture-drawing';
import { pictureOfAnswer, TIED_GAINS } from './pictures';

describe('the picture of an open question', () => {
  it.each(RULING_KEYS.filter((key) => key !== 'tieBreak'))(
    'says something else for each answer: %s',
    (key) => {
      const said = RULINGS[key].map((answer) =>
        drawPicture(speaker('en'), pictureOfAnswer(key, answer)).sentences.at(-1),
      );
      expect(new Set(said).size).toBe(RULINGS[key].length);
    },
  );

  it('has another winner for each way to break a tie', () => {
    const tally = tallyOf(TIED_GAINS, 3);
    expect(tally.map(({ points }) => points)).toEqual([6, 6, 6]);
    expect(RULINGS.tieBreak.map((tieBreak) => winnersOf(tally, tieBreak).winners)).toEqual([
      [2],
      [0],
      [1],
      [0, 1, 2],
    ]);
  });
});
