/** Rebases changes of this tab on what another tab has saved: each change again, or all as one step. */

import { type ChangeId, changesOfBoth, laterOf, withChange } from './changes';
import type { GameDocument } from './document';
import { record } from './history';
import type { Moment, Operation } from './operations';
import { namesWith, type SavedState } from './saved';

/** A change of this tab that the second copy does not have yet. */
export interface WaitingChange<D, V> {
  readonly id: ChangeId;
  readonly operation: Operation<D, V>;
  /** When it was made. */
  readonly at: number;
}

export function doChange<D, V>(
  moment: Moment<D, V>,
  { id, operation, at }: WaitingChange<D, V>,
): Moment<D, V> {
  const after = operation(moment, at);
  return after.state === moment.state ? after : { ...after, state: withChange(after.state, id) };
}

/** This tab's document as one step on top of the other tab's. */
export function onTop<D, V>(
  { keyedParts }: GameDocument<D, V>,
  theirs: SavedState<D, V>,
  mine: SavedState<D, V>,
): SavedState<D, V> {
  return {
    number: theirs.number + 1,
    changes: changesOfBoth(theirs, mine),
    changed: laterOf(theirs.changed, mine.changed),
    document: mine.document,
    history: record(theirs.history, theirs.document, mine.document, keyedParts),
    names: namesWith(theirs.names, mine.names),
    view: mine.view,
  };
}
