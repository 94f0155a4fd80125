/**
 * Which changes a saved state contains. Every change has its own id, and a state has the ids of its latest ones. So
 * two copies of a document show not only which is later, but also whether each has changes that the other lacks.
 */

import { checkCharacters } from '../text';
import type { SavedState } from './saved';

export type ChangeId = string;

/**
 * The most ids a state has. If the browser was killed before it wrote the first copy to the disk, that copy may be a
 * minute behind; nobody taps this often in a minute.
 */
const MOST_CHANGES = 200;
/**
 * How many of them are compared with a state that has dropped others. Two tabs may have made the same changes in a
 * different order, so that one of them has dropped an id that the other still has.
 */
const COMPARED = 150;

/** Ids that no other tab and no earlier visit has made. */
export function makeChangeIds(): () => ChangeId {
  const tab = Math.random().toString(36).slice(2, 8);
  let made = 0;
  return () => {
    made += 1;
    return `${tab}.${made}`;
  };
}

/**
 * Earlier versions of the app wrote no ids. Everything that led to such a document counts as one change, with an id
 * made from the document, so that two tabs that find it use the same id.
 */
export function unnumberedChanges(document: unknown): readonly ChangeId[] {
  const text = JSON.stringify(document);
  return [`before.${text.length}.${checkCharacters(text)}`];
}

export function isChangeIds(value: unknown): value is readonly ChangeId[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_CHANGES &&
    value.every((id) => typeof id === 'string' && id.length <= 20)
  );
}

export function withChange<S extends Changes>(state: S, id: ChangeId): S {
  return { ...state, number: state.number + 1, changes: [...state.changes, id].slice(-MOST_CHANGES) };
}

/** The changes of both. */
export function changesOfBoth(one: Changes, other: Changes): readonly ChangeId[] {
  return [...new Set([...one.changes, ...other.changes])].slice(-MOST_CHANGES);
}

/** The date of the last change of a document that combines the changes of two states. */
export function laterOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

/** Whether the first lacks changes of the other. Ids that it may already have dropped are ignored. */
export function lacksChanges(one: Changes, other: Changes): boolean {
  const lead = Math.max(0, one.number - other.number);
  const isFull = one.changes.length === MOST_CHANGES;
  const most = isFull ? Math.max(0, COMPARED - lead) : MOST_CHANGES;
  const compared = most === 0 ? [] : other.changes.slice(-most);
  return compared.some((id) => !one.changes.includes(id));
}

type Changes = Pick<SavedState<unknown, unknown>, 'number' | 'changes'>;
