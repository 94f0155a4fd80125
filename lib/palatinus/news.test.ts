/** What is said of a game that has changed while it is counted. */

import { describe, expect, test } from 'vitest';
import {
  exampleGame,
  FIELD_NAMES,
  type FieldName,
  type Game,
  isNews,
  type Letter,
  newsBetween,
  type Piece,
  parseField,
  score,
  type Token,
  withPiece,
} from '.';

const GAME = exampleGame();

function withPieces(pieces: Readonly<Partial<Record<FieldName, Piece | undefined>>>): Game {
  const position = Object.entries(pieces).reduce(
    (now, [at, piece]) => withPiece(now, parseField(at as FieldName), piece),
    GAME.position,
  );
  return { ...GAME, position };
}

function withToken(letter: Letter, token: Token): Game {
  const tiles = { ...GAME.board.tiles, [letter]: { ...GAME.board.tiles[letter], token } };
  return { ...GAME, board: { ...GAME.board, tiles } };
}

const news = (now: Game) => newsBetween(GAME, now, score(now));

describe('it is news', () => {
  const [first, ...others] = GAME.players as readonly [Game['players'][number], ...Game['players']];

  test.each<readonly [string, Game, boolean]>([
    ['that nothing has changed', exampleGame(), false],
    ['that a piece is gone', withPieces({ C2: undefined }), true],
    ['that a token is another', withToken('C', 9), true],
    ['that an answer is another', { ...GAME, rulings: { ...GAME.rulings, tieBreak: 'none' } }, true],
    [
      'that a player is called otherwise',
      { ...GAME, players: [{ ...first, name: 'Julia' }, ...others] },
      false,
    ],
    ['that players have left', { ...GAME, players: [first] }, false],
  ])('%s: %#', (_, now, isSo) => {
    expect(isNews(GAME, now)).toBe(isSo);
  });
});

describe('fields are named', () => {
  const merchant = { people: 'red', kind: 'merchant' } as const;

  test('if they are one or two', () => {
    expect(news(withPieces({ C2: undefined })).fields).toEqual(['C2']);
    expect(news(withPieces({ C2: undefined, E5: merchant })).fields).toEqual(['C2', 'E5']);
    expect(news(withPieces({ C1: undefined, C2: undefined, E5: merchant })).fields).toEqual([]);
  });

  test('tiles, and not the fields that have other names then', () => {
    const { position } = withPieces({ C2: undefined });
    expect(news({ ...withToken('C', 9), position })).toMatchObject({
      fields: [],
      tiles: ['C'],
      areRulings: false,
    });
    const tiles = { ...GAME.board.tiles };
    for (const letter of ['A', 'B', 'C'] as const) tiles[letter] = { ...tiles[letter], token: 9 };
    expect(news({ ...GAME, board: { ...GAME.board, tiles } }).tiles, 'not many').toEqual([]);
  });

  test('answers', () => {
    const rulings = { ...GAME.rulings, tieBreak: 'none' } as const;
    expect(news({ ...GAME, rulings })).toMatchObject({ fields: [], tiles: [], areRulings: true });
  });
});

describe('differences', () => {
  test('are all told if they are few', () => {
    expect(news(withPieces({ C2: undefined })).differences.map(({ what }) => what)).toEqual([
      'hill',
      'points',
      'points',
    ]);
  });

  test('leave out the hills if they are many', () => {
    const nobody = FIELD_NAMES.map((at) => [at, undefined] as const);
    const { differences } = news(withPieces(Object.fromEntries(nobody)));
    expect(differences.map(({ what }) => what)).toContain('points');
    expect(differences.map(({ what }) => what)).not.toContain('hill');
  });

  test('are about the hills that are known so far', () => {
    const now = withToken('C', 9);
    expect(newsBetween(GAME, now, score(now), []).differences).toEqual([]);
  });
});
