/**
 * What must hold for any input of a reader; each fault is a sentence: refusals have reasons in words, and accepted
 * values have harmless names and are the same when written and read again.
 */

import {
  checkSevenHillsFile,
  makeFileText,
  makeGameFile,
  makeSevenHillsFile,
  palatinusDocument,
  progressDocument,
  readGameFile,
  sevenHillsDocument,
} from '../lib/files';
import { type AnyProblem, LANGUAGES, problemSentence, speaker } from '../lib/i18n';
import { type Game, makeNotation, parseNotation } from '../lib/palatinus';
import type { Notebook, PalatinusView } from '../lib/palatinus/enter';
import { mergeProgress, type Progress } from '../lib/palatinus/learn';
import type { Outcome } from '../lib/problems';
import * as sevenHills from '../lib/seven-hills';
import type { Notebook as SevenHillsNotebook, SevenHillsView } from '../lib/seven-hills/enter';
import { type GameDocument, isSame, makeSaved, nothingSaved, readSaved, type SavedState } from '../lib/store';
import { nameProblem } from '../lib/text';

const MOST_PROBLEMS = 100;

export function faultsOfOutcome<T>(
  outcome: Outcome<T, AnyProblem>,
  faultsOfValue: (value: T) => readonly string[],
): readonly string[] {
  return outcome.ok ? faultsOfValue(outcome.value) : faultsOfProblems(outcome.problems);
}

function faultsOfProblems(problems: readonly AnyProblem[]): readonly string[] {
  const isCounted = problems.length >= 1 && problems.length <= MOST_PROBLEMS;
  const sentences = LANGUAGES.flatMap((language) =>
    problems.map((problem) => problemSentence(speaker(language), withoutQuoted(problem))),
  );
  return [
    ...(isCounted ? [] : [`It is refused with ${problems.length} reasons.`]),
    ...sentences
      .filter((sentence) => sentence.trim() === '' || /\{\w+[:}]|undefined|NaN/.test(sentence))
      .map((sentence) => `A reason reads: ${sentence}`),
  ];
}

/** Without quotations from the input, which may look like a placeholder in the sentence. */
function withoutQuoted({ values, ...problem }: AnyProblem): AnyProblem {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(/[{}]|undefined|NaN/g, '') : value,
  ]);
  return { ...problem, values: Object.fromEntries(entries) };
}

export function faultsOfGame(game: Game): readonly string[] {
  return [
    ...faultsOfNames(game.players.map(({ name }) => name)),
    ...faultsOfReadingAgain(parseNotation(makeNotation(game)), game),
    ...faultsOfReadingAgain(readGameFile(makeFileText(makeGameFile(game))), game),
  ];
}

export function faultsOfSevenHills(game: sevenHills.Game): readonly string[] {
  const written: unknown = JSON.parse(makeFileText(makeSevenHillsFile(game)));
  const again = checkSevenHillsFile(written);
  // A file contains no colours.
  const players = game.players.map((player, seat) => ({
    ...player,
    colour: sevenHills.SEAT_COLOURS[seat] ?? player.colour,
  }));
  return [
    ...faultsOfNames(game.players.map(({ name }) => name)),
    ...faultsOfReadingAgain(sevenHills.parseNotation(sevenHills.makeNotation(game)), game),
    ...faultsOfReadingAgain(again, { ...game, players }),
  ];
}

export function faultsOfSaved(state: SavedState<Notebook, PalatinusView>): readonly string[] {
  const { table, copy } = state.document;
  return [
    ...faultsOfNames([
      ...state.names,
      ...table.players.map(({ name }) => name),
      copy.name,
      table.borrowed?.name,
    ]),
    ...faultsOfSavingAgain(palatinusDocument, state),
  ];
}

export function faultsOfSavedSevenHills(
  state: SavedState<SevenHillsNotebook, SevenHillsView>,
): readonly string[] {
  const { players } = state.document.table;
  return [
    ...faultsOfNames([...state.names, ...players.map(({ name }) => name)]),
    ...faultsOfSavingAgain(sevenHillsDocument, state),
  ];
}

/** It is read unchanged, and merging it loses nothing that was practised before. */
export function faultsOfProgress(theirs: Progress, own: Progress): readonly string[] {
  const both = mergeProgress(own, theirs);
  const lost = (['topics', 'misreadings', 'lessons', 'daily'] as const).flatMap((part) =>
    Object.keys(own[part])
      .filter((key) => !(key in both[part]))
      .map((key) => `With what was opened, ${part} lose ${key}.`),
  );
  // A state without changes would get one when it is read.
  const state = { ...nothingSaved(progressDocument), changes: ['tab.1'] };
  return [
    ...lost,
    ...(isSame(mergeProgress(both, own), both) ? [] : ['What was added changes with what was there.']),
    ...[theirs, both].flatMap((document) => faultsOfSavingAgain(progressDocument, { ...state, document })),
  ];
}

function faultsOfSavingAgain<D, V>(document: GameDocument<D, V>, state: SavedState<D, V>): readonly string[] {
  const { state: again, why } = readSaved(document, makeSaved(document, state));
  return [
    ...(why === undefined ? [] : [`What was accepted and saved cannot be read again: ${why}.`]),
    ...(isSame(again, state) ? [] : ['What was accepted and saved is something else when it is read again.']),
  ];
}

export function faultsOfNames(names: readonly (string | undefined)[]): readonly string[] {
  return names
    .filter((name) => name !== undefined && nameProblem(name) !== undefined)
    .map((name) => `A name is accepted that should not be: ${JSON.stringify(name)}`);
}

export function faultsOfReadingAgain<T>(again: Outcome<T, unknown>, value: T): readonly string[] {
  if (!again.ok) return ['What was accepted and written cannot be read again.'];
  return isSame(again.value, value)
    ? []
    : ['What was accepted and written is something else when it is read again.'];
}

/** A line for standard output, or one for standard error. */
export type Printed = { readonly out: string } | { readonly err: string };

/** Characters that control a terminal or change the direction of text. */
const COMMANDS = /[\p{Cc}\u202a-\u202e]/u;

export function faultsOfPrinted(lines: readonly Printed[]): readonly string[] {
  const complaints = lines.flatMap((line) => ('err' in line ? [line.err] : []));
  const results = lines.flatMap((line) => ('out' in line ? line.out.split('\n') : []));
  const perLine = new Map<string, number>();
  for (const complaint of complaints) {
    const [line = ''] = complaint.split(' ');
    perLine.set(line, (perLine.get(line) ?? 0) + 1);
  }
  return [
    ...[...perLine]
      .filter(([, count]) => count > MOST_PROBLEMS)
      .map(([line, count]) => `There are ${count} complaints about ${line}`),
    ...[...complaints, ...results]
      .filter((text) => COMMANDS.test(text))
      .map((text) => `A terminal would obey ${JSON.stringify(text.slice(0, 200))}`),
  ];
}
