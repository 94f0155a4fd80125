/** Codes become sentences that a person at the table understands, in both languages. */

import { describe, expect, test } from 'vitest';
import { FILE_CODES } from '../../files';
import { census, NOTATION_CODES, PROBLEM_CODES } from '../../palatinus';
import { censusSentences, gameSentences, LANGUAGES, playerName, problemSentence, speaker } from '..';

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

test('a player without a name goes by the people', () => {
  expect(players.map((player) => playerName(say, player))).toStrictEqual(['Livia', 'Purple', 'Nora']);
  expect(playerName(speaker('fr'), players[1])).toBe('Violet');
});

describe('a condottiere', () => {
  const condottiere = { at: 'C5', people: 'red', player: 0, captured: [] } as const;
  test.each([
    {
      outcome: 'flees',
      merchants: [],
      says: 'Livia’s condottiere on C5 has neither merchant nor peasant beside it: 0 equals 0, so it flees.',
    },
    {
      outcome: 'stays',
      merchants: [],
      says: 'Livia’s condottiere on C5 has neither merchant nor peasant beside it: by the ruling of this table it stays.',
    },
  ] as const)('alone $outcome', ({ says, ...alone }) => {
    expect(sentences.condottiere({ ...condottiere, peasants: [], ...alone })).toBe(says);
  });
});

describe('influence', () => {
  const none = { at: 'B1', people: 'blue', player: 2, sources: [], points: 0 } as const;
  test.each([
    { kind: 'merchant', says: 'B1, Nora, merchant: nobody beside it, so 0' },
    { kind: 'peasant', says: 'B1, Nora, peasant: no empty field and no spring beside it, so 0' },
    { kind: 'condottiere', says: 'B1, Nora, condottiere: condottieri earn nothing, so 0' },
  ] as const)('of 0 is explained: $says', ({ kind, says }) => {
    expect(sentences.influence({ ...none, kind })).toBe(says);
  });

  test('says of a spring that is empty, too, why it is named twice', () => {
    const spring = { at: 'A6', reason: 'spring', points: 2 } as const;
    const empty = { at: 'A6', reason: 'empty-field', points: 2 } as const;
    const sourcesOf = (...sources: Parameters<typeof sentences.sources>[0]['sources']): string =>
      sentences.sources({ ...none, kind: 'peasant', sources, points: 2 * sources.length });
    expect(sourcesOf(empty, spring, { ...spring, at: 'F1' })).toBe(
      '1 empty field (A6) × 2 + 2 springs beside it (A6, F1) × 2 (A6 counts as both)',
    );
    expect(sourcesOf(empty, { ...empty, at: 'B1' }, spring, { ...spring, at: 'B1' })).toBe(
      '2 empty fields (A6, B1) × 2 + 2 springs beside it (A6, B1) × 2 (A6 and B1 count as both)',
    );
    expect(sourcesOf(empty, { ...spring, at: 'F1' })).not.toContain('both');
  });

  test('of a neutral ally is nobody’s', () => {
    expect(sentences.influence({ ...none, people: 'green', kind: 'merchant', player: null })).toBe(
      'B1, nobody (green ally), merchant: nobody beside it, so 0',
    );
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
      says: 'Livia, Purple and Nora tie: each takes a disc worth 2, and the token goes back to the box.',
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
    expect(sentences.tallyRow(row)).toBe('Livia: nothing = 0');
  });

  const tally = [{ ...row, points: 1 }];
  test.each([
    { tieBreak: 'items', rule: 'most tokens, discs and captives together' },
    { tieBreak: 'tokens-first', rule: 'most tokens, then discs, then captives' },
    { tieBreak: 'discs-first', rule: 'most discs, then tokens, then captives' },
  ] as const)('names the tie-break $tieBreak', ({ tieBreak, rule }) => {
    const { decision } = gameSentences(say, { players, rulings: { ...RULINGS, tieBreak } });
    expect(decision({ hills: [], tally, winners: [0], decidedBy: 'tie-break' })).toBe(
      `Others have as many points; the tie-break (${rule}) decides.`,
    );
    expect(decision({ hills: [], tally, winners: [0, 2], decidedBy: 'shared' })).toBe(
      `The tie-break (${rule}) does not part them.`,
    );
  });

  test('says when nothing breaks a tie, and nothing when points decide', () => {
    const { decision } = gameSentences(say, { players, rulings: { ...RULINGS, tieBreak: 'none' } });
    const shared = { hills: [], tally, winners: [0, 2], decidedBy: 'shared' } as const;
    expect(decision(shared)).toBe('By the ruling of this table, nothing breaks the tie.');
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

const EXPECTED =
  'Not all inhabitants are on the board, or too many; the table is counted all the same. A player brings 1 merchant, 1 peasant and 1 condottiere.';

describe('the census', () => {
  const expected = {
    player: { merchant: 1, peasant: 1, condottiere: 1 },
    ally: { merchant: 0, peasant: 0, condottiere: 0 },
  };
  const censusOf = (...pieces: readonly string[]): readonly string[] =>
    censusSentences(
      say,
      census(
        {
          players,
          pieces: pieces.map((piece) => {
            const [at, people, kind] = piece.split(' ');
            return { at, people, kind } as never;
          }),
        },
        expected,
      ),
      players,
    );
  const nora = ['F1 blue merchant', 'F2 blue peasant', 'F3 blue condottiere'];
  const purple = ['G1 purple merchant', 'G2 purple peasant', 'G3 purple condottiere'];

  test('says nothing of a complete table', () => {
    expect(
      censusOf(...nora, ...purple, 'A1 red merchant', 'A2 red peasant', 'A3 red condottiere'),
    ).toStrictEqual([]);
  });

  test('suspects peoples, kinds, or a condottiere left over', () => {
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
      EXPECTED,
      'Livia (red): 1 merchant too many.',
      'Purple: 1 merchant missing.',
      'Livia (red) has 1 merchant too many, purple as many too few: is one of A1, D4 really purple?',
    ]);
    expect(
      censusOf(...nora, ...purple, 'A1 red merchant', 'D4 red merchant', 'A3 red condottiere'),
    ).toStrictEqual([
      EXPECTED,
      'Livia (red): 1 peasant missing.',
      'Livia (red): 1 merchant too many.',
      'Livia (red) has 1 merchant too many and 1 peasant too few: is one of A1, D4 really a peasant?',
    ]);
    expect(censusOf(...nora, ...purple, 'A1 red merchant', 'A2 red peasant')).toStrictEqual([
      EXPECTED,
      'Livia (red): 1 condottiere missing.',
      'Livia (red) lacks 1 condottiere and nothing else: none may be placed in the last turns, so a player can be left with one.',
    ]);
  });
});

test('the census misses allies where two play', () => {
  const { diagnoses, rows } = census({ players: players.slice(0, 2), pieces: [] });
  expect(censusSentences(say, { complete: false, rows: [], diagnoses }, [])).toContain(
    'Red has no ally: with two players, each brings two merchants and two peasants of a further people.',
  );
  expect(rows).toHaveLength(2);
});

describe('a problem', () => {
  const codes = [...PROBLEM_CODES, ...NOTATION_CODES, ...FILE_CODES];

  test.each(LANGUAGES.flatMap((language) => codes.map((code) => ({ language, code }))))(
    '$code has a sentence in $language',
    ({ language, code }) => {
      const sentence = problemSentence(speaker(language), { code, path: [], values: {} });
      expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(sentence).not.toContain(code);
    },
  );

  test('calls a people by its word', () => {
    const problem = { code: 'people-not-playing', path: [], values: { people: 'purple' } } as const;
    expect(problemSentence(speaker('fr'), problem)).toBe(
      'Personne ne joue le peuple violet\u202f: changez la pièce, ou ajoutez le joueur.',
    );
  });
});
