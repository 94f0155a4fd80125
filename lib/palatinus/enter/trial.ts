/**
 * A trial: a copy of a game in which other pieces or rulings are tried, for the question "what if?". The game itself
 * does not change until the trial is kept in its place.
 *
 * In an address a trial is the notation of its game without players and board, which are those of the game:
 *
 *     P1_bfoio_YBgg-b.Y-yP-P.ryR23b.yYrR4G.-5pG-1.RrpgPb.G--pBB_7w
 *
 * The check characters are those of the whole line, so that a trial of another game is refused like a damaged one.
 */

import {
  FIELDS,
  type Field,
  type FieldName,
  type Game,
  makeField,
  makeNotation,
  type Piece,
  parseField,
  parseNotation,
  RULING_KEYS,
  type RulingKey,
  soundGame,
  withPiece,
} from '..';
import { openGame } from './copies';
import { draftOf, EMPTY_NOTEBOOK, type Notebook, tableOf } from './notebook';
import { isSamePiece } from './pieces';
import { setRuling } from './rulings';

export function makeTrial(trial: Game): string {
  const [version, , rulings, , pieces, check] = makeNotation(trial).split('_');
  return [version, rulings, pieces, check].join('_');
}

/** Undefined if the text is damaged, or is a trial of a game with other players or another board. */
export function parseTrial(game: Game, text: string): Game | undefined {
  const [, players, , board] = makeNotation(game).split('_');
  const [version, rulings, ...rest] = text.split('_');
  const parsed = parseNotation([version, players, rulings, board, ...rest].join('_'));
  return parsed.ok ? parsed.value : undefined;
}

/** The trial after any edit of a notebook. Unchanged if the edited game could not be counted. */
export function editTrial(trial: Game, edit: (notebook: Notebook) => Notebook): Game {
  const sound = soundGame(draftOf(edit(notebookOfTrial(trial))));
  return sound.ok ? sound.value : trial;
}

/** The trial as a notebook, for functions that need one to work out the possible edits. */
export function notebookOfTrial(trial: Game): Notebook {
  return openGame(EMPTY_NOTEBOOK, trial);
}

/** Puts the pieces and rulings of a trial into the notebook. Does nothing if another tab has put another game there. */
export function keepTrial(notebook: Notebook, text: string): Notebook {
  const game = soundGame(draftOf(notebook));
  const trial = game.ok ? parseTrial(game.value, text) : undefined;
  if (!trial) return notebook;
  const { pieces } = tableOf(trial, notebook.copy);
  const placed: Notebook = { ...notebook, table: { ...notebook.table, pieces } };
  return RULING_KEYS.reduce((kept, key) => setRuling(kept, key, trial.rulings[key]), placed);
}

export type TrialChange =
  | { readonly what: 'moved'; readonly piece: Piece; readonly from: FieldName; readonly to: FieldName }
  | {
      readonly what: 'replaced';
      readonly at: FieldName;
      /** Undefined for an empty field, as in `after`. */
      readonly before: Piece | undefined;
      readonly after: Piece | undefined;
    }
  | { readonly what: 'ruling'; readonly ruling: RulingKey };

/**
 * How a trial differs from its game. A piece that left one field and now stands on one that was empty has moved,
 * however that was done.
 */
export function changesInTrial(game: Game, trial: Game): readonly TrialChange[] {
  const changed = FIELDS.filter((field) => !isSamePiece(game.position[field], trial.position[field]));
  const moves = movesAmong(changed, game, trial);
  const moved = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const replaced = changed.filter((field) => !moved.has(makeField(field)));
  return [
    ...moves,
    ...replaced.map((field) => ({
      what: 'replaced' as const,
      at: makeField(field),
      before: game.position[field],
      after: trial.position[field],
    })),
    ...RULING_KEYS.filter((key) => game.rulings[key] !== trial.rulings[key]).map((ruling) => ({
      what: 'ruling' as const,
      ruling,
    })),
  ];
}

type Moved = Extract<TrialChange, { readonly what: 'moved' }>;

function movesAmong(changed: readonly Field[], game: Game, trial: Game): readonly Moved[] {
  const moves: Moved[] = [];
  for (const from of changed) {
    const piece = game.position[from];
    if (!piece || trial.position[from]) continue;
    const to = changed.find(
      (field) =>
        !game.position[field] &&
        isSamePiece(piece, trial.position[field]) &&
        !moves.some((other) => other.to === makeField(field)),
    );
    if (to !== undefined) moves.push({ what: 'moved', piece, from: makeField(from), to: makeField(to) });
  }
  return moves;
}

/** The trial without one of its changes. */
export function withoutChange(game: Game, trial: Game, change: TrialChange): Game {
  if (change.what === 'ruling') {
    const { ruling } = change;
    return { ...trial, rulings: { ...trial.rulings, [ruling]: game.rulings[ruling] } };
  }
  const position = fieldsOfChange(change)
    .map((at) => parseField(at))
    .reduce((before, field) => withPiece(before, field, game.position[field]), trial.position);
  return { ...trial, position };
}

/** The fields that a change affects. */
export function fieldsOfChange(change: TrialChange): readonly FieldName[] {
  if (change.what === 'ruling') return [];
  return change.what === 'moved' ? [change.from, change.to] : [change.at];
}
