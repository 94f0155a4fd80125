/** What a table still lacks, counted for each screen. */

import { describe, expect, it } from 'vitest';
import { problemsOf } from '..';
import { draftOf, EMPTY_NOTEBOOK, missingIn, setArrow, setHandedness, setLetter, setPlayerCount } from './';

describe('what is missing', () => {
  it('counts what an empty table lacks, screen by screen, without repetition', () => {
    expect(missingIn(problemsOf(draftOf(EMPTY_NOTEBOOK)))).toEqual([
      { at: 'players', gaps: [{ gap: 'players', count: 1 }], mistakes: [] },
      {
        at: 'tiles',
        gaps: [
          { gap: 'lean', count: 1 },
          { gap: 'tiles', count: 7 },
        ],
        mistakes: [],
      },
    ]);
  });

  it('continues with what a laid tile lacks', () => {
    const seated = setHandedness(setPlayerCount(EMPTY_NOTEBOOK, 3), 'left');
    const [tiles, ...others] = missingIn(problemsOf(draftOf(setArrow(setLetter(seated, 0, 'G'), 0, 2))));
    expect(others).toEqual([]);
    expect(tiles?.gaps).toEqual([
      { gap: 'springs', count: 1 },
      { gap: 'tiles', count: 6 },
    ]);
  });

  it('keeps a mistake as the engine reports it', () => {
    const taken = {
      code: 'people-taken',
      path: ['players', 1, 'people'],
      values: { people: 'red' },
    } as const;
    expect(missingIn([taken])).toEqual([{ at: 'players', gaps: [], mistakes: [taken] }]);
  });
});
