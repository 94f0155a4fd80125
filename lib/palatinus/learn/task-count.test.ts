/** Who is there, and who is gone when a piece is counted, at hill G of the example, which comes after the captures of hill E. */

import { expect, test } from 'vitest';
import type { FieldName } from '..';
import { type AskedTask, countOf, goneNextTo, playersNear } from '.';
import { stepAbout } from './testing';

test('tells who has left by the time a hill is counted', () => {
  const asked = stepAbout('later');
  const early: AskedTask = { ...asked, position: asked.game.position };
  const gone = (of: AskedTask): readonly FieldName[] => goneNextTo(of, countOf(of.game), 'G4');
  expect(gone(early)).toStrictEqual(['E3', 'F4']);
  expect(gone(asked), 'those are seen to be gone').toStrictEqual([]);
});

test('tells whose inhabitants are around a hill', () => {
  const names = (of: Pick<AskedTask, 'game' | 'letter'>): string =>
    playersNear(of)
      .map(({ name }) => name)
      .join(' ');
  const asked = stepAbout('control');
  expect(names(asked)).toBe('Livia Marco Nora Otto');
  expect(names({ ...asked, letter: undefined })).toBe('Livia Marco Nora Otto Pia');
});
