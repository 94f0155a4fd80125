/**
 * The game file: one JSON document with one table. All tables from elsewhere go through this schema, from the app,
 * the command line or HTTP.
 *
 * The schema checks shapes: keys, types and possible values. `soundGame` checks what the rules require beyond that
 * (each letter once, one piece on a field). Lengths of lists are only annotations for the JSON Schema, so that no
 * problem is reported twice.
 */

import * as z from 'zod/mini';
import { DIRECTIONS } from '../../hex';
import {
  type Entries,
  entriesOf,
  FIELD_NAMES,
  FIELD_NUMBERS,
  type Game,
  HANDEDNESSES,
  KINDS,
  LETTERS,
  PEOPLES,
  PLACES,
  type Player,
  RULINGS,
  type RulingKey,
  TOKENS,
} from '../../palatinus';
import { NAME_LENGTH } from '../../text';
import { fileNamePart, makeFileName, makeFileText, type NamedText } from '../file-text';
import { GAME } from './formats';

/** The type checker requires every question. */
const rulings = z.strictObject({
  emptySpring: z.optional(z.enum(RULINGS.emptySpring)),
  loneCondottiere: z.optional(z.enum(RULINGS.loneCondottiere)),
  doubleCaptureByOnePlayer: z.optional(z.enum(RULINGS.doubleCaptureByOnePlayer)),
  tieBreak: z.optional(z.enum(RULINGS.tieBreak)),
  allyPieces: z.optional(z.enum(RULINGS.allyPieces)),
} satisfies Readonly<Record<RulingKey, z.ZodMiniType>>);

const player = z.strictObject({
  name: z.optional(z.string().check(z.meta({ minLength: 1, maxLength: NAME_LENGTH }))),
  people: z.enum(PEOPLES),
  ally: z
    .optional(z.enum(PEOPLES))
    .check(z.describe('Two players only: the further people this player brings.')),
});

const tile = z.strictObject({
  letter: z.enum(LETTERS),
  place: z.literal(PLACES).check(z.describe('0 is the centre; 1 to 6 go clockwise around it, 1 at the top.')),
  arrow: z
    .literal(DIRECTIONS)
    .check(z.describe('Direction of field 1 seen from the hill: 0 is up, then clockwise.')),
  springs: z
    .array(z.literal(FIELD_NUMBERS))
    .check(z.meta({ maxItems: FIELD_NUMBERS.length, uniqueItems: true })),
  token: z.literal(TOKENS),
});

const piece = z.strictObject({
  at: z
    .enum(FIELD_NAMES)
    .check(z.describe('Field 1 of a tile bears the arrow, the others follow clockwise.')),
  people: z.enum(PEOPLES),
  kind: z.enum(KINDS),
});

export const gameFile = z
  .strictObject({
    format: z.literal(GAME.format),
    version: z.literal(GAME.version),
    players: z.array(player).check(z.meta({ minItems: 2, maxItems: 5 })),
    board: z.strictObject({
      handedness: z.enum(HANDEDNESSES).check(z.describe('Which way the ring of six tiles leans.')),
      tiles: z.array(tile).check(z.meta({ minItems: LETTERS.length, maxItems: LETTERS.length })),
    }),
    pieces: z.array(piece).check(z.meta({ maxItems: FIELD_NAMES.length })),
    rulings: z.optional(rulings).check(z.describe('What is left out takes its default, the first value.')),
  })
  .check(z.meta({ title: 'Palatinus game', description: 'One table at the end of a game of Palatinus.' }));

export type GameFile = Entries & typeof GAME;

export function makeGameFile(game: Game): GameFile {
  return { ...GAME, ...entriesOf(game) };
}

export function makeGameFileName({ players }: Game, end?: string): string {
  const nameOf = ({ name, people }: Player): string => fileNamePart(name ?? '') || people;
  return makeFileName('palatinus', players.map(nameOf), end);
}

export function makeTableFile(game: Game): NamedText {
  return { fileName: makeGameFileName(game), text: makeFileText(makeGameFile(game)) };
}

export function gameFileJsonSchema(): object {
  return z.toJSONSchema(gameFile);
}
