/**
 * For tests only: tables short enough for one row, and results as lines short enough to compare.
 *
 * Every table has the same layout unless a test says otherwise: tile A in the centre, B at the top, C to G clockwise,
 * leaning right, all arrows up. Fields that touch:
 *
 *     A1 A2 A6 B4 B5 G3    B1 B2 B6            D1 A3 C4 C5 D2 D6    F1 F2 F6 G4 G5
 *     A2 A1 A3 B4 C5 C6    B2 B1 B3            E1 A4 A5 E2 E6 F3    G1 G2 G6
 *     A6 A1 A5 F2 G3 G4    B4 A1 A2 B3 B5 C6   E4 E3 E5             G3 A1 A6 B5 G2 G4
 */

import { checkCharacters } from '../text';
import {
  type Capture,
  type Condottiere,
  type Control,
  type Draft,
  type FieldName,
  type Game,
  type Influence,
  type Kind,
  LETTERS,
  type Letter,
  type Misreading,
  misread,
  type People,
  type Player,
  type Result,
  type Rulings,
  score,
  soundGame,
  type TallyRow,
  type TileEntry,
  type Token,
} from '.';

export type Placement = { readonly [At in FieldName]?: `${People} ${Kind}` };

export interface TableOptions {
  readonly players?: readonly Player[];
  readonly springs?: readonly FieldName[];
  readonly rulings?: Partial<Rulings>;
}

/** Players 0, 1 and 2, unless a test says otherwise. */
const PLAYERS: readonly Player[] = [{ people: 'red' }, { people: 'green' }, { people: 'blue' }];

/** What the tokens on hills A to G are worth. */
const TOKENS_OF_HILLS: readonly Token[] = [6, 3, 3, 4, 4, 5, 5];

/** Three players and seven tiles without pieces: a sound draft. */
export const BARE_DRAFT = {
  players: PLAYERS,
  board: {
    handedness: 'right',
    tiles: LETTERS.map(
      (letter, index) =>
        ({
          letter,
          place: index,
          arrow: 0,
          springs: [],
          token: TOKENS_OF_HILLS[index],
        }) as unknown as TileEntry,
    ),
  },
  pieces: [],
} as const satisfies Draft;

/** A game from who stands where: `table({ C1: 'red merchant' }, { springs: ['C1'] })`. */
export function table(placement: Placement, options: TableOptions = {}): Game {
  const { players = PLAYERS, springs = [], rulings = {} } = options;
  const tiles = BARE_DRAFT.board.tiles.map((tile) => ({
    ...tile,
    springs: springs.filter((at) => at.startsWith(tile.letter)).map((at) => Number(at[1])),
  })) as unknown as TileEntry[];
  const pieces = Object.entries(placement).map(([at, who]) => {
    const [people, kind] = who.split(' ');
    return { at, people, kind };
  }) as unknown as Draft['pieces'];
  return sound({ players, board: { handedness: 'right', tiles }, pieces, rulings });
}

/** The game of a draft; throws with the problems if the draft is not sound. */
export function sound(draft: Draft): Game {
  const made = soundGame(draft);
  if (made.ok) return made.value;
  const reasons = made.problems.map(({ code, path }) => `${path.join('.')}: ${code}`);
  throw new Error(`Not a sound table:\n${reasons.join('\n')}`);
}

/** One hill as lines. */
export interface HillLines {
  readonly condottieri: readonly string[];
  readonly captures: readonly string[];
  readonly influence: readonly string[];
  readonly totals: readonly number[];
  readonly outcome: string;
}

export function countedLines(game: Game, letter: Letter, misreadings: readonly Misreading[] = []): HillLines {
  return hillLines(score(game, misread(misreadings)), letter);
}

export function hillLines({ hills }: Result, letter: Letter): HillLines {
  const [hill] = hills.filter((other) => other.letter === letter) as [Result['hills'][number]];
  return {
    condottieri: hill.condottieri.map(tellCondottiere),
    captures: hill.captures.map(tellCapture),
    influence: hill.influence.map(tellInfluence),
    totals: hill.totals,
    outcome: tellControl(hill.outcome),
  };
}

/** `A1 red sees merchants A2 A6 and peasants B4: captures A2 A6` */
function tellCondottiere({ at, people, merchants, peasants, outcome, captured }: Condottiere): string {
  const seen = `merchants ${list(merchants)} and peasants ${list(peasants)}`;
  return `${at} ${people} sees ${seen}: ${[outcome, ...captured].join(' ')}`;
}

/** `A2 green merchant: inhabitant to 0 by A1, disc to 1 by A3` */
function tellCapture({ at, people, kind, takers }: Capture): string {
  const taken = takers.map(({ takes, player, condottiere }) => `${takes} to ${player} by ${condottiere}`);
  return `${at} ${people} ${kind}: ${taken.join(', ')}`;
}

/** `C1 red peasant for 0: C1 own-spring 2 + C6 empty-field 2 = 4` */
function tellInfluence({ at, people, kind, player, sources, points }: Influence): string {
  const found = sources.map((source) => `${source.at} ${source.reason} ${source.points}`).join(' + ');
  return `${at} ${people} ${kind} for ${player ?? 'nobody'}: ${found || 'nothing'} = ${points}`;
}

/** `won by 0`, `tied by 0 1`, `unclaimed` */
export function tellControl(control: Control): string {
  if (control.kind === 'unclaimed') return control.kind;
  return control.kind === 'won' ? `won by ${control.player}` : `tied by ${control.players.join(' ')}`;
}

/** `0: 2 captives, discs 1 2, tokens 4 5 = 14 points, 6 items` */
export function tellRow({ player, captured, discs, tokens, points, items }: TallyRow): string {
  const things = `${captured} captives, discs ${list(discs)}, tokens ${list(tokens)}`;
  return `${player}: ${things} = ${points} points, ${items} items`;
}

function list(items: readonly (string | number)[]): string {
  return items.join(' ') || 'none';
}

/** A line of notation changed by a test, with correct check characters. */
export function withCheck(line: string): string {
  const table = line.slice(0, line.lastIndexOf('_'));
  return `${table}_${checkCharacters(table)}`;
}

/** Makes code that mutates the value throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
