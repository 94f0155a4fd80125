/** One hill as two readings count it: only the differences are marked. */
import { describe, expect, it } from 'vitest';
import {
  type Game,
  type Letter,
  parseNotation,
  positions,
  type Rulings,
  score,
  spotOfName,
} from '@/lib/palatinus';
import { drawingOfReading, type Reading, type ReadingDrawing } from './reading-drawing';

function gameOf(line: string): Game {
  const read = parseNotation(line);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function readingOf(game: Game, letter: Letter): Reading {
  const hill = score(game).hills.find((one) => one.letter === letter);
  const there = positions(game).find((one) => one.letter === letter);
  if (!hill || !there) throw new Error(`There is a hill ${letter}.`);
  return { hill, positions: there };
}

function bothWays(game: Game, letter: Letter, changed: Partial<Rulings>): [ReadingDrawing, ReadingDrawing] {
  const other = { ...game, rulings: { ...game.rulings, ...changed } };
  const [mine, theirs] = [readingOf(game, letter), readingOf(other, letter)];
  return [drawingOfReading(game, mine, theirs), drawingOfReading(other, theirs, mine)];
}

describe('an empty spring', () => {
  const game = gameOf(
    'P1_p-P1.g-P2.y-P3.r-P4.b-P5_bfoio_LE463F5335C235D1512B551G04A34146_gYPG1g.GbRP5-.rY3b-g.-R2--Y.-pp4B-.PrrBRy.pByGyb_f1',
  );
  const [mine, theirs] = bothWays(game, 'C', { emptySpring: 'spring' });
  const [c4, c5, c6] = (['C4', 'C5', 'C6'] as const).map((at) => spotOfName(game.board, at));
  const gains = ({ marks }: ReadingDrawing) => marks.filter(({ look }) => look === 'gain');

  it('has a ring, and so have the peasants it feeds', () => {
    for (const { highlights } of [mine, theirs])
      expect(highlights).toEqual({ [`${c4}`]: 'chosen', [`${c6}`]: 'chosen', [`${c5}`]: 'giving' });
  });

  it('shows its gain once, however many peasants it feeds', () => {
    expect(gains(mine)).toEqual(Array(2).fill({ at: c5, look: 'gain', text: '+2' }));
    expect(gains(theirs)).toEqual([{ at: c5, look: 'gain', text: '+2' }]);
    expect(mine.lines.map(({ from, to }) => [from, to])).toEqual([
      [c5, c4],
      [c5, c6],
    ]);
  });

  it('leaves everybody’s sums around the hill visible', () => {
    const sums = ({ marks }: ReadingDrawing) =>
      marks.flatMap(({ at, look, text }) => (look === 'sum' && (at === c4 || at === c6) ? [text] : []));
    expect([sums(mine), sums(theirs)]).toEqual([
      ['8', '4'],
      ['6', '2'],
    ]);
  });
});

it('shows the captures if the influence is the same in both readings', () => {
  const game = gameOf(
    'P1_g-P1.y-P2.b-P3_bfoio_RD46125F433E5516C55A544B235G242_--32b-.--Bb2G.2-B3by.GYY-yb.-2g--2.G--Gg-.--B3B3_vk',
  );
  const hill = score(game).hills.find(({ captures }) =>
    captures.some(({ ruling }) => ruling === 'doubleCaptureByOnePlayer'),
  );
  if (!hill) throw new Error('Somebody is captured twice.');
  const [mine, theirs] = bothWays(game, hill.letter, { doubleCaptureByOnePlayer: 'disc' });
  expect(mine.lines.some(({ look }) => look === 'captures')).toBe(true);
  expect(mine.marks.some(({ look }) => look === 'captured')).toBe(true);
  expect(theirs).toEqual(mine);
});
