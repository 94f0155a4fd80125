/** Every gain there can be, in both languages. */
import { expect, test } from 'vitest';
import type { Gain } from '../palatinus';
import { gainSentence, speaker } from '.';

test.each([
  [{ player: 0, hill: 'A', what: 'token', points: 4 }, 'Hill A: its token', 'Colline A\u202f: son jeton'],
  [
    { player: 0, hill: 'B', what: 'disc', points: 2 },
    'Hill B: a disc, as it is tied',
    'Colline B\u202f: un disque, car il y a égalité',
  ],
  [
    { player: 0, hill: 'C', what: 'captive', points: 1, at: 'A4' },
    'Hill C: the inhabitant captured on A4',
    'Colline C\u202f: l’habitant capturé en A4',
  ],
  [
    { player: 0, hill: 'C', what: 'disc', points: 1, at: 'A4' },
    'Hill C: a disc for the captive on A4, which another took',
    'Colline C\u202f: un disque pour le captif en A4, pris par un autre',
  ],
] as [Gain, string, string][])('%j', (gain, en, fr) => {
  expect(gainSentence(speaker('en'), gain)).toBe(en);
  expect(gainSentence(speaker('fr'), gain)).toBe(fr);
});
