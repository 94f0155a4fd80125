/** Every kind of gain, in both languages. */

import { expect, test } from 'vitest';
import type { Gain, Player } from '../../palatinus';
import { gainSentence, speaker } from '..';

const PLAYERS: readonly Player[] = [
  { people: 'red', name: 'Anna', ally: 'green' },
  { people: 'blue', name: 'Clara', ally: 'yellow' },
];

test.each([
  [
    { player: 0, hill: 'A', from: 'control', what: 'token', points: 4 },
    'Hill A: its token',
    'Colline A\u202f: son jeton',
  ],
  [
    { player: 0, hill: 'B', from: 'control', what: 'disc', points: 2 },
    'Hill B: a disc, as it is tied',
    'Colline B\u202f: un disque, car il y a égalité',
  ],
  [
    {
      player: 0,
      hill: 'C',
      from: 'capture',
      what: 'captive',
      points: 1,
      at: 'A4',
      captive: { people: 'blue', kind: 'peasant' },
    },
    'Hill C: Clara’s peasant, captured on A4',
    'Colline C\u202f: un paysan (Clara), capturé en A4',
  ],
  [
    {
      player: 1,
      hill: 'C',
      from: 'capture',
      what: 'captive',
      points: 1,
      at: 'A4',
      captive: { people: 'blue', kind: 'peasant' },
    },
    'Hill C: Clara’s own peasant, captured on A4',
    'Colline C\u202f: son propre paysan (Clara), capturé en A4',
  ],
  [
    {
      player: 0,
      hill: 'C',
      from: 'capture',
      what: 'captive',
      points: 1,
      at: 'A4',
      captive: { people: 'yellow', kind: 'merchant' },
    },
    'Hill C: Clara’s yellow merchant, captured on A4',
    'Colline C\u202f: un marchand jaune (Clara), capturé en A4',
  ],
  [
    {
      player: 0,
      hill: 'C',
      from: 'capture',
      what: 'disc',
      points: 1,
      at: 'A4',
      captive: { people: 'blue', kind: 'merchant' },
    },
    'Hill C: a disc for Clara’s merchant on A4, captured by several condottieri',
    'Colline C\u202f: un disque pour un marchand (Clara) en A4, capturé par plusieurs condottieres',
  ],
] as [Gain, string, string][])('%j', (gain, en, fr) => {
  expect(gainSentence(speaker('en'), PLAYERS, gain)).toBe(en);
  expect(gainSentence(speaker('fr'), PLAYERS, gain)).toBe(fr);
});
