/** Codes become sentences that players understand, in English and French. */

import { describe, expect, test } from 'vitest';
import { FILE_CODES } from '../../files';
import {
  type Census,
  census,
  LETTERS,
  NOTATION_CODES,
  PLACES,
  PROBLEM_CODES,
  unusualTokens,
} from '../../palatinus';
import { COUNT_CODES } from '../../palatinus/settle';
import {
  censusSentences,
  censusTitle,
  gameSentences,
  LANGUAGES,
  playerName,
  problemSentence,
  speaker,
  tokenSentences,
} from '..';

const say = speaker('en');
const RULINGS = {
  emptySpring: 'both',
  loneCondottiere: 'flees',
  doubleCaptureByOnePlayer: 'once',
  tieBreak: 'items',
  allyPieces: 'own',
} as const;
const players = [
  { name: 'Livia', people: 'red' },
  { people: 'purple' },
  { name: 'Nora', people: 'blue' },
] as const;
const sentences = gameSentences(say, { players, rulings: RULINGS });

test('a player without a name is called by the colour', () => {
  expect(players.map((player) => playerName(say, player))).toStrictEqual(['Livia', 'Purple', 'Nora']);
  expect(playerName(speaker('fr'), players[1])).toBe('Violet');
});

describe('a condottiere', () => {
  const condottiere = { at: 'C5', people: 'red', player: 0, captured: [] } as const;
  test.each([
    {
      outcome: 'flees',
      merchants: [],
      says: 'Livia, condottiere on C5: neither merchant nor peasant next to it, and 0 equals 0, so it flees.',
    },
    {
      outcome: 'stays',
      merchants: [],
      says: 'Livia, condottiere on C5: neither merchant nor peasant next to it. Your ruling: it stays.',
    },
  ] as const)('alone $outcome', ({ says, ...alone }) => {
    expect(sentences.condottiere({ ...condottiere, peasants: [], ...alone })).toBe(says);
  });
});

describe('influence', () => {
  const none = { at: 'B1', people: 'blue', player: 2, sources: [], points: 0 } as const;
  test.each([
    { kind: 'merchant', says: 'B1, Nora, merchant: nobody next to it, so 0' },
    { kind: 'peasant', says: 'B1, Nora, peasant: no empty field and no spring next to it, so 0' },
    { kind: 'condottiere', says: 'B1, Nora, condottiere: condottieri earn nothing, so 0' },
  ] as const)('of 0 is explained: $says', ({ kind, says }) => {
    expect(sentences.influence({ ...none, kind })).toBe(says);
  });

  test('tells why an empty spring is named twice', () => {
    const spring = { at: 'A6', reason: 'spring', points: 2 } as const;
    const empty = { at: 'A6', reason: 'empty-field', points: 2 } as const;
    const sourcesOf = (...sources: Parameters<typeof sentences.sources>[0]['sources']): string =>
      sentences.sources({ ...none, kind: 'peasant', sources, points: 2 * sources.length });
    expect(sourcesOf(empty, spring, { ...spring, at: 'F1' })).toBe(
      '1 empty field (A6) × 2 + 2 springs next to it (A6, F1) × 2 (A6 counts as both)',
    );
    expect(sourcesOf(empty, { ...empty, at: 'B1' }, spring, { ...spring, at: 'B1' })).toBe(
      '2 empty fields (A6, B1) × 2 + 2 springs next to it (A6, B1) × 2 (A6 and B1 count as both)',
    );
    expect(sourcesOf(empty, { ...spring, at: 'F1' })).not.toContain('both');
  });

  test('of an ally names its owner, and tells if it counts for nobody', () => {
    const pair = [{ name: 'Livia', people: 'red', ally: 'green' }, { people: 'blue' }] as const;
    const { influence, owner } = gameSentences(say, { players: pair, rulings: RULINGS });
    const ally = { ...none, people: 'green', kind: 'merchant' } as const;
    expect(influence({ ...ally, player: 0 })).toBe(
      'B1, Green (ally of Livia), merchant: nobody next to it, so 0',
    );
    expect(influence({ ...ally, player: null })).toBe(
      'B1, Green (ally of Livia, for nobody), merchant: nobody next to it, so 0',
    );
    expect(owner(ally), 'where that stands beside it').toBe('Green (ally of Livia)');
  });
});

describe('a hill', () => {
  const hill = {
    letter: 'D',
    token: 5,
    condottieri: [],
    captures: [],
    influence: [],
    totals: [0, 0, 0],
  } as const;
  test.each([
    { outcome: { kind: 'won', player: 1 }, says: 'Purple controls the hill and takes the token worth 5.' },
    {
      outcome: { kind: 'tied', players: [0, 1, 2] },
      says: 'Livia, Purple and Nora are tied: each takes a disc worth 2, and the token goes back in the box.',
    },
    { outcome: { kind: 'unclaimed' }, says: 'Nobody has any influence: nobody takes anything.' },
  ] as const)('$outcome.kind: $says', ({ outcome, says }) => {
    expect(sentences.control({ ...hill, outcome })).toBe(says);
  });
});

describe('the end', () => {
  const row = { player: 0, captured: 0, discs: [], tokens: [], points: 0, items: 0 };

  test('lists what adds up', () => {
    expect(
      sentences.tallyRow({ ...row, captured: 2, discs: [1, 2], tokens: [4, 5], points: 14, items: 6 }),
    ).toBe('Livia: 2 captives + discs 1 + 2 + tokens 4 + 5 = 14');
    expect(sentences.tallyRow(row)).toBe('Livia: 0');
  });

  const tally = [
    { ...row, points: 9, captured: 2, discs: [2], tokens: [5], items: 4 },
    { ...row, player: 1, points: 8, captured: 8, items: 8 },
    { ...row, player: 2, points: 9, tokens: [4, 5], items: 2 },
  ];
  test.each([
    { tieBreak: 'items', rule: 'most tokens, discs and captives together): Livia 4, Nora 2' },
    { tieBreak: 'tokens-first', rule: 'most tokens, then discs, then captives): Livia 1/1/2, Nora 2/0/0' },
    { tieBreak: 'discs-first', rule: 'most discs, then tokens, then captives): Livia 1/1/2, Nora 0/2/0' },
  ] as const)('names the tie-break $tieBreak, with its numbers', ({ tieBreak, rule }) => {
    const { decision } = gameSentences(say, { players, rulings: { ...RULINGS, tieBreak } });
    expect(decision({ hills: [], tally, winners: [0], decidedBy: 'tie-break' })).toBe(
      `Tied on points; the tie-break decides (${rule}.`,
    );
    expect(decision({ hills: [], tally, winners: [0, 2], decidedBy: 'shared' })).toBe(
      `Still tied after the tie-break (${rule}.`,
    );
  });

  test('says when nothing breaks a tie, and nothing when points decide', () => {
    const { decision } = gameSentences(say, { players, rulings: { ...RULINGS, tieBreak: 'none' } });
    const shared = { hills: [], tally, winners: [0, 2], decidedBy: 'shared' } as const;
    expect(decision(shared)).toBe('Your ruling: no tie-break.');
    expect(decision({ ...shared, winners: [0], decidedBy: 'points' })).toBe('');
  });

  test('names a plain winner, and those who share', () => {
    const nine = [{ ...row, points: 9 }];
    expect(sentences.winners({ hills: [], tally: nine, winners: [0], decidedBy: 'points' })).toBe(
      'Livia wins with 9 points.',
    );
    expect(sentences.winners({ hills: [], tally: nine, winners: [0, 2], decidedBy: 'shared' })).toBe(
      'Livia and Nora share the victory with 9 points each.',
    );
  });
});

const EXPECTED = 'We count all the same. Pieces per player: 1 merchant, 1 peasant and 1 condottiere.';

describe('the census', () => {
  const expected = {
    player: { merchant: 1, peasant: 1, condottiere: 1 },
    ally: { merchant: 0, peasant: 0, condottiere: 0 },
  };
  const counted = (...pieces: readonly string[]): Census =>
    census(
      {
        players,
        pieces: pieces.map((piece) => {
          const [at, people, kind] = piece.split(' ');
          return { at, people, kind } as never;
        }),
      },
      expected,
    );
  const censusOf = (...pieces: readonly string[]): readonly string[] =>
    censusSentences(say, counted(...pieces), players);
  const nora = ['F1 blue merchant', 'F2 blue peasant', 'F3 blue condottiere'];
  const purple = ['G1 purple merchant', 'G2 purple peasant', 'G3 purple condottiere'];

  test('has nothing to report about a complete game', () => {
    expect(
      censusOf(...nora, ...purple, 'A1 red merchant', 'A2 red peasant', 'A3 red condottiere'),
    ).toStrictEqual([]);
  });

  test('says in a few words how many are missing or too many', () => {
    expect(censusTitle(say, counted(...nora, ...purple))).toBe('3 pieces missing');
    const tooMany = counted(...nora, ...purple, 'A1 red merchant', 'A2 red merchant');
    expect(censusTitle(say, tooMany)).toBe('2 pieces missing, 1 too many');
    const another = counted(
      ...nora,
      ...purple,
      'A1 red merchant',
      'A2 red peasant',
      'A3 red condottiere',
      'A4 red peasant',
    );
    expect(censusTitle(say, another)).toBe('1 piece too many');
  });

  test('suspects mixed-up peoples or kinds, or a condottiere left over, and reports it once', () => {
    expect(
      censusOf(
        ...nora,
        ...purple.slice(1),
        'A1 red merchant',
        'D4 red merchant',
        'A2 red peasant',
        'A3 red condottiere',
      ),
    ).toStrictEqual([
      'Livia (red): 1 merchant too many; Purple: 1 too few. Is one of A1, D4 really purple?',
      EXPECTED,
    ]);
    expect(
      censusOf(...nora, ...purple, 'A1 red merchant', 'D4 red merchant', 'A3 red condottiere'),
    ).toStrictEqual([
      'Livia (red): 1 merchant too many, 1 peasant too few. Is one of A1, D4 really a peasant?',
      EXPECTED,
    ]);
    expect(censusOf(...nora, ...purple, 'A1 red merchant', 'A2 red peasant')).toStrictEqual([
      'Livia (red) is only missing 1 condottiere. Nobody may keep one to the end, so it was overlooked: on the board, or behind the screen.',
      EXPECTED,
    ]);
  });
});

test('unusual tokens are reported with the hills to check', () => {
  const tokens = [5, 5, 5, 5, 4, 4, 3] as const;
  const tiles = LETTERS.map((letter, index) => ({ letter, place: PLACES[index], token: tokens[index] }));
  const told = tokenSentences(say, unusualTokens({ tiles })).map((text) => text.replaceAll('\u00a0', ' '));
  expect(told).toStrictEqual([
    'Token in the centre: 5. Standard: 6. To check: A.',
    'Tokens around the centre: 3 4 4 5 5 5. Standard: 3 3 4 4 5 5. To check: B, C, D.',
  ]);
});

test('the census reports missing allies in a game of two', () => {
  const { diagnoses, rows } = census({ players: players.slice(0, 2), pieces: [] });
  expect(censusSentences(say, { complete: false, rows: [], suspects: [], diagnoses }, [])).toContain(
    'Red has no ally: with two players, each also plays two merchants and two peasants of another colour.',
  );
  expect(rows).toHaveLength(2);
  expect(censusTitle(say, { complete: false, rows: [], suspects: [], diagnoses })).toBe('An ally is missing');
});

describe('a problem', () => {
  const codes = [...PROBLEM_CODES, ...NOTATION_CODES, ...FILE_CODES, ...COUNT_CODES];

  test.each(LANGUAGES.flatMap((language) => codes.map((code) => ({ language, code }))))(
    '$code has a sentence in $language',
    ({ language, code }) => {
      const sentence = problemSentence(speaker(language), { code, path: [], values: { people: 'red' } });
      expect(sentence).toMatch(/^[\p{Lu}“«„].*[.?]$/u);
      expect(sentence).not.toContain(code);
    },
  );

  test('calls a colour by its word', () => {
    const problem = { code: 'people-not-playing', path: [], values: { people: 'purple' } } as const;
    expect(problemSentence(speaker('fr'), problem)).toBe(
      'Personne ne joue cette couleur\u202f: Violet. Changez le pion, ou ajoutez le joueur.',
    );
  });
});
