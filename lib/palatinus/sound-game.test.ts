/** From a draft to a sound game: each problem with its code, its exact place and its values. */

import { describe, expect, test } from 'vitest';
import { type Draft, PROBLEM_CODES, type Problem, soundGame } from '.';
import { BARE_DRAFT } from './testing';

const { players, board } = BARE_DRAFT;
const { tiles } = board;

/** The bare draft with some of its parts replaced by anything. */
function entered(parts: Readonly<Record<string, unknown>>): Draft {
  return { ...BARE_DRAFT, ...parts } as unknown as Draft;
}

const playersAre = (...entries: readonly unknown[]): Draft => entered({ players: entries });
const piecesAre = (...pieces: readonly unknown[]): Draft => entered({ pieces });
const tilesAre = (...entries: readonly unknown[]): Draft => entered({ board: { ...board, tiles: entries } });
const firstTileHas = (part: object): Draft => tilesAre({ ...tiles[0], ...part }, ...tiles.slice(1));
const firstPlayerHas = (part: object): Draft => playersAre({ ...players[0], ...part }, ...players.slice(1));
const rulingsAre = (rulings: unknown): Draft => entered({ rulings });

function problemsIn(draft: Draft): readonly Problem[] {
  const made = soundGame(draft);
  return made.ok ? [] : made.problems;
}

const tell = ({ code, path, values }: Problem): string =>
  [path.join('.'), code, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');

const PURPLE = { people: 'purple' };
const MERCHANT = { at: 'A1', people: 'red', kind: 'merchant' };

const aboutPlayers: readonly (readonly [string, Draft, readonly string[]])[] = [
  ['nobody plays', playersAre(), ['players players-too-few count=0']],
  ['one player', playersAre(PURPLE), ['players players-too-few count=1']],
  ['two players', playersAre(PURPLE, { people: 'red' }), []],
  ['five players', playersAre(...players, PURPLE, { people: 'yellow' }), []],
  [
    'six players',
    playersAre(...players, PURPLE, { people: 'yellow' }, {}),
    ['players players-too-many count=6', 'players.5.people people-missing'],
  ],
  ['a name of no characters', firstPlayerHas({ name: '' }), ['players.0.name name-empty']],
  ['a name that is no text', firstPlayerHas({ name: 7 }), ['players.0.name name-empty']],
  ['a name of spaces', firstPlayerHas({ name: ' \u3000' }), ['players.0.name name-blank']],
  [
    'a name of a line break',
    firstPlayerHas({ name: '\n' }),
    ['players.0.name name-character character=U+000A'],
  ],
  [
    'a name that turns the writing around',
    firstPlayerHas({ name: '\u202eaivil' }),
    ['players.0.name name-character character=U+202E'],
  ],
  [
    'a name of too many marks',
    firstPlayerHas({ name: `Z${'\u0308'.repeat(20)}` }),
    ['players.0.name name-marks'],
  ],
  ['a name of one character', firstPlayerHas({ name: 'L' }), []],
  ['a name of 40 characters', firstPlayerHas({ name: '🐺'.repeat(40) }), []],
  [
    'a name of 41 characters',
    firstPlayerHas({ name: 'x'.repeat(41) }),
    ['players.0.name name-too-long length=41 most=40'],
  ],
  [
    'a name of 10,000 characters',
    firstPlayerHas({ name: 'x'.repeat(10_000) }),
    ['players.0.name name-too-long length=10000 most=40'],
  ],
  ['no people', firstPlayerHas({ people: undefined }), ['players.0.people people-missing']],
  ['a people there is not', firstPlayerHas({ people: 'orange' }), ['players.0.people people-missing']],
  [
    'a people taken twice',
    firstPlayerHas({ people: 'green' }),
    ['players.1.people people-taken people=green'],
  ],
  [
    'an ally that is the other player’s people',
    playersAre({ people: 'red', ally: 'green' }, { people: 'green' }),
    ['players.0.ally people-taken people=green'],
  ],
  [
    'an ally that is the player’s own people',
    playersAre({ people: 'red', ally: 'red' }, { people: 'green' }),
    ['players.0.ally people-taken people=red'],
  ],
  [
    'the same ally for both',
    playersAre({ people: 'red', ally: 'blue' }, { people: 'green', ally: 'blue' }),
    ['players.1.ally people-taken people=blue'],
  ],
  ['an ally for one of two', playersAre({ people: 'red', ally: 'blue' }, { people: 'green' }), []],
  [
    'an ally there is not',
    playersAre({ people: 'red', ally: 'orange' }, { people: 'green' }),
    ['players.0.ally ally-unknown'],
  ],
  [
    'an ally in a four-player game',
    playersAre(...players, { people: 'purple', ally: 'yellow' }),
    ['players.3.ally ally-needs-two-players count=4'],
  ],
];

const aboutTheBoard: readonly (readonly [string, Draft, readonly string[]])[] = [
  ['no handedness', entered({ board: { tiles } }), ['board.handedness handedness-missing']],
  [
    'a handedness there is not',
    entered({ board: { tiles, handedness: 'up' } }),
    ['board.handedness handedness-missing'],
  ],
  [
    'a tile missing',
    tilesAre(...tiles.slice(1)),
    ['board.tiles tile-missing letter=A', 'board.tiles place-empty place=0'],
  ],
  [
    'a tile doubled',
    tilesAre(...tiles, tiles[2]),
    ['board.tiles.7.letter letter-doubled letter=C', 'board.tiles.7.place place-doubled place=2'],
  ],
  [
    'a letter doubled instead of another',
    firstTileHas({ letter: 'G' }),
    ['board.tiles.6.letter letter-doubled letter=G', 'board.tiles tile-missing letter=A'],
  ],
  [
    'no letter',
    firstTileHas({ letter: undefined }),
    ['board.tiles.0.letter letter-missing', 'board.tiles tile-missing letter=A'],
  ],
  [
    'no place',
    firstTileHas({ place: undefined }),
    ['board.tiles.0.place place-missing', 'board.tiles place-empty place=0'],
  ],
  [
    'no letters and no places at all are not doubled',
    tilesAre(
      { ...tiles[0], letter: 'H', place: 7 },
      { ...tiles[1], letter: 'H', place: 7 },
      ...tiles.slice(2),
    ),
    [
      'board.tiles.0.letter letter-missing',
      'board.tiles.0.place place-missing',
      'board.tiles.1.letter letter-missing',
      'board.tiles.1.place place-missing',
      'board.tiles tile-missing letter=A',
      'board.tiles tile-missing letter=B',
      'board.tiles place-empty place=0',
      'board.tiles place-empty place=1',
    ],
  ],
  ['no arrow', firstTileHas({ arrow: undefined }), ['board.tiles.0.arrow arrow-missing']],
  ['an arrow to the seventh side', firstTileHas({ arrow: 6 }), ['board.tiles.0.arrow arrow-missing']],
  ['no token', firstTileHas({ token: undefined }), ['board.tiles.0.token token-missing']],
  ['a token worth 0', firstTileHas({ token: 0 }), ['board.tiles.0.token token-missing']],
  ['a token worth 1', firstTileHas({ token: 1 }), []],
  ['a token worth 9', firstTileHas({ token: 9 }), []],
  ['a token worth 10', firstTileHas({ token: 10 }), ['board.tiles.0.token token-missing']],
  ['a token worth NaN', firstTileHas({ token: Number.NaN }), ['board.tiles.0.token token-missing']],
  ['springs not told', firstTileHas({ springs: undefined }), ['board.tiles.0.springs springs-missing']],
  ['springs that are no list', firstTileHas({ springs: 'yes' }), ['board.tiles.0.springs springs-missing']],
  ['six springs', firstTileHas({ springs: [6, 5, 4, 3, 2, 1] }), []],
  [
    'springs on fields 0 and 7',
    firstTileHas({ springs: [0, 1, 7] }),
    ['board.tiles.0.springs.0 spring-unknown', 'board.tiles.0.springs.2 spring-unknown'],
  ],
  [
    'a spring told twice',
    firstTileHas({ springs: [4, 1, 4] }),
    ['board.tiles.0.springs.2 spring-doubled number=4'],
  ],
];

const aboutPieces: readonly (readonly [string, Draft, readonly string[]])[] = [
  ['no field', piecesAre({ ...MERCHANT, at: undefined }), ['pieces.0.at field-missing']],
  ['a field there is not', piecesAre({ ...MERCHANT, at: 'A7' }), ['pieces.0.at field-missing']],
  [
    'two pieces on one field',
    piecesAre(MERCHANT, { ...MERCHANT, at: 'A2' }, { ...MERCHANT, people: 'blue' }),
    ['pieces.2.at field-taken at=A1'],
  ],
  ['no kind', piecesAre({ ...MERCHANT, kind: undefined }), ['pieces.0.kind kind-missing']],
  ['a kind there is not', piecesAre({ ...MERCHANT, kind: 'wolf' }), ['pieces.0.kind kind-missing']],
  ['no people', piecesAre({ ...MERCHANT, people: undefined }), ['pieces.0.people people-missing']],
  [
    'a people nobody plays',
    piecesAre(MERCHANT, { at: 'B1', people: 'yellow', kind: 'condottiere' }),
    ['pieces.1.people people-not-playing people=yellow'],
  ],
  [
    'an ally’s condottiere',
    entered({
      players: [{ people: 'red', ally: 'blue' }, { people: 'green' }],
      pieces: [
        { ...MERCHANT, people: 'blue' },
        { at: 'A2', people: 'blue', kind: 'condottiere' },
      ],
    }),
    ['pieces.1.kind ally-condottiere people=blue'],
  ],
  [
    'an ally’s merchant and peasant',
    entered({
      players: [{ people: 'red', ally: 'blue' }, { people: 'green' }],
      pieces: [
        { ...MERCHANT, people: 'blue' },
        { at: 'A2', people: 'blue', kind: 'peasant' },
      ],
    }),
    [],
  ],
];

const aboutRulings: readonly (readonly [string, Draft, readonly string[]])[] = [
  ['no rulings', rulingsAre(undefined), []],
  ['a question left open', rulingsAre({ tieBreak: undefined }), []],
  [
    'an answer there is not',
    rulingsAre({ tieBreak: 'dice' }),
    ['rulings.tieBreak ruling-unknown ruling=tieBreak'],
  ],
  [
    'an answer to another question',
    rulingsAre({ emptySpring: 'spring', allyPieces: 'spring' }),
    ['rulings.allyPieces ruling-unknown ruling=allyPieces'],
  ],
];

describe.each([
  { part: 'players', rows: aboutPlayers },
  { part: 'the board', rows: aboutTheBoard },
  { part: 'pieces', rows: aboutPieces },
  { part: 'rulings', rows: aboutRulings },
])('about $part', ({ rows }) => {
  test.each(rows)('%s', (_, draft, problems) => {
    expect(problemsIn(draft).map(tell)).toStrictEqual(problems);
  });
});

test('every problem code has its row above', () => {
  const rows = [...aboutPlayers, ...aboutTheBoard, ...aboutPieces, ...aboutRulings];
  const seen = new Set(rows.flatMap(([, draft]) => problemsIn(draft).map(({ code }) => code)));
  expect([...PROBLEM_CODES].filter((code) => !seen.has(code))).toStrictEqual([]);
});
