/** The place of a problem, as programmers write it. */

import { expect, test } from 'vitest';
import { makePath } from './index';

test.each([
  { path: ['pieces', 12, 'at'], written: 'pieces[12].at', why: 'game-file.md, Bad input' },
  { path: ['players'], written: 'players', why: 'a single step' },
  {
    path: ['board', 'tiles', 0, 'springs', 3],
    written: 'board.tiles[0].springs[3]',
    why: 'all the way down',
  },
  { path: [3, 'at'], written: '[3].at', why: 'a list at the top' },
  { path: ['rulings', 'no such key'], written: 'rulings["no such key"]', why: 'a key with blanks' },
  { path: ['rulings', '1st'], written: 'rulings["1st"]', why: 'a key that starts with a digit' },
  { path: ['rulings', 'a-b'], written: 'rulings["a-b"]', why: 'a key with a dash' },
  { path: ['rulings', '_$a1'], written: 'rulings._$a1', why: 'a key made of everything a name may have' },
  { path: [''], written: '[""]', why: 'an empty key' },
  { path: [], written: '', why: 'the whole document' },
])('$path is written $written: $why', ({ path, written }) => {
  expect(makePath(path)).toBe(written);
});
