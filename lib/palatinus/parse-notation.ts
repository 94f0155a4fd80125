/** Reads a line of notation (notation.ts has its layout), and refuses a damaged one with a precise reason. */

import type { Direction } from '../hex';
import type { Outcome } from '../problems';
import { missedCheck, parseAnswers, parseNotationName } from '../text';
import type { DraftPiece, DraftTile } from './draft';
import { FIELDS, makeField } from './field';
import type { Game } from './game';
import { initial, NOTATION_VERSION } from './notation';
import type { Problem } from './problems';
import { RULINGS } from './rulings';
import { soundGame } from './sound-game';
import {
  FIELD_NUMBERS,
  type FieldNumber,
  type Handedness,
  LETTERS,
  type Letter,
  PEOPLES,
  type People,
  PLACES,
  type Player,
  type Token,
} from './types';

/** Longer texts are not read. Five names of forty characters, each character escaped, would fit three times. */
const LONGEST = 4000;

/** The number of fields on a tile. */
const GROUP_LENGTH = 6;
const CHECK_LENGTH = 2;

/** Stands in for players that cannot be read, so that the pieces do not get follow-up errors. */
const ANYBODY: readonly Player[] = PEOPLES.map((people) => ({ people }));

export const NOTATION_CODES = [
  'notation-unknown',
  'notation-newer',
  'notation-too-long',
  'notation-cut-short',
  'notation-left-over',
  'notation-check',
  'notation-players',
  'notation-rulings',
  'notation-rulings-newer',
  'notation-board',
  'notation-pieces',
  'notation-group',
] as const;

export type NotationCode = (typeof NOTATION_CODES)[number];

/** Each people has a different initial. */
const INITIALS = new Map<string, People>(PEOPLES.map((people) => [initial(people), people]));

/** The game that a line describes, or what is wrong with it: first with the notation, then with the table. */
export function parseNotation(text: string): Outcome<Game, Problem<NotationCode> | Problem> {
  if (text.length > LONGEST)
    return { ok: false, problems: [problem('notation-too-long', { most: LONGEST })] };
  const line = text.trim();
  const [version = '', ...sections] = line.split('_');
  const damage = damageOf(version, sections) ?? slipIn(line);
  if (damage) return { ok: false, problems: [damage] };

  const [playersText = '', rulingsText = '', boardText = '', piecesText = ''] = sections;
  const players = parsePlayers(playersText);
  const rulings = parseAnswers(rulingsText, RULINGS);
  const board = parseBoard(boardText);
  const pieces = parsePieces(piecesText, players ?? ANYBODY);
  if (players && rulings && rulings !== 'newer' && board && pieces)
    return inPlaces(soundGame({ players, rulings, board, pieces }), board, pieces);

  const problems: Problem<NotationCode>[] = [];
  if (!players) problems.push(problem('notation-players'));
  if (!rulings) problems.push(problem('notation-rulings'));
  if (rulings === 'newer') problems.push(problem('notation-rulings-newer'));
  if (!board) problems.push(problem('notation-board'));
  if (!pieces) problems.push(problem('notation-pieces'));
  return { ok: false, problems };
}

/** Replaces the paths of a draft by places that a line has: a field, a tile or a part such as the players. */
function inPlaces(
  outcome: Outcome<Game, Problem>,
  { tiles }: { readonly tiles: readonly DraftTile[] },
  pieces: readonly DraftPiece[],
): Outcome<Game, Problem> {
  if (outcome.ok) return outcome;
  const problems = outcome.problems.map((found) => {
    const [part, index] = found.path[0] === 'board' ? ['tiles', found.path[2]] : found.path;
    const place =
      part === 'pieces' ? pieces[Number(index)]?.at : part === 'tiles' ? tiles[Number(index)]?.letter : part;
    return { ...found, path: place === undefined ? [] : [place] };
  });
  return { ok: false, problems };
}

function problem(code: NotationCode, values: Problem['values'] = {}): Problem<NotationCode> {
  return { code, path: [], values };
}

function damageOf(version: string, sections: readonly string[]): Problem<NotationCode> | undefined {
  const number = Number(/^P([1-9]\d{0,3})$/.exec(version)?.[1]);
  if (number > NOTATION_VERSION) return problem('notation-newer', { version: number });
  if (number !== NOTATION_VERSION) return problem('notation-unknown');
  const [, , , pieces = '', check, more] = sections;
  if (more !== undefined) return problem('notation-left-over');
  const damage = damageOfPieces(pieces.split('.'), check === undefined);
  if (damage) return damage;
  if (check === undefined || check.length < CHECK_LENGTH) return problem('notation-cut-short');
  return check.length > CHECK_LENGTH ? problem('notation-left-over') : undefined;
}

/**
 * Reported before other problems, because a typing error may be their cause. Names the right check characters, so
 * that a hand-written line can be repaired.
 */
function slipIn(line: string): Problem<NotationCode> | undefined {
  const check = missedCheck(line);
  return check === undefined ? undefined : problem('notation-check', { check });
}

/** A text that was cut short lacks groups, or ends inside one; a complete group of another length is a typing error. */
function damageOfPieces(groups: readonly string[], isEnd: boolean): Problem<NotationCode> | undefined {
  if (groups.length > LETTERS.length) return problem('notation-left-over');
  for (const [index, letter] of LETTERS.entries()) {
    const count = groups[index]?.length ?? 0;
    const isLast = isEnd && index >= groups.length - 1;
    if (count < GROUP_LENGTH && isLast) return problem('notation-cut-short');
    if (count !== GROUP_LENGTH) return problem('notation-group', { letter, count });
  }
  return undefined;
}

function parsePlayers(text: string): Player[] | undefined {
  return all(text.split('.').map(parsePlayer));
}

function parsePlayer(text: string): Player | undefined {
  const [, first = '', second = '', written] = /^([a-z])([A-Z])?(?:-(.*))?$/s.exec(text) ?? [];
  const people = INITIALS.get(first);
  const ally = INITIALS.get(second.toLowerCase());
  const name = written === undefined ? undefined : parseNotationName(written);
  if (!people || (second && !ally) || (written !== undefined && name === undefined)) return undefined;
  return { people, ...(ally && { ally }), ...(name !== undefined && { name }) };
}

function parseBoard(text: string): { handedness: Handedness; tiles: DraftTile[] } | undefined {
  if (!/^[RL](?:[A-G][0-5][1-9]~?[1-6]*)*$/.test(text)) return undefined;
  const tiles = text.slice(1).match(/[A-G][^A-G]+/g) ?? [];
  return { handedness: text.startsWith('R') ? 'right' : 'left', tiles: tiles.map(parseTile) };
}

function parseTile(text: string, place: number): DraftTile {
  const numbers = [...text.slice(3).replace('~', '')].map(Number) as FieldNumber[];
  return {
    letter: text.charAt(0) as Letter,
    place: PLACES[place],
    arrow: Number(text.charAt(1)) as Direction,
    token: Number(text.charAt(2)) as Token,
    springs: text.includes('~') ? FIELD_NUMBERS.filter((number) => !numbers.includes(number)) : numbers,
  };
}

function parsePieces(text: string, players: readonly Player[]): DraftPiece[] | undefined {
  if (!/^[-a-zA-Z1-5]{6}(?:\.[-a-zA-Z1-5]{6}){6}$/.test(text)) return undefined;
  const characters = text.replaceAll('.', '');
  return all(
    FIELDS.flatMap((field) => {
      const character = characters.charAt(field);
      return character === '-' ? [] : [parsePiece(character, players, makeField(field))];
    }),
  );
}

function parsePiece(
  character: string,
  players: readonly Player[],
  at: DraftPiece['at'],
): DraftPiece | undefined {
  const commander = players[Number(character) - 1]?.people;
  if (commander) return { at, people: commander, kind: 'condottiere' };
  const people = INITIALS.get(character.toLowerCase());
  return people && { at, people, kind: INITIALS.has(character) ? 'peasant' : 'merchant' };
}

/** All values, or undefined if one is missing. */
function all<T>(values: readonly (T | undefined)[]): T[] | undefined {
  return values.includes(undefined) ? undefined : (values as T[]);
}
