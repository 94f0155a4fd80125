/**
 * The game file of Seven Hills: one JSON document with the epochs that were played. The schema checks keys and types,
 * and describes the numbers for readers of the JSON Schema. `soundGame` checks everything else, with better messages.
 */

import * as z from 'zod/mini';
import type { Outcome } from '../../problems';
import {
  BOX,
  type ByClass,
  type Draft,
  type Entries,
  EPOCHS,
  entriesOf,
  FEWEST_PLAYERS,
  type Game,
  MOST_PLAYERS,
  type Player,
  type Problem,
  RULINGS,
  type RulingKey,
  soundGame,
} from '../../seven-hills';
import { NAME_LENGTH } from '../../text';
import {
  type FileCode,
  type FileProblem,
  type Format,
  foreignProblem,
  type KnownFormats,
  refused,
  shapeProblems,
} from '../file-problems';
import { fileNamePart, makeFileName } from '../file-text';
import { GAME as PALATINUS_GAME } from '../palatinus/formats';

export const SEVEN_HILLS_GAME = { format: 'seven-hills-game', version: 1 } as const satisfies Format;

const OTHER_FORMATS: KnownFormats = new Map<string, FileCode>([[PALATINUS_GAME.format, 'other-game']]);

const wholeNumber = (maximum?: number): z.ZodMiniNumber =>
  z.number().check(z.meta({ type: 'integer', minimum: 0, ...(maximum !== undefined && { maximum }) }));
const forEachPlayer = <Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniArray<Schema> =>
  z.array(schema).check(z.meta({ minItems: FEWEST_PLAYERS, maxItems: MOST_PLAYERS }));

const markersOf = (box: ByClass<number>) =>
  forEachPlayer(
    z.strictObject({
      noble: z.optional(wholeNumber(box.noble)),
      knight: z.optional(wholeNumber(box.knight)),
      centurion: z.optional(wholeNumber(box.centurion)),
      plebeian: z.optional(wholeNumber(box.plebeian)),
    }),
  );
const markers = markersOf(BOX);
const area = z.optional(markers);
const camp = z.optional(markersOf({ ...BOX, noble: 0, knight: 0, centurion: 0 }));

const epoch = z.strictObject({
  order: z
    .array(wholeNumber(MOST_PLAYERS - 1))
    .check(
      z.meta({ minItems: FEWEST_PLAYERS, maxItems: MOST_PLAYERS, uniqueItems: true }),
      z.describe('The playing order: numbers of players, from 0 on.'),
    ),
  forumAtElection: markers.check(z.describe('The Forum before the consuls call their legions.')),
  board: z
    .strictObject({
      Aventinus: area,
      Palatinus: area,
      Quirinalis: area,
      Caelius: area,
      Esquiliae: area,
      Viminalis: area,
      'Forum Romanum': area,
      'Consul Legion Camp': camp,
      'Waiting Camp': camp,
    })
    .check(z.describe('Everything after the legions have returned, when the epoch is scored.')),
  penalties: forEachPlayer(wholeNumber()).check(
    z.describe('How often each player was left with no card in hand.'),
  ),
});

/** The type checker requires every question. */
const rulings = z.strictObject({
  nobleInForum: z.optional(z.enum(RULINGS.nobleInForum)),
  tiedFirst: z.optional(z.enum(RULINGS.tiedFirst)),
  finalTie: z.optional(z.enum(RULINGS.finalTie)),
  halfRounds: z.optional(z.enum(RULINGS.halfRounds)),
} satisfies Readonly<Record<RulingKey, z.ZodMiniType>>);

const gameFile = z
  .strictObject({
    format: z.literal(SEVEN_HILLS_GAME.format),
    version: z.literal(SEVEN_HILLS_GAME.version),
    players: forEachPlayer(
      z.strictObject({
        name: z.optional(z.string().check(z.meta({ minLength: 1, maxLength: NAME_LENGTH }))),
      }),
    ),
    epochs: z.array(epoch).check(z.meta({ minItems: 1, maxItems: EPOCHS.length })),
    rulings: z.optional(rulings).check(z.describe('What is left out takes its default, the first value.')),
  })
  .check(z.meta({ title: 'Seven Hills game', description: 'A game of Seven Hills, epoch by epoch.' }));

export function sevenHillsJsonSchema(): object {
  return z.toJSONSchema(gameFile);
}

interface SevenHillsFile extends Omit<Entries, 'players'> {
  readonly format: string;
  readonly version: number;
  readonly players: readonly Pick<Player, 'name'>[];
}

/** Leaves out the colours, which belong to the app and not to the game. */
export function makeSevenHillsFile(game: Game): SevenHillsFile {
  const { players, epochs, rulings: answers } = entriesOf(game);
  const named = players.map(({ name }) => (name === undefined ? {} : { name }));
  return { ...SEVEN_HILLS_GAME, players: named, epochs, rulings: answers };
}

export function sevenHillsFileName({ players }: Game, end?: string): string {
  return makeFileName(
    'seven-hills',
    players.map(({ name, colour }) => fileNamePart(name ?? '') || colour),
    end,
  );
}

/** From a value of unknown origin: a sound game, or every problem found, each with its path in the file. */
export function checkSevenHillsFile(value: unknown): Outcome<Game, FileProblem | Problem> {
  const foreign = foreignProblem(value, SEVEN_HILLS_GAME, OTHER_FORMATS);
  if (foreign) return refused(foreign);
  const parsed = gameFile.safeParse(value);
  if (parsed.success) return soundGame(parsed.data as Draft);

  // `soundGame` checks any value, with better messages for most problems. The schema finds what it ignores, such as
  // unknown keys.
  const shape = shapeProblems(parsed.error, value);
  const sound = soundGame(value as Draft);
  const notText = new Set(shape.flatMap(({ code, path }) => (code === 'not-text' ? [path.join('/')] : [])));
  const rules = sound.ok ? [] : sound.problems.filter(({ path }) => !notText.has(path.join('/')));
  const places = new Set(rules.map(({ path }) => path.join('/')));
  const others = shape.filter(
    ({ path }) => !path.some((_, index) => places.has(path.slice(0, index + 1).join('/'))),
  );
  return { ok: false, problems: [...others, ...rules] };
}
