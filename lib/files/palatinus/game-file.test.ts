/** The game file can be read again after writing, and its JSON Schema describes it. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleGame } from '../../palatinus';
import { gameFileJsonSchema, makeGameFile, readGameFile } from '..';

const example = { ok: true, value: exampleGame() } as const;

test('a game written to a file is the same game when read', () => {
  const text = JSON.stringify(makeGameFile(example.value), null, 2);
  expect(readGameFile(text)).toStrictEqual(example);
  expect(readGameFile(`\uFEFF${text}`)).toStrictEqual(example);
});

test('the published example file is the example', () => {
  const text = readFileSync(new URL('../../../docs/example-game.json', import.meta.url), 'utf8');
  expect(readGameFile(text)).toStrictEqual(example);
});

test('a file may leave out names, rulings, or some of them', () => {
  const { rulings, players, ...file } = makeGameFile(example.value);
  const nameless = { ...file, players: players.map(({ people }) => ({ people })) };
  expect(readGameFile(JSON.stringify(nameless))).toMatchObject({ ok: true, value: { rulings } });
  const some = { ...nameless, rulings: { tieBreak: 'none' } };
  expect(readGameFile(JSON.stringify(some))).toMatchObject({
    ok: true,
    value: { rulings: { ...rulings, tieBreak: 'none' } },
  });
});

describe('the JSON Schema', () => {
  const schema = gameFileJsonSchema() as Record<string, never>;

  test('is the published one, which other programs rely on', () => {
    const published = readFileSync(new URL('samples/game-file-schema.json', import.meta.url), 'utf8');
    expect(schema).toStrictEqual(JSON.parse(published));
  });

  test('names its JSON Schema draft, and refuses unknown keys', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      required: ['format', 'version', 'players', 'board', 'pieces'],
      additionalProperties: false,
    });
  });

  test('knows every list’s length, every name’s length and every value', () => {
    expect(schema).toMatchObject({
      properties: {
        format: { const: 'palatinus-game' },
        version: { const: 1 },
        players: {
          minItems: 2,
          maxItems: 5,
          items: { required: ['people'], properties: { name: { minLength: 1, maxLength: 40 } } },
        },
        board: {
          properties: {
            tiles: {
              minItems: 7,
              maxItems: 7,
              items: {
                properties: {
                  letter: { enum: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
                  place: { enum: [0, 1, 2, 3, 4, 5, 6] },
                  arrow: { enum: [0, 1, 2, 3, 4, 5] },
                  springs: { uniqueItems: true, maxItems: 6, items: { enum: [1, 2, 3, 4, 5, 6] } },
                  token: { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
                },
              },
            },
          },
        },
        pieces: { maxItems: 42, items: { required: ['at', 'people', 'kind'] } },
        rulings: { properties: { tieBreak: { enum: ['items', 'tokens-first', 'discs-first', 'none'] } } },
      },
    });
  });
});
