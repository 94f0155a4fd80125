/**
 * The text for a forum: the winner, a table whose epochs and sources both add up to the points, the notation, the
 * link.
 */
import { expect, it } from 'vitest';
import { speaker } from '@/lib/i18n';
import { makeNotation, parseNotation, score } from '@/lib/seven-hills';
import { forumText } from './forum-text';
import { resultLines } from './result-lines';

const LINE =
  'S1_r-Livia.g-Marco.y-Benedetta.b-Nora_otsu_4132Byb-y1sb-y1s-raA4ra-x-x2b-1rP-rb-x2aFxta-sa-xb-1.3412By1rb-y1sa--y2sbA1sb-1ra-yrf-1dP1b-1tb-2a-y1rcQ1sd-x2b-sb-xF2a-rc-3rc-2c.2431Bxsa-x-x1ra-1A--xr-1P--r-aQ--xC-x--xrF1-x-1-1.3142Bx1rb-y1r-rb-2sAx1a-sa--raPx1-r-b-1bQb-ra-1a-2aC2a--1b-xEd-c-a-2rF1a-b-x3a~1-0-0-0.4123B-x2r--1aA---1P--a-xQ-r-1Cx---xEa-x-1V---aFr--x-a~1-0-0-0_w0';

const read = parseNotation(LINE);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const game = read.value;
const say = speaker('en');

it('has rows of epochs and rows of sources that both add up to the points', () => {
  const lines = resultLines(say, game, score(game));
  const numbers = (kind: string): readonly number[][] =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ cells }) => cells.map((cell) => Number(cell.replace('−', '-'))));
  const sums = (rows: readonly number[][]): number[] =>
    game.players.map((_, player) => rows.reduce((sum, row) => sum + (row[player] ?? 0), 0));
  const [points] = numbers('points');
  expect(points).toEqual([29, 30, 52, 68]);
  expect(sums(numbers('gain'))).toEqual(points);
  expect(sums(numbers('count'))).toEqual(points);
});

it('names the game and the winner, and ends with the link or, without one, with the notation', () => {
  const text = forumText(say, game, score(game), 'https://here.example/');
  expect(text).toMatch(/^Seven Hills\nNora wins with 68 points\.\n\n/);
  expect(text).toMatch(/Points +29 +30 +52 +68\n/);
  expect(text.split('\n').slice(-2)).toEqual(['', 'https://here.example/']);
  expect(forumText(say, game, score(game), '').split('\n').at(-1)).toBe(makeNotation(game));
});
