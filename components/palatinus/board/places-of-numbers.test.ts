/** Where the sum of a piece is drawn, for all combinations of arrows that end on its field. */
import { expect, test } from 'vitest';
import { distance, type Point } from '@/lib/hex';
import { SPOTS } from '@/lib/palatinus';
import { layoutOf, middleOf } from './layout';
import { placesOfNumbers, SUM_REACH } from './places-of-numbers';

/** An arrowhead lies at three sevenths of the way from the centre of its hex to the neighbour. */
const HEAD = 3 / 7;

test.each([
  ['', false, ['lower right', 'below', 'lower left', 'upper right']],
  [', nor the drop of its own spring, which is above', true, ['lower right', 'lower left']],
])('a sum covers no arrow as long as there is room%s', (_, isOwn, full) => {
  let views = 0;
  for (let turned = 0; turned < 6; turned += 1) {
    const layout = layoutOf('right', turned);
    for (const at of SPOTS) {
      const arrows = SPOTS.filter((spot) => distance(layout.spots[spot], layout.spots[at]) === 1);
      for (let some = 0; some < 2 ** arrows.length; some += 1) {
        const from = arrows.filter((_, index) => some & (1 << index));
        const { sum } =
          placesOfNumbers(layout, {
            lines: from.map((other) => ({ from: other, to: at, look: 'gives' })),
            marks: [
              { at, look: 'sum', text: '7' },
              ...(isOwn ? [{ at, look: 'gain', text: '+2' } as const] : []),
            ],
          })[at] ?? {};
        if (!sum) throw new Error('no sum');
        const seen = from.map((other) => seenFrom(middleOf(layout.spots[at]), middleOf(layout.spots[other])));
        const isFull = full.every((side) => seen.some((point) => sideOf(point) === side));
        const covered = seen.filter(({ x, y }) => Math.hypot(x * HEAD - sum.x, y * HEAD - sum.y) < SUM_REACH);
        if (!isFull) expect(covered, `${at} ${from}`).toEqual([]);
        if (isOwn && !isFull) expect(sum.y, `${at} ${from}`).toBeGreaterThan(0);
        views += 1;
      }
    }
  }
  expect(views).toBeGreaterThan(1000);
});

function seenFrom(here: Point, there: Point): Point {
  return { x: there.x - here.x, y: there.y - here.y };
}

function sideOf({ x, y }: Point): string {
  const height = y > 0 ? 'lower' : 'upper';
  if (Math.abs(x) < 1) return y > 0 ? 'below' : 'above';
  return `${height} ${x > 0 ? 'right' : 'left'}`;
}
