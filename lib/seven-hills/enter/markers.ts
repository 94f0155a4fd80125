/** Placing markers and taking them back, what is left of them in the box, and what has changed since the epoch before. */

import { AREAS, type Area, BOX, type ByClass, CLASSES, type Class, type Epoch, isCamp } from '..';
import {
  type Brush,
  byClass,
  changeKey,
  countAt,
  epochBefore,
  type Moment,
  momentBefore,
  type Notebook,
  type Spot,
  type Table,
} from './notebook';

/** Why a marker cannot be placed or taken back: a camp holds plebeians only, none is left, none is there. */
export type Refusal = 'plebeians-only' | 'box-empty' | 'none-there';

export function placingRefusal(
  { table }: Notebook,
  at: Moment,
  { area, ...brush }: Spot,
): Refusal | undefined {
  if (!canHold(area, brush.of)) return 'plebeians-only';
  return leftInBox(table, at, brush.player)[brush.of] > 0 ? undefined : 'box-empty';
}

/** A camp holds plebeians only. */
export function canHold(area: Area, of: Class): boolean {
  return !isCamp(area) || of === 'plebeian';
}

/** Adds a marker; returns the same notebook if that is impossible. */
export function placeMarker(notebook: Notebook, at: Moment, spot: Spot): Notebook {
  if (!notebook.table.players[spot.player] || placingRefusal(notebook, at, spot)) return notebook;
  return setMarkers(notebook, at, spot, countAt(notebook.table, at, spot) + 1);
}

/** Removes a marker; returns the same notebook if none is there. */
export function takeMarker(notebook: Notebook, at: Moment, spot: Spot): Notebook {
  const count = countAt(notebook.table, at, spot);
  return count === 0 ? notebook : setMarkers(notebook, at, spot, count - 1);
}

/** Moves a marker from one area to another, as the legions do; returns the same notebook if that is impossible. */
export function moveMarker(notebook: Notebook, at: Moment, from: Spot, to: Area): Notebook {
  const taken = takeMarker(notebook, at, from);
  const placed = placeMarker(taken, at, { ...from, area: to });
  return taken === notebook || placed === taken ? notebook : placed;
}

/**
 * Sets how many markers stand on a spot at a moment. Later moments keep their own changes, so their counts change,
 * too.
 */
export function setMarkers(notebook: Notebook, at: Moment, spot: Spot, count: number): Notebook {
  const by = count - countAt(notebook.table, momentBefore(at), spot);
  const { [changeKey(at, spot)]: _, ...others } = notebook.table.changes;
  const changes = by === 0 ? others : { ...others, [changeKey(at, spot)]: by };
  return { ...notebook, table: { ...notebook.table, changes } };
}

/** What a player has on the board at a moment. */
export function onBoard(table: Table, at: Moment, player: number): ByClass<number> {
  return byClass((of) => sum(AREAS.map((area) => countAt(table, at, { area, player, of }))));
}

/** What a player has left in the box; below 0 if a correction or a file has put more on the board than there are. */
export function leftInBox(table: Table, at: Moment, player: number): ByClass<number> {
  const standing = onBoard(table, at, player);
  return byClass((of) => BOX[of] - standing[of]);
}

/** The markers of which the board has more than the box holds when an epoch is scored, with the surplus. */
export function tooManyIn(table: Table, epoch: Epoch): readonly (Brush & { readonly count: number })[] {
  return table.players.flatMap((_, player) => {
    const left = leftInBox(table, { epoch, stage: 'legions' }, player);
    return CLASSES.filter((of) => left[of] < 0).map((of) => ({ player, of, count: -left[of] }));
  });
}

/** How many more of each class stand there than at the end of the epoch before; negative if fewer. */
export function changesSince(table: Table, at: Moment, area: Area, player: number): ByClass<number> {
  const before = epochBefore(at);
  return byClass((of) => {
    const spot = { area, player, of };
    return countAt(table, at, spot) - countAt(table, before, spot);
  });
}

/** How many markers were added or removed in an epoch so far. */
export function markersChanged(table: Table, at: Moment): number {
  return sum(
    AREAS.flatMap((area) =>
      table.players.flatMap((_, player) =>
        Object.values(changesSince(table, at, area, player)).map(Math.abs),
      ),
    ),
  );
}

/** A player's markers in an area, of all classes. */
export function markersIn(table: Table, at: Moment, area: Area, player: number): number {
  return sum(CLASSES.map((of) => countAt(table, at, { area, player, of })));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
