/** Which fields to check, and in which order. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleGame, expectedWith, parseField, withPiece } from '..';
import { sound, table } from '../testing';
import { soundDrafts } from '../testing-drafts';
import {
  type DoubtfulField,
  type DoubtfulSlip,
  doubtfulFields,
  likeliestSlips,
  SLIP_SORTS,
  slipsThatMatter,
} from '.';

const PLAYERS = [{ people: 'red' }, { people: 'purple' }, { people: 'blue' }] as const;

/** `G1: one-field-off to G2, won by 0` */
const told = ({ at, slips }: DoubtfulField): readonly string[] =>
  slips.map(({ sort, instead, to, winners }) => {
    const what = instead ? ` ${instead.people} ${instead.kind}` : to ? ` to ${to}` : '';
    return `${at}: ${sort}${what}, won by ${winners.join(' ')}`;
  });

test('every slip that matters has its field, and fields have no others but pieces one field off', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const game = sound(draft);
      const all = doubtfulFields(game).flatMap(({ at, slips }) => slips.map((slip) => ({ at, ...slip })));
      const plain = (slips: readonly { readonly at: string; readonly instead: unknown }[]) =>
        slips.map(({ at, instead }) => JSON.stringify([at, instead])).sort();
      expect(plain(all.filter(({ to }) => !to))).toEqual(plain(slipsThatMatter(game)));
      expect(all.every(({ to, sort }) => (to !== undefined) === (sort === 'one-field-off'))).toBe(true);
      expect(new Set(all.map(({ at }) => at)).size).toBe(doubtfulFields(game).length);
    }),
    { numRuns: 15 },
  );
});

test('a piece one field off leaves its own field empty', () => {
  // Red holds F, worth 5, blue B, worth 3. Blue's peasant on B6 takes G, worth 5, if it belongs on G2.
  const fields = doubtfulFields(table({ B6: 'blue peasant', F5: 'red peasant' }, { players: PLAYERS }));
  expect(fields.filter(({ at }) => at === 'B6').flatMap(told)).toContain(
    'B6: one-field-off to G2, won by 0 2',
  );
});

test('fields with the most likely slip come first, those with more likely slips before the others', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const fields = doubtfulFields(sound(draft));
      const ranks = fields.map(({ slips }) =>
        slips.map(
          ({ sort, mendsCensus, strainsCensus }) =>
            SLIP_SORTS.indexOf(sort) + (mendsCensus ? -10 : strainsCensus ? 10 : 0),
        ),
      );
      for (const of of ranks) expect(of).toEqual([...of].sort((a, b) => a - b));
      const firsts = ranks.map(([first]) => first as number);
      expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    }),
    { numRuns: 15 },
  );
});

test('a slip whose correction makes the census fit comes before all others', () => {
  const game = exampleGame();
  for (const { at, entered, instead } of slipsThatMatter(game).slice(0, 3)) {
    const wrong = { ...game, position: withPiece(game.position, parseField(at), instead) };
    const fields = doubtfulFields(wrong);
    expect(fields[0]?.slips[0]?.mendsCensus).toBe(true);
    const [likeliest] = fields.find((field) => field.at === at)?.slips ?? [];
    expect(likeliest).toMatchObject({ instead: entered, mendsCensus: true });
  }
  expect(doubtfulFields(game).some(({ slips }) => slips.some(({ mendsCensus }) => mendsCensus))).toBe(false);
});

test('if the census fits, a piece one field off comes before one that nobody has', () => {
  const slips = doubtfulFields(exampleGame()).map((field) => field.slips[0]);
  expect(slips[0]).toMatchObject({ sort: 'one-field-off', strainsCensus: false });
});

test('the census uses the numbers that the table changed', () => {
  const game = exampleGame();
  const { player, ally } = expectedWith(game.players.length);
  const expected = {
    player: { ...player, merchant: player.merchant + 1, peasant: player.peasant - 1 },
    ally,
  };
  const slips = doubtfulFields(game, expected).flatMap((field) => field.slips);
  const toMerchant = slips.filter(({ sort, instead }) => sort === 'kind' && instead?.kind === 'merchant');
  expect(toMerchant.length).toBeGreaterThan(0);
  expect(toMerchant.some(({ strainsCensus }) => !strainsCensus)).toBe(true);
  const byTheRules = doubtfulFields(game).flatMap((field) => field.slips);
  expect(byTheRules.filter(({ sort }) => sort === 'kind').every(({ strainsCensus }) => strainsCensus)).toBe(
    true,
  );
});

test('the likeliest slips equal the first one in sort and effect on the census', () => {
  const slip = (sort: DoubtfulSlip['sort'], strainsCensus: boolean): DoubtfulSlip => ({
    sort,
    instead: undefined,
    mendsCensus: false,
    strainsCensus,
    winners: [0],
  });
  const [first, second] = [slip('kind', false), slip('kind', false)];
  const slips = [first, second, slip('similar-colour', false), slip('kind', true)] as const;
  expect(likeliestSlips({ slips: [...slips] })).toEqual([first, second]);
});
