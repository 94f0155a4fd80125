/** What a tap does, and that ten taps are enough for any question, counted from opening the page. */

import { describe, expect, it } from 'vitest';
import {
  type AskTap,
  askingAbout,
  asksAboutGround,
  BRUSHES,
  EXAMPLE_QUESTION,
  type FieldCount,
  makeQuestion,
  newQuestion,
  OPENED,
  type Question,
  tapAsk,
} from '.';
import { ALL_QUESTIONS } from './testing';

const after = (taps: readonly AskTap[]): string => makeQuestion(taps.reduce(tapAsk, OPENED).question);

/** The taps of somebody who works in order: the piece, the fields, then everything of one sort at a time. */
function tapsFor({ kind, ownSpring, neighbours }: Question): readonly AskTap[] {
  const begin: AskTap = kind === EXAMPLE_QUESTION.kind ? { on: 'clear' } : { on: 'kind', kind };
  const fields = neighbours.length as FieldCount;
  const [inHand, ...others] = BRUSHES[kind].filter((brush) => neighbours.includes(brush));
  const taps = (brush: Question['neighbours'][number]): readonly AskTap[] =>
    neighbours.flatMap((neighbour, index) => (neighbour === brush ? [{ on: 'neighbour', index }] : []));
  return [
    begin,
    ...(fields < newQuestion(kind).neighbours.length ? [{ on: 'count', count: fields } as const] : []),
    ...(ownSpring ? [{ on: 'own-field' } as const] : []),
    ...(inHand && inHand !== BRUSHES[kind][0] ? [{ on: 'brush', brush: inHand } as const] : []),
    ...(inHand ? taps(inHand) : []),
    ...others.flatMap((brush) => [{ on: 'brush', brush } as const, ...taps(brush)]),
  ];
}

it('any question takes at most ten taps', () => {
  const counts = ALL_QUESTIONS.map((question) => {
    const taps = tapsFor(question);
    expect(after(taps)).toBe(makeQuestion(question));
    return taps.length;
  });
  expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  expect(counts.length).toBe(4 ** 5 + 2 * (4 ** 5 + 4 ** 4 + 4 ** 3 + 4 ** 2) + 3 ** 5);
});

describe('a tap', () => {
  const peasant = { on: 'clear' } as const;

  it.each([
    ['on a kind begins anew', [{ on: 'kind', kind: 'merchant' }], 'merchant-eeeee'],
    ['on clear empties everything', [{ on: 'own-field' }, peasant], 'peasant-eeeee'],
    ['places what is in hand', [peasant, { on: 'neighbour', index: 1 }], 'peasant-eoeee'],
    [
      'with the same once more empties the field',
      [peasant, { on: 'neighbour', index: 1 }, { on: 'neighbour', index: 1 }],
      'peasant-eeeee',
    ],
    [
      'with something else replaces it',
      [
        peasant,
        { on: 'neighbour', index: 1 },
        { on: 'brush', brush: 'spring' },
        { on: 'neighbour', index: 1 },
      ],
      'peasant-eseee',
    ],
    ['on the own field puts a spring there', [peasant, { on: 'own-field' }], 'peasant-spring-eeeee'],
    [
      'on it once more takes the spring away',
      [peasant, { on: 'own-field' }, { on: 'own-field' }],
      'peasant-eeeee',
    ],
    // oSeso lies lower left, upper left, above, upper right, lower right. The edge takes the upper left first.
    ['on fewer fields leaves the others as they are', [{ on: 'count', count: 4 }], 'peasant-oeso'],
    ['on three fields', [{ on: 'count', count: 3 }], 'peasant-oSo'],
    [
      'on more fields adds empty ones',
      [
        { on: 'count', count: 2 },
        { on: 'count', count: 5 },
      ],
      'peasant-oeeeo',
    ],
  ] as const)('%s', (_, taps, text) => {
    expect(after(taps)).toBe(text);
  });

  it('keeps a picked brush that the kind has, too', () => {
    expect(askingAbout(newQuestion('condottiere'), 'peasant').brush).toBe('peasant');
    expect(askingAbout(newQuestion('condottiere'), 'condottiere').brush).toBe('merchant');
    expect(askingAbout(newQuestion('peasant')).brush).toBe('somebody');
    expect(tapAsk(OPENED, { on: 'brush', brush: 'spring' }).brush).toBe('spring');
  });

  it('asks about springs and the edge only where they matter', () => {
    expect(asksAboutGround(newQuestion('peasant'))).toBe(true);
    expect(asksAboutGround(newQuestion('merchant'))).toBe(false);
    expect(asksAboutGround(newQuestion('condottiere'))).toBe(false);
  });
});
