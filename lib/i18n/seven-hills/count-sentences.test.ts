/** The count of Seven Hills in words: golden lines in English and French, for every way in which a hill can be shared. */

import { describe, expect, test } from 'vitest';
import {
  type EpochScore,
  type Markers,
  NOTATION_CODES,
  PROBLEM_CODES,
  type Rulings,
  rulesOfSharing,
  score,
} from '../../seven-hills';
import { draftOf, sound } from '../../seven-hills/testing';
import { type CountSentences, countSentences, LANGUAGES, problemSentence, speaker } from '..';

interface Told {
  readonly epoch: EpochScore;
  readonly en: CountSentences;
  readonly fr: CountSentences;
  readonly result: ReturnType<typeof score>;
}

function told(...draft: Parameters<typeof draftOf>): Told {
  const game = sound(draftOf(...draft));
  const result = score(game);
  const [en, fr] = [countSentences(speaker('en'), game), countSentences(speaker('fr'), game)];
  return { epoch: result.epochs.at(-1) as EpochScore, en, fr, result };
}

/** French as in the catalogue: with plain spaces. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

describe('the election', () => {
  test.each<
    [forum: readonly Markers[], rulings: Partial<Rulings>, en: readonly string[], fr: readonly string[]]
  >([
    [
      [{ plebeian: 1 }, { plebeian: 2 }, {}],
      {},
      ['Marco is consul with 2 votes: 2 points.'],
      ['Marco est consul avec 2 voix : 2 points.'],
    ],
    [
      [{ plebeian: 1 }, { plebeian: 1 }, { plebeian: 1 }],
      {},
      [
        'Livia is consul with 1 vote: 2 points. Marco and Nora have as many votes, but come later in the playing order.',
      ],
      [
        'Livia est consul avec 1 voix : 2 points. Marco et Nora ont autant de voix, mais viennent plus tard dans l’ordre de jeu.',
      ],
    ],
    [
      [{}, {}, {}],
      {},
      ['Nobody has a marker in the Forum Romanum: no consul.'],
      ['Personne n’a de marqueur au Forum Romanum : pas de consul.'],
    ],
    [
      [{ noble: 1 }, {}, {}, {}],
      { nobleInForum: 'two' },
      [
        'Livia is consul with 2 votes: 2 points.',
        'A second consul is missing, because Marco, Nora and Otto have no marker in the Forum Romanum.',
        'Your ruling: a noble has two votes.',
      ],
      [
        'Livia est consul avec 2 voix : 2 points.',
        'Il n’y a pas de second consul, car Marco, Nora et Otto n’ont aucun marqueur au Forum Romanum.',
        'Votre choix : un noble a deux voix.',
      ],
    ],
    [
      [{ noble: 1 }, {}, {}],
      {},
      ['Livia is consul with 1 vote: 2 points.', 'A noble has one vote, like every marker.'],
      ['Livia est consul avec 1 voix : 2 points.', 'Un noble a une voix, comme tout marqueur.'],
    ],
  ])('%j', (forumAtElection, rulings, english, french) => {
    const { epoch, en, fr } = told(forumAtElection.length, [{ forumAtElection }], rulings);
    expect(en.election(epoch.election)).toStrictEqual(english);
    expect(fr.election(epoch.election).map(plain)).toStrictEqual(french);
  });

  test('says everybody’s votes, and one consul by itself', () => {
    const { epoch, en } = told(3, [{ forumAtElection: [{ plebeian: 1 }, {}, { knight: 2 }] }]);
    expect(en.votes(epoch.election)).toBe('Votes in the Forum Romanum: Livia 1, Marco 0, Nora 2.');
    expect(epoch.election.consuls.map(en.consul)).toStrictEqual(['Nora is consul with 2 votes: 2 points.']);
  });
});

describe('a hill', () => {
  test.each<
    [strength: readonly number[], rulings: Partial<Rulings>, en: readonly string[], fr: readonly string[]]
  >([
    [[0, 0, 0], {}, ['Nobody stands here: nobody scores.'], ['Personne ici : personne ne marque.']],
    [
      [0, 3, 0],
      {},
      ['Marco alone: first and second, 7 + 4.'],
      ['Marco sans rival : première et deuxième place, 7 + 4.'],
    ],
    [
      [4, 1, 4],
      {},
      [
        'Livia and Nora tied: 5 each, nobody second.',
        '7 + 4 = 11, and 11 shared by 2 is 5 each, rounded down; nobody gets the other 1.',
        'Those tied for first take second place, too: Marco gets nothing.',
      ],
      [
        'Égalité entre Livia et Nora : 5 par joueur, pas de deuxième place.',
        '7 + 4 = 11, et 11 à partager en 2 : 5 par joueur, arrondi à l’inférieur ; le reste (1) est perdu.',
        'À égalité en tête, on prend aussi la deuxième place : Marco n’a rien.',
      ],
    ],
    [
      [4, 1, 4],
      { tiedFirst: 'second-stays' },
      [
        'Livia and Nora tied for first: 3 each. Marco second: 4.',
        '7 shared by 2 is 3 each, rounded down; nobody gets the other 1.',
        'Your ruling: those tied share first place only, and the next one is second.',
      ],
      [
        'Égalité en tête entre Livia et Nora : 3 par joueur. Deuxième place : Marco, 4.',
        '7 à partager en 2 : 3 par joueur, arrondi à l’inférieur ; le reste (1) est perdu.',
        'Votre choix : à égalité en tête, on ne partage que la première place, et le suivant est deuxième.',
      ],
    ],
    [
      [4, 1, 1],
      {},
      ['Livia first: 7. Marco and Nora tied for second: 2 each.', '4 shared by 2 is 2 each.'],
      [
        'Première place : Livia, 7. Égalité pour la deuxième place entre Marco et Nora : 2 par joueur.',
        '4 à partager en 2 : 2 par joueur.',
      ],
    ],
    [
      [4, 2, 1],
      {},
      ['Livia first: 7. Marco second: 4.'],
      ['Première place : Livia, 7. Deuxième place : Marco, 4.'],
    ],
  ])('%j %j', (strength, rulings, english, french) => {
    const board = { Quirinalis: strength.map((plebeian) => ({ plebeian })) };
    const { epoch, en, fr } = told(3, [{}, { board }], rulings);
    const hill = epoch.hills[2] as EpochScore['hills'][number];
    expect([en.verdict(hill), ...en.sharing(hill)]).toStrictEqual(english);
    expect([fr.verdict(hill), ...fr.sharing(hill)].map(plain)).toStrictEqual(french);
    // Each sentence is shown with its rule.
    expect(rulesOfSharing(hill)).toHaveLength(en.sharing(hill).length);
    expect(en.hill(hill)).toBe('Quirinalis, new: first 7, second 4');
  });

  test('shared without a rest names the sum', () => {
    const board = { Quirinalis: [{ plebeian: 1 }, { knight: 1 }, {}] };
    const { epoch, en } = told(3, [{}, {}, { board }]);
    const hill = epoch.hills[2] as EpochScore['hills'][number];
    const even = {
      ...hill,
      awards: hill.awards.map((award) => ({ ...award, pool: 6, points: 3, roundedAway: 0 })),
    };
    expect(en.sharing(even)).toStrictEqual(['5 + 2 = 6, and 6 shared by 2 is 3 each.']);
    expect(en.hill(hill)).toBe('Quirinalis: first 5, second 2');
  });

  test('tells how strong everybody is, and how much nobles add', () => {
    const board = { Aventinus: [{ noble: 2 }, { noble: 1, plebeian: 1 }, { plebeian: 1 }] };
    const { epoch, en, fr } = told(3, [{ board }]);
    const hill = epoch.hills[0] as EpochScore['hills'][number];
    expect(en.strengths(hill)).toBe(
      'Strength: Livia 4 (2 nobles count 2 each), Marco 3 (1 noble counts 2), Nora 1.',
    );
    expect(plain(fr.strengths(hill))).toBe(
      'Force : Livia 4 (2 nobles, qui comptent 2), Marco 3 (1 noble, qui compte 2), Nora 1.',
    );
  });
});

test('knights, empty hands, the track, and where points come from', () => {
  const { epoch, en, fr } = told(3, [
    {
      forumAtElection: [{ plebeian: 1 }, {}, {}],
      board: { Aventinus: [{ knight: 4 }, {}, {}], Viminalis: [{}, { knight: 1 }, {}] },
      penalties: [0, 0, 2],
    },
  ]);
  expect(epoch.knights.map(en.knights)).toStrictEqual([
    'Livia: 4 knights give 2.',
    'Marco: 1 knight gives 0.',
  ]);
  expect(epoch.penalties.map(en.penalty)).toStrictEqual(['Nora: 2 empty hands, −20.']);
  expect(en.total(epoch)).toBe('This epoch: Livia 11, Marco 0, Nora −20.');
  expect(plain(fr.running(epoch))).toBe('Piste : Livia 11, Marco 0, Nora −20.');
  expect(epoch.gains.map(en.gain)).toStrictEqual(['Consul', 'Aventinus', '4 knights', '2 empty hands']);
  expect(epoch.gains.map(({ source }) => fr.source(source))).toStrictEqual([
    'Consuls',
    'Collines',
    'Chevaliers',
    'Mains vides',
  ]);
});

describe('the end', () => {
  const end = (
    forum: readonly Markers[],
    rulings: Partial<Rulings> = {},
    penalties = [0, 0, 0],
  ): readonly string[] => {
    const { result, en, fr } = told(
      3,
      [{}, {}, {}, {}, { board: { 'Forum Romanum': forum }, penalties }],
      rulings,
    );
    return [en, fr].map((say) => plain(`${say.winners(result)} ${say.decision(result)}`.trimEnd()));
  };
  const one = { plebeian: 1 };
  test.each<[what: string, said: readonly string[], en: string, fr: string]>([
    ['points', end([one, one, one], {}, [1, 0, 1]), 'Marco wins with 0 points.', 'Marco gagne avec 0 point.'],
    [
      'points below zero',
      end([one, one, one], {}, [2, 1, 2]),
      'Marco wins with −10 points.',
      'Marco gagne avec −10 points.',
    ],
    [
      'the Forum',
      end([one, {}, { plebeian: 2 }]),
      'Nora wins with 0 points. Tied on points; most markers in the Forum Romanum decide: Livia 1, Marco 0, Nora 2.',
      'Nora gagne avec 0 point. À égalité de points, le plus de marqueurs au Forum Romanum décide : Livia 1, Marco 0, Nora 2.',
    ],
    [
      'nothing',
      end([one, one, one]),
      'Livia, Marco and Nora share the victory with 0 points each. Tied on points, and in the Forum Romanum, too: Livia 1, Marco 1, Nora 1.',
      'Livia, Marco et Nora partagent la victoire avec 0 point. À égalité de points, et au Forum Romanum aussi : Livia 1, Marco 1, Nora 1.',
    ],
    [
      'the Forum in part',
      end([one, one, {}]),
      'Livia and Marco share the victory with 0 points each. Tied on points; those with most markers in the Forum Romanum are still tied: Livia 1, Marco 1, Nora 0.',
      'Livia et Marco partagent la victoire avec 0 point. À égalité de points ; ceux qui ont le plus de marqueurs au Forum Romanum restent à égalité : Livia 1, Marco 1, Nora 0.',
    ],
    [
      'the ruling',
      end([one, one, {}], { finalTie: 'all' }),
      'Livia, Marco and Nora share the victory with 0 points each. Tied on points; those with most markers in the Forum Romanum are still tied: Livia 1, Marco 1, Nora 0. Your ruling: all who are tied on points share the victory.',
      'Livia, Marco et Nora partagent la victoire avec 0 point. À égalité de points ; ceux qui ont le plus de marqueurs au Forum Romanum restent à égalité : Livia 1, Marco 1, Nora 0. Votre choix : tous ceux qui sont à égalité de points partagent la victoire.',
    ],
  ])('decided by %s', (_, said, en, fr) => {
    expect(said).toStrictEqual([en, fr]);
  });

  test('is not reached yet', () => {
    const { result, en, fr } = told(3, [{}]);
    expect(en.winners(result)).toBe('Not over yet: 1 of 5 epochs is in.');
    expect(plain(fr.winners(result))).toBe('La partie n’est pas finie : 1 époque saisie sur 5.');
    expect(en.decision(result)).toBe('');
  });
});

test.each(
  LANGUAGES.flatMap((language) => [...PROBLEM_CODES, ...NOTATION_CODES].map((code) => ({ language, code }))),
)('the problem $code has a sentence in $language', ({ language, code }) => {
  const sentence = problemSentence(speaker(language), { code, path: [], values: {} });
  expect(sentence).toMatch(/^[\p{Lu}“«].*[.?]$/u);
  expect(sentence).not.toContain(code);
});
