/** Who is gone when a piece is counted, at hill F of the example, which comes after the captures of hill E. */

import { expect, test } from 'vitest';
import type { FieldName } from '..';
import { type AskedTask, countOf, goneNextTo } from '.';
import { stepAbout } from './testing';

test('tells who has left by the time a hill is counted', () => {
  const asked = stepAbout('colours');
  const early: AskedTask = { ...asked, position: asked.game.position };
  const gone = (of: AskedTask): readonly FieldName[] => goneNextTo(of, countOf(of.game), 'F5');
  expect(gone(early)).toStrictEqual(['F4']);
  expect(gone(asked), 'those are seen to be gone').toStrictEqual([]);
});
