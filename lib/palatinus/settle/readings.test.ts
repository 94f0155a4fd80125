/** What other answers to the open questions change, on games small enough to follow. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hill, type HillSoFar, hillSoFar, score } from '..';
import { type Placement, sound, table } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { changedHills, contestedHills, decisiveRulings, otherAnswers } from '.';

/**
 * Around hill G, red earns 6 or 4 with its peasant on G1, depending on the ruling for the empty spring on G2, and
 * green 4. Hill C is blue's either way.
 */
const DISPUTED: Placement = { G1: 'red peasant', G6: 'green peasant', C2: 'blue peasant' };
const SPRINGS = ['G2', 'G6', 'C1'] as const;

test('every single other answer, with what it changes', () => {
  const answers = otherAnswers(table(DISPUTED, { springs: SPRINGS, rulings: { tieBreak: 'none' } }));
  expect(answers.map(({ ruling, answer }) => `${ruling} ${answer}`)).toStrictEqual([
    'emptySpring spring',
    'loneCondottiere stays',
    'doubleCaptureByOnePlayer disc',
    'tieBreak items',
    'tieBreak tokens-first',
    'tieBreak discs-first',
    'allyPieces neutral',
  ]);
  expect(answers.map(({ differences }) => differences.length)).toStrictEqual([4, 0, 0, 0, 0, 0, 0]);
});

test('an answer changes nothing of hills that have not been shown', () => {
  const game = table(DISPUTED, { springs: SPRINGS, rulings: { tieBreak: 'none' } });
  const changesOf = (known: readonly HillSoFar[]): readonly number[] =>
    otherAnswers(game, known).map(({ differences }) => differences.length);
  const { hills } = score(game);
  const decided = (hill: Hill): HillSoFar => hillSoFar(hill, { part: 'influence', letter: hill.letter });
  expect(changesOf([])).toStrictEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(changesOf(hills.slice(0, 6).map(decided)), 'all but hill G').toStrictEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(changesOf(hills.map(decided)), 'hill G with its points, and not who wins').toStrictEqual([
    3, 0, 0, 0, 0, 0, 0,
  ]);
});

test('one answer that decides: the hill that changes hands, and the peasant it turns on', () => {
  const decisive = decisiveRulings(table(DISPUTED, { springs: SPRINGS }));
  expect(decisive).toMatchObject([
    {
      rulings: { emptySpring: 'spring' },
      result: { winners: [2] },
      differences: [
        {
          what: 'hill',
          letter: 'G',
          before: { kind: 'won', player: 0 },
          after: { kind: 'tied', players: [0, 1] },
        },
        { what: 'points', player: 0, before: 5, after: 2 },
        { what: 'points', player: 1, before: 0, after: 2 },
        { what: 'winners', before: [0], after: [2] },
      ],
      occasions: [{ ruling: 'emptySpring', hill: 'G', at: 'G1', springs: ['G2'] }],
      tied: [],
    },
  ]);
});

test('two answers that decide only together: one makes the tie, the other breaks it differently', () => {
  const game = table({ ...DISPUTED, E4: 'red condottiere', E3: 'green merchant' }, { springs: SPRINGS });
  expect(
    decisiveRulings(game).map(({ rulings, result, tied }) => ({ rulings, winners: result.winners, tied })),
  ).toStrictEqual([
    { rulings: { emptySpring: 'spring', tieBreak: 'tokens-first' }, winners: [2], tied: [0, 2] },
    { rulings: { emptySpring: 'spring', tieBreak: 'none' }, winners: [0, 2], tied: [0, 2] },
  ]);
});

test('a captive is named even if no hill changes hands', () => {
  const game = table({
    C1: 'red condottiere',
    C2: 'green merchant',
    C3: 'red condottiere',
    E3: 'green merchant',
    E4: 'blue condottiere',
  });
  expect(decisiveRulings(game)).toMatchObject([
    {
      rulings: { doubleCaptureByOnePlayer: 'disc' },
      result: { winners: [0] },
      differences: [
        { what: 'points', player: 0, before: 1, after: 2 },
        { what: 'winners', before: [0, 2], after: [0] },
      ],
      occasions: [{ ruling: 'doubleCaptureByOnePlayer', hill: 'C', at: 'C2', springs: [] }],
    },
  ]);
});

test('whether a lone condottiere flees never matters, because no merchant or peasant is next to it', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      const [other] = otherAnswers(game).filter(({ ruling }) => ruling === 'loneCondottiere');
      expect(other?.differences).toStrictEqual([]);
      expect(other?.result.tally).toStrictEqual(score(game).tally);
    }),
  );
});

test('a hill that changes hands is worth counting both ways, and named once for all readings', () => {
  const decisive = decisiveRulings(table(DISPUTED, { springs: SPRINGS }));
  expect(decisive.flatMap(changedHills).map(({ letter }) => letter)).toEqual(['G']);
  expect(contestedHills([...decisive, ...decisive])).toEqual([
    { letter: 'G', changed: { emptySpring: 'spring' } },
  ]);
});

test('if no hill changes hands, those that the answers are about are worth counting both ways', () => {
  const [reading] = decisiveRulings(table(DISPUTED, { springs: SPRINGS }));
  const unchanged = reading ? [{ ...reading, differences: [] }] : [];
  const [occasion] = unchanged.flatMap(({ occasions }) => occasions);
  const elsewhere = unchanged.map((one) => ({
    ...one,
    occasions: one.occasions.flatMap((each) => [each, { ...each, hill: 'B' as const }]),
  }));
  expect(occasion?.hill).toBe('G');
  expect(contestedHills(elsewhere).map(({ letter }) => letter)).toEqual(['G', 'B']);
});
