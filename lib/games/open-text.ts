/**
 * Opens what a person drops or pastes, for any game: a game file, a line of notation, a message that contains one, or
 * a saved document. Only the last may be an unfinished game.
 */

import { at, doubledKeyProblems, problem, refused, scanJson, tooLarge, withoutByteOrderMark } from '../files';
import type { AnyProblem } from '../i18n';
import { limitProblems, type Outcome } from '../problems';
import { type GameDocument, patchBetween, readSaved, SAVED_FORMAT, type SavedState } from '../store';
import { trimEnd } from '../text';
import { beginsWithMark, type ReadGame, readFile, readNotation } from './read-game';
import type { AnyBrowserSeam, DocumentOf, Games, ViewOf } from './seam';

export type Opened<S> = OpenedGame<S> | OpenedSaved<S> | OpenedDocument;

export interface OpenedGame<S> extends ReadGame<S> {
  readonly kind: 'game';
}

export interface OpenedSaved<S> {
  readonly kind: 'saved';
  readonly seam: S;
  readonly state: SavedState<DocumentOf<S>, ViewOf<S>>;
  /** False if some of it could not be read. */
  readonly whole: boolean;
}

/** What the app saves besides the games, such as what was practised. */
export type AnyDocument = GameDocument<unknown, unknown>;

export interface OpenedDocument {
  readonly kind: 'document';
  readonly document: AnyDocument;
  /** As the document's own reader returned it. */
  readonly content: unknown;
  /** False if some of it could not be read. */
  readonly whole: boolean;
}

/**
 * A saved text with 500 steps, each of which opened or cleared a whole game, has 3 MB; a larger one is something
 * else.
 */
export const MOST_SAVED_BYTES = 4 * 1024 * 1024;

/** Version 1 of the saved text does not name its game, because Palatinus was the only one. */
const UNNAMED_GAME = 'palatinus';

/** The content of a text, or every reason why it cannot be opened. */
export function openText<S extends AnyBrowserSeam>(
  games: Games<S>,
  text: string,
  others: readonly AnyDocument[] = [],
): Outcome<Opened<S>, AnyProblem> {
  const saved = openSaved(games, text, others);
  if (saved) return saved;
  const found = findGame(games, text);
  return found.ok ? { ok: true, value: { kind: 'game', ...found.value } } : found;
}

/** Undefined if the text is not a saved document. */
function openSaved<S extends AnyBrowserSeam>(
  games: Games<S>,
  text: string,
  others: readonly AnyDocument[],
): Outcome<OpenedSaved<S> | OpenedDocument, AnyProblem> | undefined {
  if (tooLarge(text, MOST_SAVED_BYTES) || !text.includes(SAVED_FORMAT)) return undefined;
  const json = withoutByteOrderMark(text);
  const value = parsed(json);
  if (at(value, ['format']) !== SAVED_FORMAT) return undefined;
  const name = at(value, ['game']) ?? UNNAMED_GAME;
  const seam = games.find(({ document }) => document.game === name);
  const document = seam?.document ?? others.find(({ game }) => game === name);
  if (!document) return refused(problem('notebook-not-file', ['format']));

  const doubled = doubledKeyProblems(scanJson(json));
  if (doubled.length > 0) return { ok: false, problems: limitProblems(doubled) };
  const { state, why } = readSaved(document, json);
  if (why === 'newer')
    return refused(problem('newer-version', ['version'], { version: Number(at(value, ['version'])) }));
  const { empty, keyedParts } = document;
  const isNothing = Object.keys(patchBetween(empty, state.document, keyedParts)).length === 0;
  if (why !== undefined && isNothing) return refused(problem('notebook-not-file', ['format']));
  // The undo history is not opened, so it does not matter if it is damaged.
  const whole = why !== 'damaged';
  if (!seam) return { ok: true, value: { kind: 'document', document, content: state.document, whole } };
  // The state was read by this game's document, so it has this type.
  return { ok: true, value: { kind: 'saved', seam, state: state as OpenedSaved<S>['state'], whole } };
}

function findGame<S extends AnyBrowserSeam>(games: Games<S>, text: string): Outcome<ReadGame<S>, AnyProblem> {
  const large = tooLarge(text);
  if (large) return refused(large);
  const trimmed = withoutByteOrderMark(text).trim();
  if (trimmed === '') return refused(problem('empty-text', []));
  // A text that begins with a brace is a file, even if a player in it is named P1_.
  if (/^[{[]/.test(trimmed)) return readFile(games, text);
  const marks = games.map(({ notation }) => notation.mark);
  const line = lineIn(marks, trimmed);
  if (line !== undefined) return readLine(games, line, lineIn(marks, withoutBreaks(trimmed)) ?? line);
  const isWord = !/\s/.test(trimmed);
  const isDamagedLine = isWord && (beginsWithMark(marks, trimmed) || trimmed.split('_').length > 2);
  return isDamagedLine ? readNotation(games, trimmed) : refused(problem('no-table', []));
}

/** Finds a notation inside an address or a sentence. No letter or digit may stand directly before it. */
function lineIn(marks: readonly string[], text: string): string | undefined {
  return new RegExp(`(?:^|[^A-Za-z0-9])((?:${marks.join('|')})\\d+_[A-Za-z0-9._~-]*)`).exec(text)?.[1];
}

/**
 * Tries the line as it is, without the full stop of its sentence, and rejoined in case a mail program broke it into
 * lines.
 */
function readLine<S extends AnyBrowserSeam>(
  games: Games<S>,
  line: string,
  joined: string,
): Outcome<ReadGame<S>, AnyProblem> {
  const attempts = [line, trimEnd(line, '.'), joined].map((each) => readNotation(games, each));
  return attempts.find(({ ok }) => ok) ?? readNotation(games, line);
}

function withoutBreaks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
