/** Anybody can write an address: only what is known leads back. */
import { describe, expect, it } from 'vitest';
import { parseWayBack } from './way-back';

describe('a way back', () => {
  it.each([
    ['players', 'players', 'players'],
    ['print', 'print', 'print'],
    ['epoch?e=3', 'epoch?e=3', 3],
    ['epoch?e=3&stage=legions', 'epoch?e=3&stage=legions', 3],
    ['epoch?e=3&stage=nowhere', 'epoch?e=3', 3],
    ['score?e=2&step=quirinalis', 'score?e=2&step=quirinalis', 2],
    ['score?e=2&step=viminalis', 'score?e=2', 2],
    ['score?step=end', 'score?step=end', 'end'],
    ['rulings', 'rulings', 'rulings'],
    ['rulings?from=score?e=4&step=election', 'rulings?from=score?e=4&step=election', 'rulings'],
    ['rulings?from=rulings?from=players', 'rulings', 'rulings'],
    ['rulings?from=//elsewhere', 'rulings', 'rulings'],
  ])('leads from %s to %s', (text, to, name) => {
    expect(parseWayBack(text)).toEqual({ to, name });
  });

  it.each(['', 'nowhere', '//elsewhere', 'epoch', 'epoch?e=6', 'score', 'score?step=else'])(
    'is none: %s',
    (text) => {
      expect(parseWayBack(text)).toBeUndefined();
    },
  );
});
