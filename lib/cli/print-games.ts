/**
 * Prints something about every game of an input. The input may hold one game file, one notation, or one game per
 * line, of any game; the kind is detected. It reads on only when the output has been consumed, so an input of any
 * size needs little memory.
 *
 * Problems with one line are reported with that line, and the other lines are still printed.
 */

import { decodeText, GAME_FILE_BYTES, problem, refused } from '../files';
import { type AnyGame, GAMES, type Games, type ReadGame } from '../games';
import { type AnyProblem, type Language, problemSentence, type Speaker, speaker } from '../i18n';
import { makePath, type Outcome } from '../problems';
import { escapeHidden, withoutJoiners } from '../text';
import { type Line, splitLines } from './lines';
import { readGame, writtenGames } from './written-games';

export interface InputOptions {
  /** What the input is called in messages: a file's name, or - for standard input. */
  readonly name: string;
  readonly language: Language;
}

export interface ScoreOptions extends InputOptions {
  readonly explain: boolean;
}

/** One line for standard output, or one for standard error. */
export type Printed = { readonly out: string } | { readonly err: string };

type Bytes = AsyncIterable<Uint8Array>;

/** The result of every game as JSON, or an explanation in words. */
export function scoreBytes(
  chunks: Bytes,
  { explain, ...options }: ScoreOptions,
  games: Games<AnyGame> = GAMES,
): AsyncGenerator<Printed> {
  return printGames(chunks, options, games, ({ seam, game }) =>
    explain ? withoutJoiners(seam.explain(game, options.language)) : JSON.stringify(seam.score(game)),
  );
}

/** A whole file. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface SettleOptions extends InputOptions {
  /** The players' own count. */
  readonly count?: NamedBytes | undefined;
}

/** What would change the winners of every game, or what explains a count of it, as JSON. */
export function settleBytes(
  chunks: Bytes,
  { count, ...options }: SettleOptions,
  games: Games<AnyGame> = GAMES,
): AsyncGenerator<Printed> {
  const say = speaker(options.language);
  return printGames(chunks, options, games, ({ seam, game }, line) => {
    const { settle, explainCount, file } = seam;
    if (!settle || !explainCount) return [{ line, sentence: say('cli.notSettled', { format: file.format }) }];
    return count
      ? countOutcome(say, count, (text) => explainCount(game, text))
      : JSON.stringify(settle(game));
  });
}

/** The outcome as a line for standard output, or a line for standard error for each problem with the count. */
function countOutcome(
  say: Speaker,
  { name, bytes }: NamedBytes,
  explain: (text: string) => Outcome<object, AnyProblem>,
): string | readonly Printed[] {
  const text = decodeText(bytes);
  const outcome = text === undefined ? refused(problem('not-utf8', [])) : explain(text);
  if (outcome.ok) return JSON.stringify(outcome.value);
  return outcome.problems.map((one) => ({ err: escapeHidden(`${name}: ${sentenceWithPath(say, one)}`) }));
}

type Print = (read: ReadGame<AnyGame>, line: number) => string | readonly (Printed | Complaint)[];

async function* printGames(
  chunks: Bytes,
  { name, language }: InputOptions,
  games: Games<AnyGame>,
  print: Print,
): AsyncGenerator<Printed> {
  const say = speaker(language);
  let isEmpty = true;
  for await (const written of writtenGames(games, splitLines(chunks))) {
    isEmpty = false;
    for (const one of printOne(games, written, say, print))
      yield 'line' in one ? { err: escapeHidden(`${name}:${one.line}: ${one.sentence}`) } : one;
  }
  if (isEmpty) yield { err: escapeHidden(say('cli.nothing', { name })) };
}

interface Complaint {
  readonly line: number;
  readonly sentence: string;
}

function printOne(
  games: Games<AnyGame>,
  { number, text, trouble }: Line,
  say: Speaker,
  print: Print,
): readonly (Printed | Complaint)[] {
  if (trouble) return [{ line: number, sentence: troubleSentence(say, trouble) }];
  const read = readGame(games, text);
  if (read.ok) {
    const printed = print(read.value, number);
    return typeof printed === 'string' ? [{ out: printed }] : printed;
  }
  return read.problems.map((problem) => {
    const { line: below = 1 } = problem.values;
    return { line: number + Number(below) - 1, sentence: sentenceWithPath(say, problem) };
  });
}

function sentenceWithPath(say: Speaker, problem: AnyProblem): string {
  const path = problem.path.length > 0 ? `${makePath(problem.path)}: ` : '';
  return `${path}${problemSentence(say, problem)}`;
}

function troubleSentence(say: Speaker, trouble: NonNullable<Line['trouble']>): string {
  const values = trouble === 'too-large' ? { most: GAME_FILE_BYTES / 1024 } : {};
  return problemSentence(say, problem(trouble, [], values));
}
