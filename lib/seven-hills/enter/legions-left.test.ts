/** What is left to move, and what no longer fits after a correction: it is reported, and corrected with one tap. */
import { describe, expect, it } from 'vitest';
import { CONSUL_CAMP, type Epoch, FORUM } from '..';
import {
  beginEpoch,
  boardAt,
  callPlebeian,
  forgetLegions,
  leftToMove,
  misfitsIn,
  moveCamps,
  type Notebook,
  passCall,
  placeMarker,
  returnPlebeian,
  type Spot,
  takeMarker,
  turnCard,
} from './';
import { legions, placed, FOUR as START } from './testing';

const onAventinus: Spot = { area: 'Aventinus', player: 0, of: 'plebeian' };
const inForum: Spot = { area: FORUM, player: 1, of: 'plebeian' };

function entered(notebook: Notebook, epoch: Epoch, ...spots: readonly Spot[]): Notebook {
  return spots.reduce((before, spot) => placeMarker(before, placed(epoch), spot), notebook);
}

/** The second player is consul, and calls one plebeian of the first player and one of their own. */
const before = entered(START, 1, onAventinus, onAventinus, inForum, inForum);
const first = callPlebeian(before, 1, 1, { player: 0, from: 'Aventinus' });
const one = callPlebeian(first, 1, 1, { player: 1, from: FORUM });
const two = beginEpoch(one, 2);

describe('still to be moved are', () => {
  it('nobody, as long as no legion has moved; then what each consul may still call', () => {
    expect(leftToMove(before.table, 1, [1])).toEqual([]);
    expect(leftToMove(first.table, 1, [1])).toEqual([{ what: 'call', player: 1 }]);
    expect(leftToMove(passCall(first, 1, 1).table, 1, [1])).toEqual([]);
    expect(leftToMove(one.table, 1, [1])).toEqual([]);
  });

  it('the legions of the epoch before, then a card for each player who waits, then the returning plebeians', () => {
    expect(leftToMove(two.table, 2, [])).toEqual([{ what: 'camps', count: 2 }]);
    const moved = moveCamps(two, 2);
    expect(leftToMove(moved.table, 2, [])).toEqual([
      { what: 'card', player: 0, count: 1 },
      { what: 'card', player: 1, count: 1 },
    ]);
    const turned = turnCard(turnCard(moved, 2, 0, 'all'), 2, 1, 'wait');
    expect(leftToMove(turned.table, 2, [])).toEqual([{ what: 'place', player: 0, count: 1 }]);
    expect(leftToMove(returnPlebeian(turned, 2, 0, FORUM).table, 2, [])).toEqual([]);
  });

  it('none if the camps were entered on the map', () => {
    const onMap = takeMarker(two, legions(2), { ...onAventinus, area: CONSUL_CAMP });
    expect(leftToMove(onMap.table, 2, [1])).toEqual([]);
  });
});

describe('after a correction', () => {
  it('nothing is reported if everything fits', () => {
    expect(misfitsIn(before.table, 1, [1])).toEqual([]);
    expect(misfitsIn(two.table, 2, [1])).toEqual([]);
    expect(misfitsIn(passCall(two, 2, 1).table, 2, [1])).toEqual([]);
    expect(misfitsIn(one.table, 1, [1])).toEqual([]);
    expect(misfitsIn(moveCamps(two, 2).table, 2, [1])).toEqual([]);
    expect(misfitsIn(turnCard(moveCamps(two, 2), 2, 0, 'none').table, 2, [1])).toEqual([]);
  });

  it('another consul: the player who called is reported', () => {
    expect(misfitsIn(one.table, 1, [0])).toEqual([{ what: 'consul', player: 1, count: 2 }]);
  });

  it('a called plebeian that was never there: its area is reported', () => {
    const taken = takeMarker(takeMarker(one, placed(1), onAventinus), placed(1), onAventinus);
    expect(misfitsIn(taken.table, 1, [1])).toEqual([
      { what: 'gone', player: 0, area: 'Aventinus', count: 1 },
    ]);
  });

  it('other legions in the epoch before: the camps are reported', () => {
    const moved = moveCamps(two, 2);
    const more = callPlebeian(entered(moved, 1, inForum), 1, 2, { player: 1, from: FORUM });
    expect(misfitsIn(more.table, 2, [1])).toEqual([{ what: 'camps' }]);
    const fewer = forgetLegions(moved, 1);
    expect(misfitsIn(fewer.table, 2, [1])).toEqual([{ what: 'camps' }]);
    const waits = placeMarker(turnCard(moved, 2, 0, 'none'), placed(2), {
      ...onAventinus,
      area: 'Waiting Camp',
    });
    expect(misfitsIn(waits.table, 2, [1])).toEqual([{ what: 'camps' }]);
  });

  it('all moves are undone with one tap, but nothing that was entered on the map', () => {
    const noble: Spot = { area: 'Palatinus', player: 3, of: 'noble' };
    const corrected = placeMarker(one, legions(1), noble);
    const mended = forgetLegions(corrected, 1);
    expect(boardAt(mended.table, legions(1))).toEqual(
      boardAt(placeMarker(before, legions(1), noble).table, legions(1)),
    );
    expect(mended.table.legions).toEqual({});
    expect(forgetLegions(before, 1)).toBe(before);
    expect(forgetLegions(passCall(before, 1, 1), 1).table.legions).toEqual({});
    const turned = turnCard(turnCard(moveCamps(two, 2), 2, 0, 'none'), 2, 1, 'all');
    const again = forgetLegions(returnPlebeian(turned, 2, 1, 'Quirinalis'), 2);
    expect(boardAt(again.table, legions(2))).toEqual(boardAt(two.table, legions(2)));
  });
});
