/** The game file of Seven Hills: read again after writing, refused with every reason, and described by its JSON Schema. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleGame, type Game, publishedResult, score } from '../../seven-hills';
import { sound, soundDrafts } from '../../seven-hills/testing';
import {
  checkSevenHillsFile,
  makeFileText,
  makeSevenHillsFile,
  sevenHillsFileName,
  sevenHillsJsonSchema,
} from '..';

const example = exampleGame();
const file = makeSevenHillsFile(example);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Any part of the example replaced. */
function fileWith(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(file));
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((inner, step) => inner[step], copy);
  parent[last] = value;
  return copy;
}

function problemsOf(value: unknown): readonly string[] {
  const outcome = checkSevenHillsFile(value);
  return outcome.ok ? [] : outcome.problems.map(({ code, path }) => `${code} ${path.join('/')}`.trim());
}

test('any game written to a file is the same game when read, except for the colours', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound({ ...draft, players: draft.players.map(({ colour: _, ...player }) => player) });
      const text = makeFileText(makeSevenHillsFile(game));
      expect(checkSevenHillsFile(JSON.parse(text))).toStrictEqual({ ok: true, value: game });
    }),
  );
});

test('the published example file is the example', () => {
  const shipped = read('../../../docs/seven-hills-example.json');
  expect(checkSevenHillsFile(shipped)).toStrictEqual({ ok: true, value: example });
  expect(shipped).toStrictEqual(file);
});

test('the game in the docs has the result given there', () => {
  const docs = readFileSync(new URL('../../../docs/seven-hills-file.md', import.meta.url), 'utf8');
  const [game, result] = Array.from(docs.matchAll(/```json\n(.*?)```/gs), ([, json = '']) =>
    JSON.parse(json),
  );
  const outcome = checkSevenHillsFile(game);
  expect(outcome.ok && publishedResult(score(outcome.value))).toStrictEqual(result);
});

test('a file may leave out names and rulings', () => {
  const { rulings: _, ...rest } = file;
  const nameless = { ...rest, players: [{}, {}, {}] };
  expect(checkSevenHillsFile(nameless)).toMatchObject({ ok: true, value: { rulings: example.rulings } });
});

test('a file may contain zeros, also in a camp', () => {
  const none = { noble: 0, knight: 0, centurion: 0, plebeian: 0 };
  expect(checkSevenHillsFile(fileWith('epochs/0/board/Waiting Camp', [none, none, none]))).toStrictEqual({
    ok: true,
    value: example,
  });
});

test('a file is named after its players', () => {
  expect(sevenHillsFileName(example)).toBe('seven-hills-livia-marco-nora.json');
  const players: Game['players'] = [
    { name: 'Zoë', colour: 'red' },
    { colour: 'green' },
    { name: '山', colour: 'blue' },
  ];
  expect(sevenHillsFileName({ ...example, players })).toBe('seven-hills-zoe-green-blue.json');
});

describe('a file is refused', () => {
  const at = 'epochs/0/board';
  test.each<[what: string, file: unknown, problems: readonly string[]]>([
    ['of the other game', { format: 'palatinus-game', version: 1 }, ['other-game format']],
    ['of a newer version', fileWith('version', 2), ['newer-version version']],
    ['of no version', fileWith('version', 'one'), ['must-be version']],
    ['without epochs', fileWith('epochs', undefined), ['epochs-none epochs']],
    ['without players', fileWith('players', undefined), ['players-three-or-four players']],
    ['with an unknown key', fileWith('box', 1), ['unknown-key box']],
    ['with a colour', fileWith('players/0', { colour: 'red' }), ['unknown-key players/0/colour']],
    ['with a name that is a number', fileWith('players/1/name', 7), ['not-text players/1/name']],
    ['with a player that is null', fileWith('players/1', null), ['player-missing players/1']],
    ['with an epoch that was skipped', fileWith('epochs/1', null), ['epoch-missing epochs/1']],
    ['with an unknown key in an epoch', fileWith('epochs/1/consuls', []), ['unknown-key epochs/1/consuls']],
    ['with an order of names', fileWith('epochs/1/order', ['L', 'M', 'N']), ['order-unsound epochs/1/order']],
    ['with an unknown area', fileWith(`${at}/Vaticanus`, []), [`area-unknown ${at}/Vaticanus`]],
    [
      'with markers on Capitolium',
      fileWith(`${at}/Capitolium`, [{}, {}, {}]),
      [`area-capitolium ${at}/Capitolium`],
    ],
    [
      'with half a marker',
      fileWith(`${at}/Aventinus/0/plebeian`, 0.5),
      [`markers-not-whole ${at}/Aventinus/0/plebeian`],
    ],
    [
      'with a text for a number',
      fileWith(`${at}/Aventinus/0/plebeian`, '1'),
      [`markers-not-number ${at}/Aventinus/0/plebeian`],
    ],
    [
      'with an unknown class',
      fileWith(`${at}/Aventinus/0/senator`, 1),
      [`class-unknown ${at}/Aventinus/0/senator`],
    ],
    [
      'with a knight in a camp',
      fileWith(`${at}/Waiting Camp`, [{ knight: 1 }, {}, {}]),
      [`camp-plebeians-only ${at}/Waiting Camp/0/knight`],
    ],
    ['with an unknown ruling', fileWith('rulings/tiedFirst', 'nobody'), ['ruling-unknown rulings/tiedFirst']],
    ['with an unknown question', fileWith('rulings/tieBreak', 'none'), ['unknown-key rulings/tieBreak']],
    ['with rulings that are a text', fileWith('rulings', 'standard'), ['not-an-object rulings']],
  ])('%s', (_, value, problems) => {
    expect(problemsOf(value)).toStrictEqual(problems);
  });

  test('with every reason at once', () => {
    const value = fileWith('epochs/2/penalties', [0, -1]) as Record<string, unknown>;
    expect(problemsOf({ ...value, players: [{ name: '' }, {}, {}], more: 1 })).toStrictEqual([
      'unknown-key more',
      'name-empty players/0/name',
      'penalties-players epochs/2/penalties',
      'penalties-unsound epochs/2/penalties/1',
    ]);
  });

  test('whatever it is, and nothing throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        expect(checkSevenHillsFile(one).ok).toBe(false);
        for (const path of [
          'players',
          'players/0',
          'epochs/0',
          'epochs/0/board',
          'epochs/0/board/Caelius',
          'rulings',
        ])
          expect(checkSevenHillsFile(fileWith(path, two))).toHaveProperty('ok');
      }),
    );
  });
});

describe('the JSON Schema', () => {
  const schema = sevenHillsJsonSchema();

  test('is the published one, which other programs rely on', () => {
    expect(schema).toStrictEqual(read('samples/game-file-schema.json'));
  });

  test('has the range of every number', () => {
    const noble = { type: 'integer', minimum: 0, maximum: 3 };
    const camp = { items: { properties: { knight: { maximum: 0 }, plebeian: { maximum: 17 } } } };
    expect(schema).toMatchObject({
      required: ['format', 'version', 'players', 'epochs'],
      properties: {
        players: { minItems: 3, maxItems: 4 },
        epochs: {
          minItems: 1,
          maxItems: 5,
          items: {
            required: ['order', 'forumAtElection', 'board', 'penalties'],
            properties: {
              order: { minItems: 3, maxItems: 4, uniqueItems: true, items: { maximum: 3 } },
              board: {
                properties: { Viminalis: { items: { properties: { noble } } }, 'Waiting Camp': camp },
              },
            },
          },
        },
        rulings: { properties: { tiedFirst: { enum: ['take-both', 'second-stays'] } } },
      },
    });
  });
});
