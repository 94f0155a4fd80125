/** Who takes a captive, who owned it, and what each of several captors gets. */

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS } from '../../palatinus';
import { gameSentences, speaker } from '..';

const say = speaker('en');
const players = [
  { name: 'Livia', people: 'red', ally: 'yellow' },
  { people: 'purple' },
  { name: 'Nora', people: 'blue' },
] as const;
const { capture } = gameSentences(say, { players, rulings: DEFAULT_RULINGS });

const captive = { at: 'A4', people: 'blue', kind: 'peasant', ownPeople: false } as const;
const first = { condottiere: 'C5', player: 0, takes: 'inhabitant' } as const;
const EVEN_OWN = 'Condottieri capture their own side, too.';

describe('a captive', () => {
  test('is called by its owner and its colour, or by its colour alone', () => {
    expect(capture({ ...captive, takers: [first] })).toBe(
      'The blue peasant on A4 (Nora) goes to Livia: 1 point.',
    );
    expect(capture({ ...captive, people: 'purple', takers: [first] })).toBe(
      'The purple peasant on A4 goes to Livia: 1 point.',
    );
    expect(
      gameSentences(speaker('fr'), { players, rulings: DEFAULT_RULINGS }).capture({
        ...captive,
        takers: [first],
      }),
    ).toBe('Le paysan bleu en A4 (Nora) va à Livia\u202f: 1 point.');
  });

  test('of the captor’s own colour is announced as no mistake', () => {
    expect(capture({ ...captive, people: 'red', takers: [first], ownPeople: true })).toBe(
      `The red peasant on A4 (Livia) goes to Livia: 1 point. ${EVEN_OWN}`,
    );
  });

  test.each(['own', 'neutral'] as const)(
    'of an ally is named by its colour and its player, and is not the captor’s own colour: %s',
    (allyPieces) => {
      const ally = { ...captive, people: 'yellow', takers: [first] } as const;
      const game = { players, rulings: { ...DEFAULT_RULINGS, allyPieces } };
      expect(gameSentences(say, game).capture(ally)).toBe(
        'The yellow peasant on A4 (ally of Livia) goes to Livia: 1 point.',
      );
      expect(gameSentences(speaker('fr'), game).capture(ally)).toBe(
        'Le paysan jaune en A4 (allié à Livia) va à Livia\u202f: 1 point.',
      );
    },
  );

  test('of several owners tells that either may take the inhabitant', () => {
    const takers = [first, { condottiere: 'C6', player: 2, takes: 'disc' }] as const;
    expect(capture({ ...captive, people: 'purple', takers })).toBe(
      'The purple peasant on A4 is captured by several condottieri: Livia takes it (1 point), Nora gets a disc worth 1. Either way is fine: the points are the same.',
    );
    expect(capture({ ...captive, takers, ownPeople: true })).toContain(
      `the points are the same. ${EVEN_OWN}`,
    );
  });

  test('of many owners gives each of the others a disc', () => {
    const discs = [1, 2].map((player) => ({ condottiere: 'C6', player, takes: 'disc' }) as const);
    expect(capture({ ...captive, takers: [first, ...discs] })).toContain(
      'Livia takes it (1 point), Purple and Nora each get a disc worth 1.',
    );
  });

  test.each(['tokens-first', 'discs-first'] as const)('under %s says that it can matter', (tieBreak) => {
    const takers = [first, { condottiere: 'C6', player: 2, takes: 'disc' }] as const;
    const sentences = gameSentences(say, { players, rulings: { ...DEFAULT_RULINGS, tieBreak } });
    expect(sentences.capture({ ...captive, takers })).toContain(
      'your tie-break counts captives and discs separately',
    );
  });

  test('of one owner twice is worth 1 once', () => {
    const takers = [first, { condottiere: 'C6', player: 0, takes: 'nothing' }] as const;
    expect(capture({ ...captive, takers })).toBe(
      'The blue peasant on A4 (Nora) is captured by two condottieri of one player (Livia): it counts once.',
    );
  });

  test('of one owner twice can be worth an additional disc', () => {
    const takers = [first, { condottiere: 'C6', player: 0, takes: 'disc' }] as const;
    expect(capture({ ...captive, takers })).toBe(
      'The blue peasant on A4 (Nora) is captured by two condottieri of one player (Livia). Your ruling: 1 point, plus a disc worth 1.',
    );
  });
});
