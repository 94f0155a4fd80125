/** What explains a count, in words, in English. */

import { describe, expect, it } from 'vitest';
import { exampleGame, MISREADINGS, score } from '../../palatinus';
import { firstDifferences, type OwnCount } from '../../palatinus/settle';
import { LANGUAGES, ownCountSentences, speaker } from '..';

const game = exampleGame();
const tell = ownCountSentences(speaker('en'), game);

describe('the first difference', () => {
  it.each<readonly [OwnCount, string]>([
    [{ influence: { C: [null, 10] } }, 'Marco, influence on hill C: you got 10, the rules say 8.'],
    [{ hills: { C: [0, 1] } }, 'Hill C. Taken, as you say: Livia and Marco. By the rules: Marco.'],
    [{ hills: { C: null } }, 'Hill C. Taken, as you say: nobody. By the rules: Marco.'],
    [{ points: [3] }, 'Livia, final points: you got 3, the rules say 0.'],
    [
      { influence: { C: [8, 10] }, points: [3] },
      'Influence on hill C: Livia 8 (by the rules: 7), Marco 10 (by the rules: 8).',
    ],
    [{ points: [3, 4, null, 8] }, 'Final points: Livia 3 (by the rules: 0), Marco 4 (by the rules: 6).'],
  ])('%j', (count, sentence) => {
    const plain = tell.firstDifferences(firstDifferences(count, score(game)));
    expect(plain.replace(/[\u2066-\u2069]/g, '')).toBe(sentence);
  });
});

describe('an explanation', () => {
  const plain = ({ title, note }: { title: string; note: string }): string =>
    `${title} | ${note}`.replace(/[\u2066-\u2069]/g, '');

  it('has what happened, and what sort of thing it is', () => {
    const addition = { what: 'addition', player: 0, ours: 7, yours: 9 } as const;
    const piece = { people: 'red', kind: 'merchant' } as const;
    expect([
      plain(tell.part({ what: 'misreading', misreading: 'ties-take-nothing', rule: 'tie' })),
      plain(
        tell.part({ what: 'ruling', ruling: 'loneCondottiere', answer: 'stays', rule: 'lone-condottiere' }),
      ),
      plain(tell.part({ what: 'slip', at: 'C2', instead: piece, entered: null, strainsCensus: false })),
      plain(tell.part({ ...addition, hill: 'C' })),
      plain(tell.part({ ...addition, hill: null })),
    ]).toEqual([
      'Those who tie get nothing | Those who tie for a hill get a disc worth 2 each.',
      'A condottiere has neither merchant nor peasant next to it. What does it do? | An open question, answered otherwise: “It stays”',
      'C2: red merchant (entered: nobody) | One field entered wrongly',
      'Livia, influence on hill C: 9 instead of 7 | A mistake in adding up',
      'Livia, final points: 9 instead of 7 | A mistake in adding up',
    ]);
  });

  it('names the places it leaves, each hill once', () => {
    expect(
      tell
        .places([
          { what: 'influence', hill: 'C', player: 0 },
          { what: 'influence', hill: 'C', player: 1 },
          { what: 'hill', hill: 'E' },
          { what: 'points', player: 1 },
        ])
        .replace(/[\u2066-\u2069]/g, ''),
    ).toBe('hill C, hill E, final points (Marco)');
  });
});

it('has words for every misreading in every language', () => {
  for (const language of LANGUAGES)
    for (const misreading of MISREADINGS) {
      const { part } = ownCountSentences(speaker(language), game);
      const { title, note } = part({ what: 'misreading', misreading, rule: 'gone' });
      expect(`${title} ${note}`).not.toContain('misreadings.');
    }
});
