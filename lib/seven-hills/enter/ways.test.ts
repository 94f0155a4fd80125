/** How many taps an epoch takes: at most 1.2 for each marker that has changed, and 8 for everything else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS, type Area, CLASSES, type Epoch, isHill, OPENS_IN } from '..';
import {
  beginEpoch,
  boardAt,
  changesSince,
  type Hand,
  markersChanged,
  type Notebook,
  pickWay,
  placeMarker,
  type Spot,
  setMarkers,
  type Tapped,
  takeMarker,
  tapArea,
  tapMarkers,
} from './';
import { FOUR, placed, type Tap, tapped } from './testing';

const BRUSH: Hand = { way: 'brush', brush: { player: 0, of: 'plebeian' }, area: undefined };

/** Somebody who sees on the board how the epoch ended enters it area by area; a long press removes a marker. */
function enterByArea(start: Notebook, goal: Notebook, epoch: Epoch): { taps: number; notebook: Notebook } {
  const at = placed(epoch);
  let [notebook, hand, taps] = [start, pickWay(BRUSH, 'area', epoch), 1];
  const done = (then: Tapped, isTaken = false): void => {
    taps += 1;
    hand = then.hand;
    if (then.spot) notebook = (isTaken ? takeMarker : placeMarker)(notebook, at, then.spot);
  };
  const missing = (area: Area) =>
    goal.table.players.flatMap((_, player) =>
      CLASSES.flatMap((of) => {
        const by = changesSince(goal.table, at, area, player)[of];
        return Array.from({ length: Math.abs(by) }, () => ({ player, of, isTaken: by < 0 }));
      }),
    );
  const open = hand.area as Area;
  for (const area of [open, ...AREAS.filter((one) => one !== open)]) {
    const all = missing(area);
    if (all.length > 0 && hand.area !== area) done(tapArea(hand, area));
    for (const { isTaken, ...brush } of all) done(tapMarkers(hand as Hand & { area: Area }, brush), isTaken);
  }
  return { taps, notebook };
}

const promised = (changed: number): number => 1.2 * changed + 8;

/** Many markers in every area, but not all of the box, so that any number may be added or removed. */
const BEFORE: Notebook = AREAS.flatMap((area) =>
  [0, 1, 2, 3].map((player): Spot => ({ area, player, of: 'plebeian' })),
).reduce((notebook, spot) => setMarkers(notebook, placed(1), spot, 1), FOUR);

function begun(epoch: Epoch): Notebook {
  return ([2, 3, 4, 5] as const).filter((each) => each <= epoch).reduce(beginEpoch, BEFORE);
}

describe('an epoch entered from the one before', () => {
  it('takes as few taps as promised, whatever has changed', () => {
    const epochs = fc.constantFrom(2, 3, 4, 5) as fc.Arbitrary<Epoch>;
    const changes = epochs.chain((epoch) => {
      const areas = AREAS.filter((area) => !isHill(area) || OPENS_IN[area] <= epoch);
      const one: fc.Arbitrary<Tap> = fc.record({
        at: fc.constant(placed(epoch)),
        spot: fc.record({
          area: fc.constantFrom(...areas),
          player: fc.nat(3),
          of: fc.constantFrom(...CLASSES),
        }),
        isTaken: fc.boolean(),
      });
      return fc.record({ epoch: fc.constant(epoch), taps: fc.array(one, { maxLength: 40 }) });
    });
    fc.assert(
      fc.property(changes, ({ epoch, taps: all }) => {
        const start = begun(epoch);
        const goal = all.reduce(tapped, start);
        const { taps, notebook } = enterByArea(start, goal, epoch);
        expect(boardAt(notebook.table, placed(epoch))).toEqual(boardAt(goal.table, placed(epoch)));
        const changed = markersChanged(goal.table, placed(epoch));
        expect(changed === 0 ? 0 : taps).toBeLessThanOrEqual(promised(changed));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [
      'one of everything everybody has',
      CLASSES.flatMap((of) => [0, 1, 2, 3].map((player) => ({ player, of }))),
      27,
    ],
    [
      'one in each of the nine areas',
      AREAS.map((_, player) => ({ player: player % 4, of: 'plebeian' as const })),
      18,
    ],
  ])('in the worst case, %s', (_, brushes, most) => {
    const start = begun(5);
    const goal = brushes.reduce((notebook, brush, index) => {
      const area = AREAS[index % (brush.of === 'plebeian' ? AREAS.length : AREAS.length - 2)] as Area;
      return placeMarker(notebook, placed(5), { ...brush, area });
    }, start);
    expect(markersChanged(goal.table, placed(5))).toBe(brushes.length);
    expect(enterByArea(start, goal, 5).taps).toBeLessThanOrEqual(most);
    expect(most).toBeLessThanOrEqual(promised(brushes.length));
  });
});

it('opens the newest hill first, and keeps an open area', () => {
  expect(pickWay(BRUSH, 'area', 3).area).toBe('Caelius');
  const opened = tapArea(BRUSH, 'Forum Romanum');
  expect(opened.spot).toEqual({ area: 'Forum Romanum', player: 0, of: 'plebeian' });
  expect(pickWay(opened.hand, 'area', 3).area).toBe('Forum Romanum');
});

it('places nothing when an area is opened, and picks the brush with the marker', () => {
  const { hand, spot } = tapArea(pickWay(BRUSH, 'area', 1), 'Aventinus');
  expect([hand.area, spot]).toEqual(['Aventinus', undefined]);
  const brush = { player: 2, of: 'noble' } as const;
  const marker = tapMarkers({ ...hand, area: 'Aventinus' }, brush);
  expect(marker).toEqual({ hand: { ...hand, brush }, spot: { ...brush, area: 'Aventinus' } });
});
