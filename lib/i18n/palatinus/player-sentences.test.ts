/** The players in words: their names, what changed, and their inhabitants. */

import { describe, expect, it } from 'vitest';
import type { Player } from '../../palatinus';
import { inhabitantsList, seatChangeSentences, seatName, speaker } from '..';

const say = speaker('en');
const sayInFrench = speaker('fr');

describe('who sits where', () => {
  const anna = { name: 'Anna', people: 'red', ally: 'green' } as const;
  const second: Player = { people: 'blue', ally: 'yellow' };

  it('is named, or called by the seat', () => {
    expect(seatName(say, [anna, second], 0)).toBe('Anna');
    expect(seatName(say, [anna, second], 1)).toBe('Player 2');
  });

  it.each([
    {
      after: [
        { ...anna, people: 'blue' },
        { ...second, people: 'red' },
      ],
      sentence: 'Anna now plays blue. Player 2 now plays red.',
    },
    { after: [{ ...anna, ally: 'purple' }, second], sentence: 'Anna now has an ally: purple.' },
    { after: [anna, { people: 'blue' }], sentence: 'Player 2 now has no ally.' },
    { after: [anna, second], sentence: '' },
    { after: [anna, second, { people: 'purple' }], sentence: '3 players now.' },
  ] as const)('is announced if it changed: $sentence', ({ after, sentence }) => {
    expect(seatChangeSentences(say, [anna, second], after)).toBe(sentence);
  });

  it('is announced in French, too', () => {
    expect(seatChangeSentences(sayInFrench, [anna, second], [anna, { people: 'blue', ally: 'purple' }])).toBe(
      'Joueur 2 a maintenant pour allié\u202f: violet.',
    );
  });
});

it('inhabitants are listed by kind, without empty kinds', () => {
  expect(inhabitantsList(say, { merchant: 3, peasant: 1, condottiere: 0 })).toBe('3 merchants and 1 peasant');
  expect(inhabitantsList(sayInFrench, { merchant: 1, peasant: 2, condottiere: 2 })).toBe(
    '1 marchand, 2 paysans et 2 condottieres',
  );
  expect(inhabitantsList(say, { merchant: 0, peasant: 0, condottiere: 0 })).toBe('');
});
