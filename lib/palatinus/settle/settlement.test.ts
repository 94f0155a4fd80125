/** What a screen shows of an argument: the same as its parts, each field and each question once. */

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Difference, parseNotation, RULING_KEYS } from '..';
import { deepFreeze, sound } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { decisiveRulings, doubtfulFields, otherAnswers, settle } from '.';

const changesWinners = (differences: readonly Difference[]): boolean =>
  differences.some(({ what }) => what === 'winners');

function settled(line: string): ReturnType<typeof settle> {
  const read = parseNotation(line);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return settle(read.value);
}

describe('a settlement', () => {
  it('groups the answers to one question, and names what it turns on', () => {
    const { decisive, minor } = settled(
      'P1_r-P1.b-P2.p-P3.g-P4_bfoio_LF46256G4516E55235A2456D33156B54C53256_b2---3.rp4RPr.3rPPgB.pggRrg.3GG2bG.B-1Pg2.1rgpr2_q4',
    );
    expect(decisive.map(({ rulings, readings }) => [rulings, readings.map((one) => one.rulings)])).toEqual([
      [['emptySpring'], [{ emptySpring: 'spring' }]],
      [['tieBreak'], [{ tieBreak: 'tokens-first' }, { tieBreak: 'discs-first' }, { tieBreak: 'none' }]],
    ]);
    expect(minor.map(({ ruling }) => ruling)).toEqual([
      'loneCondottiere',
      'doubleCaptureByOnePlayer',
      'allyPieces',
    ]);
  });

  it('names questions that decide only together, and each of them separately', () => {
    const { decisive, minor } = settled(
      'P1_g-P1.y-P2.b-P3_bfoio_RD46125F433E5516C55A544B235G242_--32b-.--Bb2G.2-B3by.GYY-yb.-2g--2.G--Gg-.--B3B3_vk',
    );
    expect(decisive.map(({ rulings }) => rulings)).toEqual([['doubleCaptureByOnePlayer', 'tieBreak']]);
    expect(minor.map(({ ruling }) => ruling)).toEqual(RULING_KEYS);
  });

  it('has the safety of the win if no field is doubtful', () => {
    const { doubtful, safety } = settled(
      'P1_pG-P1.bY-P2_bfoio_LB16F431G53D0416C4526E54235A35_PPP-bp.1BPgGP.pyyG1y.BpB-Gg.1----p.BYbGyb.Gg2YpG_j4',
    );
    expect(doubtful).toEqual([]);
    expect(safety).toEqual({ lead: 17, leadAfterSlip: 7 });
  });
});

test('has every slip, every decisive reading and every other answer once', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = deepFreeze(sound(draft));
      const { decisive, minor, doubtful, safety } = settle(game);
      expect(decisive.flatMap(({ readings }) => readings)).toEqual(
        expect.arrayContaining([...decisiveRulings(game)]),
      );
      expect(doubtful).toEqual(doubtfulFields(game));
      expect(safety === undefined).toBe(doubtful.length > 0);
      const answers = otherAnswers(game).filter(({ ruling }) => minor.some((one) => one.ruling === ruling));
      expect(minor.flatMap(({ others }) => others)).toEqual(
        answers.map(({ answer, differences }) => ({ answer, differences })),
      );
      expect(
        minor.every(({ others }) => others.every(({ differences }) => !changesWinners(differences))),
      ).toBe(true);
    }),
    { numRuns: 20 },
  );
});
