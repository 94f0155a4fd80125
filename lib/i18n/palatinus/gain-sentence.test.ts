/** Every kind of gain, in English and French. */

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
    'Hill B: a disc, because it is tied',
    'Colline B\u202f: un jeton de score, car il y a égalité',
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
    'Hill C, captured: blue peasant on A4 (Clara)',
    'Colline C, capturé\u202f: paysan bleu en A4 (Clara)',
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
    'Hill C, captured: blue peasant on A4 (own piece)',
    'Colline C, capturé\u202f: paysan bleu en A4 (son propre pion)',
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
    'Hill C, captured: yellow merchant on A4 (ally of Clara)',
    'Colline C, capturé\u202f: marchand jaune en A4 (allié à Clara)',
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
    'Hill C: a disc, because the blue merchant on A4 (Clara) was captured by several condottieri',
    'Colline C\u202f: un jeton de score, car le marchand bleu en A4 (Clara) a été capturé par plusieurs condottieres',
  ],
] as [Gain, string, string][])('%j', (gain, en, fr) => {
  expect(gainSentence(speaker('en'), PLAYERS, gain)).toBe(en);
  expect(gainSentence(speaker('fr'), PLAYERS, gain)).toBe(fr);
});
