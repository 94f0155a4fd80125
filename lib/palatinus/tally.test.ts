/** What each hill gives to whom, and its total. */

import { describe, expect, test } from 'vitest';
import { type Control, type Gain, gainsFromCaptures, gainsFromControl, type RuleId, type Taker } from '.';
import { tallyOf } from './tally';
import { tellRow } from './testing';

const CAPTIVE = { people: 'red', kind: 'peasant' } as const;

const gain = (player: number, what: Gain['what'], points: number): Gain =>
  what === 'token'
    ? { from: 'control', player, hill: 'A', what, points }
    : { from: 'capture', player, hill: 'A', what, points, at: 'A2', captive: CAPTIVE };

describe('a capture brings', () => {
  const capture = (...takers: readonly Taker[]) =>
    ({ at: 'A2', ...CAPTIVE, takers, ownPeople: false }) as const;

  test.each([
    {
      rule: 'captive',
      why: 'the inhabitant, worth 1, to its captor',
      captures: [capture({ condottiere: 'A1', player: 0, takes: 'inhabitant' })],
      gains: [
        { from: 'capture', player: 0, hill: 'C', what: 'captive', points: 1, at: 'A2', captive: CAPTIVE },
      ],
    },
    {
      rule: 'shared-captive',
      why: 'a score disc worth 1 to every other owner',
      captures: [
        capture(
          { condottiere: 'A1', player: 2, takes: 'inhabitant' },
          { condottiere: 'A3', player: 1, takes: 'disc' },
        ),
      ],
      gains: [
        { from: 'capture', player: 2, hill: 'C', what: 'captive', points: 1, at: 'A2', captive: CAPTIVE },
        { from: 'capture', player: 1, hill: 'C', what: 'disc', points: 1, at: 'A2', captive: CAPTIVE },
      ],
    },
    {
      rule: 'captured-twice',
      why: 'nothing to a player’s second condottiere (doubleCaptureByOnePlayer: once)',
      captures: [
        capture(
          { condottiere: 'A1', player: 2, takes: 'inhabitant' },
          { condottiere: 'A3', player: 2, takes: 'nothing' },
        ),
      ],
      gains: [
        { from: 'capture', player: 2, hill: 'C', what: 'captive', points: 1, at: 'A2', captive: CAPTIVE },
      ],
    },
    { rule: 'captive', why: 'nothing where nobody was captured', captures: [], gains: [] },
  ] as const satisfies readonly { rule: RuleId; [key: string]: unknown }[])(
    '$rule: $why',
    ({ captures, gains }) => {
      expect(gainsFromCaptures({ letter: 'C', captures })).toStrictEqual(gains);
    },
  );
});

describe('control of a hill brings', () => {
  test.each<{ rule: RuleId; why: string; outcome: Control; gains: readonly Gain[] }>([
    {
      rule: 'control',
      why: 'the token to the one with most influence',
      outcome: { kind: 'won', player: 2 },
      gains: [{ from: 'control', player: 2, hill: 'D', what: 'token', points: 5 }],
    },
    {
      rule: 'tie',
      why: 'a disc worth 2 to each of those who tie, and the token to nobody',
      outcome: { kind: 'tied', players: [0, 3, 4] },
      gains: [
        { from: 'control', player: 0, hill: 'D', what: 'disc', points: 2 },
        { from: 'control', player: 3, hill: 'D', what: 'disc', points: 2 },
        { from: 'control', player: 4, hill: 'D', what: 'disc', points: 2 },
      ],
    },
    {
      rule: 'unclaimed',
      why: 'nothing to anyone where nobody has influence',
      outcome: { kind: 'unclaimed' },
      gains: [],
    },
  ])('$rule: $why', ({ outcome, gains }) => {
    expect(gainsFromControl({ letter: 'D', token: 5, outcome })).toStrictEqual(gains);
  });
});

describe('points: the tally', () => {
  test.each([
    {
      why: 'rulebook example: 2 captives + discs 2 and 1 + tokens 5 and 4 = 14',
      gains: [
        gain(0, 'captive', 1),
        gain(0, 'token', 5),
        gain(0, 'disc', 2),
        gain(0, 'captive', 1),
        gain(0, 'disc', 1),
        gain(0, 'token', 4),
      ],
      rows: [
        '0: 2 captives, discs 1 2, tokens 4 5 = 14 points, 6 items',
        '1: 0 captives, discs none, tokens none = 0 points, 0 items',
      ],
    },
    {
      why: 'each player has what that player gained',
      gains: [gain(1, 'token', 6), gain(0, 'disc', 2), gain(1, 'captive', 1)],
      rows: [
        '0: 0 captives, discs 2, tokens none = 2 points, 1 items',
        '1: 1 captives, discs none, tokens 6 = 7 points, 2 items',
      ],
    },
    {
      why: 'nobody gained anything',
      gains: [],
      rows: [
        '0: 0 captives, discs none, tokens none = 0 points, 0 items',
        '1: 0 captives, discs none, tokens none = 0 points, 0 items',
      ],
    },
  ])('$why', ({ gains, rows }) => {
    expect(tallyOf(gains, 2).map(tellRow)).toStrictEqual(rows);
  });
});
