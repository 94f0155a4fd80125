/** Remarks, corrections and rulings of Seven Hills in words, with right-to-left names in all of them. */

import { describe, expect, test } from 'vitest';
import {
  DEFAULT_RULINGS,
  type Difference,
  differencesBetween,
  type Remark,
  RULING_KEYS,
  RULINGS,
  remarksOf,
  score,
} from '../../seven-hills';
import { draftOf, sound } from '../../seven-hills/testing';
import {
  areaName,
  changeSentences,
  countSentences,
  LANGUAGES,
  remarkSentence,
  sevenRulingAnswer,
  sevenRulingsInForce,
  speaker,
} from '..';

const { players } = sound(draftOf(3, [{}]));
const plain = (text: string): string => text.replaceAll('\u202f', ' ').replaceAll('\u2011', '-');

test.each<[remark: Remark, en: string, fr: string]>([
  [
    { epoch: 2, code: 'hill-closed', player: 1, hills: ['Caelius', 'Viminalis'], allowed: 1 },
    'Epoch II, Marco: there are markers on a hill that is not open yet (Caelius, Viminalis). Only plebeians placed before the game can stand there, and this player had 1. The game is counted all the same.',
    'Époque II, Marco : il y a des marqueurs sur une colline qui n’est pas encore ouverte (Caelius, Viminalis). Seuls peuvent s’y trouver les plébéiens placés avant la partie, et ce joueur en avait 1. Le décompte se fait quand même.',
  ],
  [
    { epoch: 3, code: 'deployed', count: 14, most: 13 },
    'Epoch III: 14 markers more than before are on the board, and at most 13 are deployed. Were there extra actions? If not, look again.',
    'Époque III : il y a 14 marqueurs de plus sur le plateau, mais on en déploie 13 au plus. Y a-t-il eu des actions supplémentaires ? Sinon, vérifiez.',
  ],
  [
    { epoch: 5, code: 'order' },
    'Epoch V: this playing order does not go around the table. The last player of an epoch begins the next one, then it goes clockwise.',
    'Époque V : cet ordre de jeu ne fait pas le tour de la table. Le dernier joueur d’une époque commence la suivante, puis on continue dans le sens horaire.',
  ],
  [
    { epoch: 1, code: 'called', count: 3, most: 2, consuls: 1 },
    'Epoch I: 3 plebeians are in the consul legion camp, but 1 consul calls at most 2. Look again at the camp and at the votes.',
    'Époque I : 3 plébéiens au camp des légions, mais 1 consul en appelle 2 au plus. Vérifiez le camp et les voix.',
  ],
  [
    { epoch: 4, code: 'called', count: 1, most: 0, consuls: 0 },
    'Epoch IV: 1 plebeian is in the consul legion camp, but nobody is consul. Look again at the camp and at the votes.',
    'Époque IV : 1 plébéien au camp des légions, mais personne n’est consul. Vérifiez le camp et les voix.',
  ],
  [
    { epoch: 2, code: 'waiting', player: 0, count: 3, most: 2 },
    'Epoch II, Livia: 3 plebeians are in the waiting camp, but only 2 can have come there. Look again at both camps.',
    'Époque II, Livia : 3 plébéiens au camp d’attente, mais il ne peut y en avoir que 2. Vérifiez les deux camps.',
  ],
])('%j', (remark, en, fr) => {
  expect(remarkSentence(speaker('en'), players, remark)).toBe(en);
  expect(plain(remarkSentence(speaker('fr'), players, remark))).toBe(fr);
});

describe('a correction', () => {
  const differences: readonly Difference[] = [
    { what: 'consuls', epoch: 2, before: [0], after: [] },
    { what: 'hill', epoch: 2, hill: 'Caelius', before: [4, 7, 0], after: [7, 4, 0] },
    { what: 'knights', epoch: 2, before: [0, 1, 0], after: [0, 2, 0] },
    { what: 'penalties', epoch: 3, before: [0, 0, 0], after: [0, 0, -10] },
    { what: 'points', player: 0, before: 14, after: 17 },
    { what: 'points', player: 2, before: 3, after: -7 },
    { what: 'winners', before: [1], after: [0, 1] },
  ];

  test('names what changed, first in the epochs, then on the track, then who wins', () => {
    expect(changeSentences(speaker('en'), players, differences)).toStrictEqual([
      'Epoch II, consuls: nobody (before: Livia).',
      'Epoch II, Caelius: Livia 7 (before: 4), Marco 4 (before: 7).',
      'Epoch II, knights: Marco 2 (before: 1).',
      'Epoch III, empty hands: Nora −10 (before: 0).',
      'Track: Livia 17 (before: 14), Nora −7 (before: 3).',
      'Winner: Livia and Marco (before: Marco).',
    ]);
    expect(changeSentences(speaker('fr'), players, differences).map(plain)).toStrictEqual([
      'Époque II, consuls : personne (avant : Livia).',
      'Époque II, Caelius : Livia 7 (avant : 4), Marco 4 (avant : 7).',
      'Époque II, chevaliers : Marco 2 (avant : 1).',
      'Époque III, mains vides : Nora −10 (avant : 0).',
      'Piste : Livia 17 (avant : 14), Nora −7 (avant : 3).',
      'Victoire : Livia et Marco (avant : Marco).',
    ]);
  });

  test('without other winners ends with the track', () => {
    expect(changeSentences(speaker('en'), players, differences.slice(3, 6))).toStrictEqual([
      'Epoch III, empty hands: Nora −10 (before: 0).',
      'Track: Livia 17 (before: 14), Nora −7 (before: 3).',
    ]);
    expect(changeSentences(speaker('en'), players, differences.slice(0, 1))).toHaveLength(1);
    expect(
      changeSentences(speaker('en'), players, [{ what: 'consuls', epoch: 1, before: [], after: [0] }]),
    ).toStrictEqual(['Epoch I, consuls: Livia (before: nobody).']);
  });

  test('that changes nothing says so', () => {
    expect(changeSentences(speaker('fr'), players, [])).toStrictEqual(['Aucun point ne change.']);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speaker(language);

  test('every answer to a ruling has words, and the line names those that are not standard', () => {
    for (const key of RULING_KEYS)
      for (const answer of RULINGS[key]) {
        const { label, why } = sevenRulingAnswer(say, key, answer);
        expect(`${label} ${why}`).not.toContain('sevenRulings.');
      }
    expect(sevenRulingsInForce(say, DEFAULT_RULINGS)).toBe(say('rulebook.inForceUsual'));
    const lines = RULING_KEYS.map((key) =>
      sevenRulingsInForce(say, { ...DEFAULT_RULINGS, [key]: RULINGS[key][1] }),
    );
    expect(new Set(lines).size).toBe(4);
    const two = { ...DEFAULT_RULINGS, nobleInForum: 'two', halfRounds: 'down' } as const;
    expect(plain(sevenRulingsInForce(say, two)).split(/ ?; /)).toHaveLength(2);
  });

  test('areas have names', () => {
    const names = {
      en: 'Waiting camp',
      fr: 'Camp d’attente',
      it: 'Campo d’attesa',
      nl: 'Wachtkamp',
      de: 'Wartelager',
    };
    expect(areaName(say, 'Waiting Camp')).toBe(names[language]);
  });

  test('every right-to-left name is isolated once, and no other', () => {
    const NAMES = ['מרקו 7', 'علي', 'Livia'];
    const draft = draftOf(3, [
      {
        order: [0, 2, 1],
        forumAtElection: [{ noble: 1 }, { plebeian: 1 }, { plebeian: 1 }],
        board: {
          Aventinus: [{ noble: 1 }, { noble: 1 }, { plebeian: 1 }],
          Palatinus: [{ knight: 2 }, { plebeian: 2 }, {}],
          Viminalis: [{ plebeian: 3 }, { plebeian: 3 }, {}],
          'Waiting Camp': [{ plebeian: 1 }, {}, {}],
        },
        penalties: [1, 1, 0],
      },
    ]);
    const game = sound({ ...draft, players: NAMES.map((name) => ({ name })) });
    const other = sound({ ...draft, epochs: draftOf(3, [{}]).epochs, players: game.players });
    const result = score(game);
    const tell = countSentences(say, game);
    const all = [
      ...remarksOf(game).map((remark) => remarkSentence(say, game.players, remark)),
      ...changeSentences(say, game.players, differencesBetween(result, score(other))),
      ...result.epochs.flatMap((epoch) => [
        tell.votes(epoch.election),
        ...tell.election(epoch.election),
        ...epoch.hills.flatMap((hill) => [tell.strengths(hill), tell.verdict(hill), ...tell.sharing(hill)]),
        ...epoch.knights.map(tell.knights),
        ...epoch.penalties.map(tell.penalty),
        tell.total(epoch),
        tell.running(epoch),
      ]),
    ];
    for (const name of NAMES)
      expect(all.filter((sentence) => sentence.includes(name)).length).toBeGreaterThan(5);
    const isolated = all.flatMap((sentence) => sentence.match(/\u2068[^\u2068\u2069]+\u2069/g) ?? []);
    expect(new Set(isolated)).toStrictEqual(new Set(NAMES.slice(0, 2).map((name) => `\u2068${name}\u2069`)));
    const others = all.map((sentence) => sentence.replace(/\u2068[^\u2068\u2069]+\u2069/g, ''));
    expect(others.filter((sentence) => /[\u0590-\u06ff\u2068\u2069]/.test(sentence))).toStrictEqual([]);
  });
});
