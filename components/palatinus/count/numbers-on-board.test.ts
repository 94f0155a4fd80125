/**
 * The numbers on the board while a hill is counted piece by piece, in whole games and in all rotations of the board.
 */
import { expect, test } from 'vitest';
import { layoutOf, middleOf } from '@/components/palatinus/board/layout';
import {
  GAIN,
  type NumberPlaces,
  placesOfNumbers,
  SUM_RADIUS,
} from '@/components/palatinus/board/places-of-numbers';
import type { Point } from '@/lib/hex';
import { beatsOf, hillSoFar, positions, SPOTS, score } from '@/lib/palatinus';
import { GAMES } from '@/lib/palatinus/settle/testing';
import { drawingOf } from './hill-drawing';

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Approximate size of a number's text: two digits, or a sign and a digit. */
const DIGITS = { width: 58, height: 34 } as const;

test('no number hides the digits of another', () => {
  let views = 0;
  const hidden: string[] = [];
  for (const game of GAMES)
    for (const [index, hill] of score(game).hills.entries()) {
      const step = { part: 'influence', letter: hill.letter } as const;
      const here = positions(game)[index];
      if (!here) throw new Error('no position');
      for (let beats = 1; beats <= beatsOf(hill, step).length; beats += 1)
        for (let turned = 0; turned < 6; turned += 1) {
          const layout = layoutOf(game.board.handedness, turned);
          const drawing = drawingOf(game, hillSoFar(hill, step, beats), here, step, undefined);
          const places = placesOfNumbers(layout, drawing);
          const grounds = SPOTS.flatMap((spot) => groundsOf(places[spot], middleOf(layout.spots[spot])));
          views += 1;
          for (const one of grounds)
            for (const other of grounds)
              if (one !== other && meets({ ...one, ...DIGITS }, other))
                hidden.push(`${hill.letter} ${beats} ${turned}: ${JSON.stringify([one, other])}`);
        }
    }
  expect(views).toBeGreaterThan(10_000);
  expect(hidden.slice(0, 5), `${hidden.length} of ${views}`).toEqual([]);
});

function groundsOf(numbers: NumberPlaces | undefined, { x, y }: Point): readonly Box[] {
  const { sum, gains = [] } = numbers ?? {};
  const side = 2 * SUM_RADIUS;
  return [
    ...(sum ? [{ x: x + sum.x, y: y + sum.y, width: side, height: side }] : []),
    ...gains.map((gain) => ({ x: x + gain.x, y: y + gain.y, width: GAIN.width, height: GAIN.height })),
  ];
}

function meets(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}
