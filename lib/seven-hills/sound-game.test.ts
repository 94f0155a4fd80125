/** From a draft to a sound game: every problem by its code and place, and the defaults for missing parts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX, CLASSES, DEFAULT_RULINGS, type Draft, entriesOf, problemsOf, soundGame } from '.';
import { draftOf, epochOf, problemsIn, sound, soundDrafts } from './testing';

const three = (epoch: object): unknown => draftOf(3, [epoch]);
const board = (content: object): unknown => three({ board: content });
const at = 'epochs/0/board';

describe('problems', () => {
  const hill = [{}, {}, {}];
  test.each<[what: string, draft: unknown, problems: readonly string[]]>([
    ['two players', draftOf(2, [{}]), ['players-three-or-four players']],
    [
      'five players',
      { ...draftOf(4, [{}]), players: [{}, {}, {}, {}, {}] },
      ['players-three-or-four players'],
    ],
    [
      'an empty name',
      { ...draftOf(3, [{}]), players: [{ name: '' }, {}, {}] },
      ['name-empty players/0/name'],
    ],
    [
      'a name that is no text',
      { ...draftOf(3, [{}]), players: [{}, { name: 7 }, {}] },
      ['name-empty players/1/name'],
    ],
    [
      'an unknown colour',
      { ...draftOf(3, [{}]), players: [{ colour: 'pink' }, {}, {}] },
      ['colour-unknown players/0/colour'],
    ],
    [
      'a colour twice',
      { ...draftOf(3, [{}]), players: [{ colour: 'red' }, {}, { colour: 'red' }] },
      ['colour-doubled players/2/colour'],
    ],
    [
      'an unknown colour twice',
      { ...draftOf(3, [{}]), players: [{ colour: 'pink' }, {}, { colour: 'pink' }] },
      ['colour-unknown players/0/colour', 'colour-unknown players/2/colour'],
    ],
    [
      'players that are nothing',
      { ...draftOf(3, [{}]), players: [null, 7, {}] },
      ['player-missing players/0', 'player-missing players/1'],
    ],
    ['no epochs', draftOf(3, []), ['epochs-none epochs']],
    ['six epochs', draftOf(3, [{}, {}, {}, {}, {}, {}]), ['epochs-too-many epochs']],
    [
      'an epoch skipped',
      { ...draftOf(3, []), epochs: [epochOf(3), undefined, epochOf(3)] },
      ['epoch-missing epochs/1'],
    ],
    [
      'a hole for an epoch',
      { ...draftOf(3, []), epochs: Object.assign([epochOf(3)], { 2: epochOf(3) }) },
      ['epoch-missing epochs/1'],
    ],
    ['an order without a player', three({ order: [0, 1] }), ['order-unsound epochs/0/order']],
    ['an order with a player twice', three({ order: [0, 1, 1] }), ['order-unsound epochs/0/order']],
    ['an order with a fourth of three', three({ order: [0, 1, 3] }), ['order-unsound epochs/0/order']],
    ['an order with one too many', three({ order: [0, 1, 2, 0] }), ['order-unsound epochs/0/order']],
    ['no order', three({ order: undefined }), ['order-unsound epochs/0/order']],
    [
      'no Forum at the election',
      three({ forumAtElection: undefined }),
      ['area-without-list epochs/0/forumAtElection'],
    ],
    ['a Forum for two', three({ forumAtElection: [{}, {}] }), ['area-players epochs/0/forumAtElection']],
    [
      'too many in the Forum at the election',
      three({ forumAtElection: [{}, { noble: 4 }, { plebeian: 18 }] }),
      [
        'too-many-nobles epochs/0/forumAtElection/1/noble',
        'too-many-plebeians epochs/0/forumAtElection/2/plebeian',
      ],
    ],
    ['no board', three({ board: undefined }), [`board-missing ${at}`]],
    ['a board that is a list', three({ board: [] }), [`board-missing ${at}`]],
    ['an unknown area', board({ Vaticanus: hill }), [`area-unknown ${at}/Vaticanus`]],
    ['markers on Capitolium', board({ Capitolium: hill }), [`area-capitolium ${at}/Capitolium`]],
    ['an area that is no list', board({ Caelius: {} }), [`area-without-list ${at}/Caelius`]],
    ['an area for four of three', board({ Caelius: [...hill, {}] }), [`area-players ${at}/Caelius`]],
    [
      'a player’s markers that are nothing',
      board({ Caelius: [{}, null, []] }),
      [`markers-missing ${at}/Caelius/1`, `markers-missing ${at}/Caelius/2`],
    ],
    [
      'an unknown class',
      board({ Caelius: [{ senator: 1 }, {}, {}] }),
      [`class-unknown ${at}/Caelius/0/senator`],
    ],
    [
      'a text for a number',
      board({ Caelius: [{ noble: '1' }, {}, {}] }),
      [`markers-not-number ${at}/Caelius/0/noble`],
    ],
    [
      'no number at all',
      board({ Caelius: [{ noble: Number.NaN }, {}, {}] }),
      [`markers-not-number ${at}/Caelius/0/noble`],
    ],
    [
      'a number without end',
      board({ Caelius: [{ noble: Infinity }, {}, {}] }),
      [`markers-not-number ${at}/Caelius/0/noble`],
    ],
    [
      'fewer than none',
      board({ Caelius: [{ noble: -1 }, {}, {}] }),
      [`markers-negative ${at}/Caelius/0/noble`],
    ],
    [
      'half a marker',
      board({ Caelius: [{ noble: 0.5 }, {}, {}] }),
      [`markers-not-whole ${at}/Caelius/0/noble`],
    ],
    [
      'less than half of none',
      board({ Caelius: [{ noble: -0.5 }, {}, {}] }),
      [`markers-negative ${at}/Caelius/0/noble`],
    ],
    ['a class that is undefined', board({ Caelius: [{ noble: undefined }, {}, {}] }), []],
    [
      'a knight in a camp',
      board({ 'Waiting Camp': [{ knight: 1 }, {}, {}] }),
      [`camp-plebeians-only ${at}/Waiting Camp/0/knight`],
    ],
    [
      'a noble in the other',
      board({ 'Consul Legion Camp': [{ noble: 1 }, {}, {}] }),
      [`camp-plebeians-only ${at}/Consul Legion Camp/0/noble`],
    ],
    [
      'plebeians and no knights in a camp',
      board({ 'Waiting Camp': [{ knight: 0, plebeian: 2 }, {}, {}] }),
      [],
    ],
    [
      'fewer than none somewhere makes no room in the box',
      board({ Caelius: [{ noble: -1 }, {}, {}], Palatinus: [{ noble: 4 }, {}, {}] }),
      [`markers-negative ${at}/Caelius/0/noble`, `too-many-nobles ${at}`],
    ],
    [
      'more than the box holds, over all areas',
      board({
        Aventinus: [{ knight: 3, plebeian: 9 }, {}, {}],
        'Forum Romanum': [{ knight: 3 }, {}, {}],
        'Waiting Camp': [{ plebeian: 9 }, {}, {}],
      }),
      [`too-many-knights ${at}`, `too-many-plebeians ${at}`],
    ],
    ['too many centurions', board({ Aventinus: [{}, { centurion: 6 }, {}] }), [`too-many-centurions ${at}`]],
    ['no penalties', three({ penalties: undefined }), ['penalties-missing epochs/0/penalties']],
    ['penalties for two', three({ penalties: [0, 1] }), ['penalties-players epochs/0/penalties']],
    [
      'penalties that are no numbers of times',
      three({ penalties: [-1, 0.5, '1'] }),
      [0, 1, 2].map((player) => `penalties-unsound epochs/0/penalties/${player}`),
    ],
    ['a hundred penalties', three({ penalties: [99, 100, 0] }), ['penalties-unsound epochs/0/penalties/1']],
    [
      'an unknown ruling',
      { ...draftOf(3, [{}]), rulings: { finalTie: 'nobody' } },
      ['ruling-unknown rulings/finalTie'],
    ],
    ['a ruling left open', { ...draftOf(3, [{}]), rulings: { finalTie: undefined } }, []],
    ['rulings that are nothing', { ...draftOf(3, [{}]), rulings: null }, []],
    ['nothing', undefined, ['players-three-or-four players', 'epochs-none epochs']],
    ['no lists', { players: 3, epochs: 1 }, ['players-three-or-four players', 'epochs-none epochs']],
    [
      'two players with lists for two, whose lists are not in question',
      draftOf(2, [{ order: [] }]),
      ['players-three-or-four players'],
    ],
  ])('%s', (_, draft, problems) => {
    expect(problemsIn(draft)).toStrictEqual(problems);
  });

  test('have values', () => {
    const found = problemsOf(
      draftOf(3, [
        {
          order: [],
          board: {
            Aventinus: [{}, {}, { noble: 9 }],
            ['x'.repeat(50)]: [],
          },
          penalties: [0, 0],
        },
      ]),
    );
    expect(found.map(({ values }) => values)).toStrictEqual([
      { most: 2 },
      { area: `${'x'.repeat(39)}…` },
      { player: 3, count: 9, most: 3 },
      { count: 2, players: 3 },
    ]);
    const nobody = { ...draftOf(3, [{}]), players: [{}, null, {}] } as never;
    expect(problemsOf(nobody)[0]?.values).toStrictEqual({ player: 2 });
    expect(problemsOf(draftOf(2, []))[0]?.values).toStrictEqual({ count: 2 });
    expect(problemsOf(draftOf(3, [{}, {}, {}, {}, {}, {}]))[0]?.values).toStrictEqual({ count: 6, most: 5 });
    expect(problemsOf({ ...draftOf(3, []), epochs: [undefined] })[0]?.values).toStrictEqual({ epoch: 1 });
    expect(problemsOf(three({ penalties: [0, 0, -1] }) as Draft)[0]?.values).toStrictEqual({ most: 99 });
    expect(problemsOf(board({ Caelius: [] }) as Draft)[0]?.values).toStrictEqual({ count: 0, players: 3 });
    expect(problemsOf(board({ Caelius: [{ senator: 1 }, {}, {}] }) as Draft)[0]?.values).toStrictEqual({
      class: 'senator',
    });
    expect(problemsOf({ ...draftOf(3, [{}]), rulings: { finalTie: 'x' as never } })[0]?.values).toStrictEqual(
      { ruling: 'finalTie' },
    );
    expect(problemsOf({ ...draftOf(3, [{}]), players: [{ name: 'x'.repeat(41) }, {}, {}] })[0]).toStrictEqual(
      {
        code: 'name-too-long',
        path: ['players', 0, 'name'],
        values: { length: 41, most: 40 },
      },
    );
  });

  test.each(CLASSES)('the box limits the number of each class: %s', (of) => {
    const with_ = (count: number): readonly string[] =>
      problemsIn(board({ Aventinus: [{ [of]: count }, {}, {}] }));
    expect(with_(BOX[of])).toStrictEqual([]);
    expect(with_(BOX[of] + 1)).toStrictEqual([`too-many-${of}s ${at}`]);
  });

  test('whatever was entered, nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (one, two, three) => {
        for (const draft of [one, { players: [{}, {}, {}], epochs: [one, two], rulings: three }])
          expect(soundGame(draft as Draft)).toHaveProperty('ok');
        const epoch = { order: one, forumAtElection: two, board: three, penalties: one };
        expect(soundGame({ players: [{}, {}, {}], epochs: [epoch] } as never).ok).toBe(false);
      }),
    );
  });
});

describe('a sound game', () => {
  test('has defaults for missing parts', () => {
    const game = sound(draftOf(3, [{ board: { Caelius: [{ noble: 1 }, {}, {}] } }]));
    expect(game.rulings).toStrictEqual(DEFAULT_RULINGS);
    const none = { noble: 0, knight: 0, centurion: 0, plebeian: 0 };
    expect(game.epochs[0]?.position).toMatchObject({
      Caelius: [{ ...none, noble: 1 }, none, none],
      'Waiting Camp': [none, none, none],
    });
    expect(game.epochs[0]?.forumAtElection).toStrictEqual([none, none, none]);
  });

  test('gives different colours by seat', () => {
    const coloured = (...colours: readonly (string | undefined)[]): readonly string[] =>
      sound({
        ...draftOf(colours.length, [{}]),
        players: colours.map((colour) => ({ colour })) as never,
      }).players.map(({ colour }) => colour);
    expect(coloured(undefined, undefined, undefined, undefined)).toStrictEqual([
      'red',
      'green',
      'yellow',
      'blue',
    ]);
    expect(coloured(undefined, 'red', undefined)).toStrictEqual(['green', 'red', 'yellow']);
    expect(coloured('purple', undefined, 'blue', undefined)).toStrictEqual([
      'purple',
      'red',
      'blue',
      'green',
    ]);
  });

  test('has no key for a missing name', () => {
    expect(sound({ ...draftOf(3, [{}]), players: [{}, { name: 'Zoë' }, {}] }).players).toStrictEqual([
      { colour: 'red' },
      { name: 'Zoë', colour: 'green' },
      { colour: 'yellow' },
    ]);
  });

  test('as entries gives the same game, without anything that is 0', () => {
    fc.assert(
      fc.property(soundDrafts, (draft) => {
        const game = sound(draft);
        const entries = entriesOf(game);
        expect(sound(entries)).toStrictEqual(game);
        expect(JSON.stringify(entries.epochs)).not.toMatch(/"(noble|knight|centurion|plebeian)":0/);
        for (const { board } of entries.epochs)
          for (const markers of Object.values(board)) expect(JSON.stringify(markers)).toMatch(/[1-9]/);
      }),
    );
  });
});
