/** Everything that keeps a draft from being a sound game, found at once. */

import { DIRECTIONS } from '../hex';
import type { Path, ProblemOf } from '../problems';
import { NAME_CODES, nameProblem } from '../text';
import type { Draft, DraftPiece, DraftPlayer, DraftTile } from './draft';
import { FIELD_NAMES } from './field';
import { RULING_KEYS, RULINGS } from './rulings';
import {
  FEWEST_PLAYERS,
  FIELD_NUMBERS,
  HANDEDNESSES,
  type Handedness,
  KINDS,
  LETTERS,
  MOST_PLAYERS,
  PEOPLES,
  PLACES,
  TOKENS,
} from './types';

export const PROBLEM_CODES = [
  'players-too-few',
  'players-too-many',
  ...NAME_CODES,
  'people-missing',
  'people-taken',
  'ally-unknown',
  'ally-needs-two-players',
  'handedness-missing',
  'letter-missing',
  'letter-doubled',
  'tile-missing',
  'place-missing',
  'place-doubled',
  'place-empty',
  'arrow-missing',
  'token-missing',
  'springs-missing',
  'spring-unknown',
  'spring-doubled',
  'field-missing',
  'field-taken',
  'kind-missing',
  'people-not-playing',
  'ally-condottiere',
  'ruling-unknown',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export type Problem<Code extends string = ProblemCode> = ProblemOf<Code>;

export function problemsOf(draft: Draft): readonly Problem[] {
  const players = entriesIn(draft?.players);
  return [
    ...playersProblems(players),
    ...boardProblems(draft?.board?.handedness, entriesIn(draft?.board?.tiles)),
    ...piecesProblems(entriesIn(draft?.pieces), players),
    ...rulingsProblems(draft?.rulings ?? {}),
  ];
}

function problem(code: ProblemCode, path: Path, values: Problem['values'] = {}): Problem {
  return { code, path, values };
}

function playersProblems(players: readonly DraftPlayer[]): readonly Problem[] {
  const problems: Problem[] = [];
  const count = players.length;
  if (count < FEWEST_PLAYERS) problems.push(problem('players-too-few', ['players'], { count }));
  if (count > MOST_PLAYERS) problems.push(problem('players-too-many', ['players'], { count }));

  const taken = new Set<string>();
  const take = (path: Path, people: string): void => {
    if (taken.has(people)) problems.push(problem('people-taken', path, { people }));
    taken.add(people);
  };
  players.forEach(({ name, people }, player) => {
    const path: Path = ['players', player];
    const wrongName = name === undefined ? undefined : nameProblem(name);
    if (wrongName) problems.push(problem(wrongName.code, [...path, 'name'], wrongName.values));
    if (!isOneOf(PEOPLES, people)) problems.push(problem('people-missing', [...path, 'people']));
    else take([...path, 'people'], people);
  });
  players.forEach(({ ally }, player) => {
    const path: Path = ['players', player];
    if (ally === undefined) return;
    if (count !== 2) problems.push(problem('ally-needs-two-players', [...path, 'ally'], { count }));
    if (!isOneOf(PEOPLES, ally)) problems.push(problem('ally-unknown', [...path, 'ally']));
    else take([...path, 'ally'], ally);
  });
  return problems;
}

function boardProblems(handedness: Handedness | undefined, tiles: readonly DraftTile[]): readonly Problem[] {
  const path: Path = ['board', 'tiles'];
  const letters = tiles.map((tile) => tile.letter);
  const places = tiles.map((tile) => tile.place);
  return [
    ...(isOneOf(HANDEDNESSES, handedness) ? [] : [problem('handedness-missing', ['board', 'handedness'])]),
    ...tiles.flatMap((tile, index) => [
      ...tileProblems(tile, [...path, index]),
      ...(letters.indexOf(tile.letter) < index && isOneOf(LETTERS, tile.letter)
        ? [problem('letter-doubled', [...path, index, 'letter'], { letter: tile.letter })]
        : []),
      ...(places.indexOf(tile.place) < index && isOneOf(PLACES, tile.place)
        ? [problem('place-doubled', [...path, index, 'place'], { place: tile.place })]
        : []),
    ]),
    ...LETTERS.filter((letter) => !letters.includes(letter)).map((letter) =>
      problem('tile-missing', path, { letter }),
    ),
    ...PLACES.filter((place) => !places.includes(place)).map((place) =>
      problem('place-empty', path, { place }),
    ),
  ];
}

function tileProblems({ letter, place, arrow, springs, token }: DraftTile, path: Path): readonly Problem[] {
  const problems: Problem[] = [];
  if (!isOneOf(LETTERS, letter)) problems.push(problem('letter-missing', [...path, 'letter']));
  if (!isOneOf(PLACES, place)) problems.push(problem('place-missing', [...path, 'place']));
  if (!isOneOf(DIRECTIONS, arrow)) problems.push(problem('arrow-missing', [...path, 'arrow']));
  if (!isOneOf(TOKENS, token)) problems.push(problem('token-missing', [...path, 'token']));
  if (!isList(springs)) return [...problems, problem('springs-missing', [...path, 'springs'])];
  springs.forEach((number, index) => {
    const at: Path = [...path, 'springs', index];
    if (!isOneOf(FIELD_NUMBERS, number)) problems.push(problem('spring-unknown', at));
    else if (springs.indexOf(number) < index) problems.push(problem('spring-doubled', at, { number }));
  });
  return problems;
}

function piecesProblems(pieces: readonly DraftPiece[], players: readonly DraftPlayer[]): readonly Problem[] {
  const peoples = players.map((player) => player.people);
  const allies = players.map((player) => player.ally);
  const taken = new Set<string>();
  const problems: Problem[] = [];
  pieces.forEach(({ at, people, kind }, index) => {
    const path: Path = ['pieces', index];
    if (!isOneOf(FIELD_NAMES, at)) problems.push(problem('field-missing', [...path, 'at']));
    else if (taken.has(at)) problems.push(problem('field-taken', [...path, 'at'], { at }));
    else taken.add(at);
    if (!isOneOf(KINDS, kind)) problems.push(problem('kind-missing', [...path, 'kind']));
    if (!isOneOf(PEOPLES, people)) problems.push(problem('people-missing', [...path, 'people']));
    else if (!peoples.includes(people) && !allies.includes(people))
      problems.push(problem('people-not-playing', [...path, 'people'], { people }));
    else if (kind === 'condottiere' && !peoples.includes(people))
      problems.push(problem('ally-condottiere', [...path, 'kind'], { people }));
  });
  return problems;
}

function rulingsProblems(rulings: NonNullable<Draft['rulings']>): readonly Problem[] {
  return RULING_KEYS.filter((key) => rulings[key] !== undefined && !isOneOf(RULINGS[key], rulings[key])).map(
    (key) => problem('ruling-unknown', ['rulings', key], { ruling: key }),
  );
}

/** Treats a non-list as an empty list, and a missing entry as an empty entry. */
function entriesIn<Entry extends object>(list: readonly Entry[]): readonly Partial<Entry>[] {
  return Array.isArray(list) ? list.map((entry) => entry ?? {}) : [];
}

/** Checks the value at run time: outside data need not have its declared type. */
function isOneOf<T>(options: readonly T[], value: unknown): value is T {
  return (options as readonly unknown[]).includes(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
