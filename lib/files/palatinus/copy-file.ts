/**
 * The copy file: the springs of a copy of the game, so that they are entered only once for all phones at a table.
 *
 * A game file has the springs, too, but it also has a whole table and cannot leave out tiles whose springs are unknown.
 */

import * as z from 'zod/mini';
import { FIELD_NUMBERS, type FieldNumber, LETTERS, type Problem } from '../../palatinus';
import type { Copy } from '../../palatinus/enter';
import { limitProblems, type Outcome } from '../../problems';
import { nameProblem } from '../../text';
import { at, type FileProblem, foreignProblem, refused, shapeProblems } from '../file-problems';
import { makeFileName, makeFileText, type NamedText } from '../file-text';
import { parseFile } from '../parse-file';
import { COPY, PALATINUS_FORMATS } from './formats';

const springs = z.optional(z.array(z.literal(FIELD_NUMBERS)));

const copyFile = z.strictObject({
  format: z.literal(COPY.format),
  version: z.literal(COPY.version),
  name: z.optional(z.string()),
  example: z.optional(z.literal(true)),
  springs: z.strictObject({
    A: springs,
    B: springs,
    C: springs,
    D: springs,
    E: springs,
    F: springs,
    G: springs,
  }),
});

export type CopyFile = Copy & typeof COPY;

export function makeCopyFile({ name, example, springs }: Copy): CopyFile {
  return {
    ...COPY,
    ...(name !== undefined && { name }),
    ...(example && { example }),
    springs: Object.fromEntries(
      LETTERS.flatMap((letter) => (springs[letter] ? [[letter, ascending(springs[letter])]] : [])),
    ),
  };
}

export function makeCopyText(copy: Copy): NamedText {
  return {
    fileName: makeFileName('palatinus-copy', [copy.name ?? '']),
    text: makeFileText(makeCopyFile(copy)),
  };
}

/** The copy, or every problem of the text. */
export function readCopyFile(text: string): Outcome<Copy, FileProblem | Problem> {
  const json = parseFile(text);
  if (!json.ok) return json;
  const { value } = json;
  const foreign = foreignProblem(value, COPY, PALATINUS_FORMATS);
  if (foreign) return refused(foreign);
  const parsed = copyFile.safeParse(value);
  const shape = parsed.success ? [] : shapeProblems(parsed.error, value);
  const problems = [...shape, ...nameProblems(at(value, ['name'])), ...springProblems(value)];
  if (!parsed.success || problems.length > 0) return { ok: false, problems: limitProblems(problems) };
  const { format: _, version: __, ...copy } = makeCopyFile(parsed.data as Copy);
  return { ok: true, value: copy };
}

function nameProblems(name: unknown): readonly Problem[] {
  if (typeof name !== 'string') return [];
  const wrong = nameProblem(name);
  return wrong ? [{ ...wrong, path: ['name'] }] : [];
}

function springProblems(value: unknown): readonly Problem[] {
  return LETTERS.flatMap((letter) => {
    const numbers = at(value, ['springs', letter]);
    if (!Array.isArray(numbers)) return [];
    return FIELD_NUMBERS.flatMap((number) => {
      const again = numbers.indexOf(number, numbers.indexOf(number) + 1);
      if (!numbers.includes(number) || again < 0) return [];
      return [{ code: 'spring-doubled' as const, path: ['springs', letter, again], values: { number } }];
    });
  });
}

function ascending(numbers: readonly FieldNumber[]): readonly FieldNumber[] {
  return FIELD_NUMBERS.filter((number) => numbers.includes(number));
}
