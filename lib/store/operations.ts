/**
 * What a person does to the saved state, each as a function, so that it can be applied again on top of what another
 * tab has saved in the meantime; undo then takes back the latest step of any tab. An operation that changes nothing
 * returns the same state.
 */

import type { GameDocument } from './document';
import { dateOf, isSame, patched, record, recordDate, recordJoined, redo, undo } from './history';
import { namesWith, type SavedState } from './saved';

export interface Moment<D, V> {
  readonly state: SavedState<D, V>;
  /** What the latest change belongs to, such as a name that is typed letter by letter. */
  readonly stroke?: string | undefined;
}

/** `at` is the time at which the person did it. */
export type Operation<D, V> = (moment: Moment<D, V>, at: number) => Moment<D, V>;

/** Successive changes with the same stroke are one step to undo. */
export function changeDocument<D, V>(
  game: GameDocument<D, V>,
  edit: (document: D) => D,
  stroke?: string,
): Operation<D, V> {
  return (moment, at) => {
    const { document: before, changed } = moment.state;
    const document = edit(before);
    const isDated = !isSame(game.dated(before), game.dated(document));
    return replaced(game, moment, document, isDated ? at : changed, stroke);
  };
}

/** Replaces the document with one from elsewhere. `changed` is its date there; undefined if unknown. */
export function openDocument<D, V>(
  game: GameDocument<D, V>,
  edit: (document: D) => D,
  changed: number | undefined,
): Operation<D, V> {
  return (moment) => replaced(game, moment, edit(moment.state.document), changed);
}

/**
 * Dates of one game that are closer than this count as equal. Storing a date with every tap would double the history.
 */
const DATES_DIFFER_MS = 3_600_000;

/** The moment with another document and its date, as a step to undo; the same moment if the document is the same. */
function replaced<D, V>(
  { keyedParts, identity }: GameDocument<D, V>,
  moment: Moment<D, V>,
  document: D,
  changed: number | undefined,
  stroke?: string,
): Moment<D, V> {
  const { state } = moment;
  const old = state.history;
  const history = record(old, state.document, document, keyedParts);
  if (history === old) return moment;
  const joins = stroke !== undefined && stroke === moment.stroke ? old.past.at(-1) : undefined;
  const before = joins ? patched(state.document, joins, 'before') : state.document;
  // A step between two games has the dates of both.
  const isSameGame = identity?.idOf(before) === identity?.idOf(document);
  const leastApart = isSameGame ? DATES_DIFFER_MS : 0;
  if (!joins)
    return {
      state: {
        ...state,
        document,
        changed,
        history: recordDate(history, state.changed, changed, leastApart),
      },
      stroke,
    };
  const dateBefore = dateOf(joins, 'before', state.changed);
  const joined = recordJoined(old, state.document, document, keyedParts);
  // A text that was typed and deleted again leaves neither a step nor a date.
  if (joined.past.length < old.past.length)
    return { state: { ...state, document, changed: dateBefore, history: joined }, stroke };
  return {
    state: { ...state, document, changed, history: recordDate(joined, dateBefore, changed, leastApart) },
    stroke,
  };
}

export function stepBack<D, V>(): Operation<D, V> {
  return ({ state }) => {
    const step = state.history.past.at(-1);
    if (!step) return { state };
    return { state: { ...state, ...undo(state), changed: dateOf(step, 'before', state.changed) } };
  };
}

export function stepForward<D, V>(): Operation<D, V> {
  return ({ state }) => {
    const [step] = state.history.future;
    if (!step) return { state };
    return { state: { ...state, ...redo(state), changed: dateOf(step, 'after', state.changed) } };
  };
}

export function changeView<D, V>(edit: (view: V) => V): Operation<D, V> {
  return (moment) => {
    const view = edit(moment.state.view);
    return isSame(view, moment.state.view) ? moment : { ...moment, state: { ...moment.state, view } };
  };
}

export function changeNames<D, V>(edit: (names: readonly string[]) => readonly string[]): Operation<D, V> {
  return (moment) => {
    const { names: before } = moment.state;
    const names = namesWith([], edit(before));
    return isSame(names, before) ? moment : { ...moment, state: { ...moment.state, names } };
  };
}
