/** For tests only: games as entered tap by tap, and edits of every sort. */

import fc from 'fast-check';
import { AREAS, CARDS, CLASSES, COLOURS, EPOCHS, RULINGS } from '..';
import { deepFreeze } from '../testing';
import {
  beginEpoch,
  callPlebeian,
  EMPTY_NOTEBOOK,
  finishGame,
  forgetLegions,
  type Moment,
  moveCamps,
  moveMarker,
  moveSeat,
  type Notebook,
  newGame,
  passCall,
  placeMarker,
  playEarlier,
  removePlayer,
  returnPlebeian,
  type Spot,
  STAGES,
  setColour,
  setFirstPlayer,
  setName,
  setPenalties,
  setPlayerCount,
  setRulings,
  takeMarker,
  turnCard,
} from './';

export { deepFreeze };

export const THREE: Notebook = setPlayerCount(EMPTY_NOTEBOOK, 3);
export const FOUR: Notebook = setPlayerCount(EMPTY_NOTEBOOK, 4);

export function placed(epoch: Moment['epoch']): Moment {
  return { epoch, stage: 'placed' };
}

export function legions(epoch: Moment['epoch']): Moment {
  return { epoch, stage: 'legions' };
}

/** One marker placed or taken at a moment. */
export interface Tap {
  readonly at: Moment;
  readonly spot: Spot;
  readonly isTaken: boolean;
}

export function tapped(notebook: Notebook, { at, spot, isTaken }: Tap): Notebook {
  return isTaken ? takeMarker(notebook, at, spot) : placeMarker(notebook, at, spot);
}

const epochs = fc.constantFrom(...EPOCHS);
const seats = fc.integer({ min: -1, max: 4 });
const areas = fc.constantFrom(...AREAS);
const moments: fc.Arbitrary<Moment> = fc.record({ epoch: epochs, stage: fc.constantFrom(...STAGES) });
/** Only a few places, so that several taps hit the same one. */
export const spots: fc.Arbitrary<Spot> = fc.record({
  area: fc.constantFrom('Palatinus', 'Forum Romanum', 'Consul Legion Camp'),
  player: fc.integer({ min: 0, max: 2 }),
  of: fc.constantFrom('noble', 'plebeian'),
});
export const taps: fc.Arbitrary<Tap> = fc.record({ at: moments, spot: spots, isTaken: fc.boolean() });

type Edit = (notebook: Notebook) => Notebook;

function edit<Args extends readonly unknown[]>(
  change: (notebook: Notebook, ...args: Args) => Notebook,
  ...args: { [Index in keyof Args]: fc.Arbitrary<Args[Index]> }
): fc.Arbitrary<Edit> {
  return fc.tuple(...(args as fc.Arbitrary<unknown>[])).map((values) => {
    const apply: Edit = (notebook) => change(notebook, ...(values as unknown as Args));
    return Object.assign(apply, { [fc.toStringMethod]: () => `${change.name} ${JSON.stringify(values)}` });
  });
}

/** Any edit, but mostly of markers. */
export const edits: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: taps.map(
      (tap): Edit =>
        (notebook) =>
          tapped(notebook, tap),
    ),
  },
  {
    weight: 2,
    arbitrary: edit(
      placeMarker,
      moments,
      fc.record({ area: areas, player: seats, of: fc.constantFrom(...CLASSES) }),
    ),
  },
  { weight: 1, arbitrary: edit(moveMarker, moments, spots, areas) },
  { weight: 1, arbitrary: edit(moveCamps, epochs) },
  { weight: 1, arbitrary: edit(callPlebeian, epochs, seats, fc.record({ player: seats, from: areas })) },
  { weight: 1, arbitrary: edit(passCall, epochs, seats) },
  { weight: 1, arbitrary: edit(forgetLegions, epochs) },
  { weight: 1, arbitrary: edit(turnCard, epochs, seats, fc.constantFrom(...CARDS)) },
  { weight: 1, arbitrary: edit(returnPlebeian, epochs, seats, areas) },
  { weight: 2, arbitrary: edit(beginEpoch, epochs) },
  edit(setPlayerCount, fc.integer({ min: 2, max: 5 })),
  edit(removePlayer, seats),
  edit(moveSeat, seats),
  edit(setColour, seats, fc.constantFrom(...COLOURS)),
  edit(setName, seats, fc.string({ unit: 'grapheme', maxLength: 50 })),
  edit(setFirstPlayer, epochs, seats),
  edit(playEarlier, epochs, seats),
  edit(setPenalties, epochs, seats, fc.integer({ min: -1, max: 10 })),
  edit(setRulings, fc.record({ nobleInForum: fc.constantFrom(...RULINGS.nobleInForum) })),
  edit(finishGame),
  { weight: 1, arbitrary: edit(newGame) },
);

/** A notebook after any sequence of edits. */
export const notebooks: fc.Arbitrary<Notebook> = fc
  .tuple(fc.constantFrom(EMPTY_NOTEBOOK, THREE, FOUR), fc.array(edits, { maxLength: 40 }))
  .map(([start, row]) => row.reduce((notebook, apply) => apply(notebook), start));
