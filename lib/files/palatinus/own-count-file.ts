/**
 * The players' own count, in a file: `{"points":[14,12],"influence":{"C":[7,8]},"hills":{"C":1}}`. The schema checks
 * keys and lists; which numbers are possible depends on the game.
 */

import * as z from 'zod/mini';
import type { Game } from '../../palatinus';
import { type CountProblem, type OwnCount, soundOwnCount } from '../../palatinus/settle';
import { limitProblems, type Outcome } from '../../problems';
import { type FileProblem, shapeProblems } from '../file-problems';
import { parseFile } from '../parse-file';

const numbers = z.optional(z.array(z.unknown()));
const taker = z.optional(z.unknown());

/** The type checker requires every hill. */
const byHill = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.strictObject({ A: schema, B: schema, C: schema, D: schema, E: schema, F: schema, G: schema });

const ownCountFile = z.strictObject({
  points: numbers,
  influence: z.optional(byHill(numbers)),
  hills: z.optional(byHill(taker)),
});

/** The count, or every problem of the text. */
export function readOwnCount(game: Game, text: string): Outcome<OwnCount, FileProblem | CountProblem> {
  const json = parseFile(text);
  if (!json.ok) return json;
  const parsed = ownCountFile.safeParse(json.value);
  if (!parsed.success) return { ok: false, problems: limitProblems(shapeProblems(parsed.error, json.value)) };
  const count = soundOwnCount(game, parsed.data);
  return count.ok ? count : { ok: false, problems: limitProblems(count.problems) };
}
