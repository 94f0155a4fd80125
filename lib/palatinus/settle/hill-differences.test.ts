/** What differs around a hill between two readings: the inhabitants concerned, and their sources. */

import { expect, it } from 'vitest';
import { type Hill, score } from '..';
import { table } from '../testing';
import { hillDifferences } from '.';

function hillA(rulings: Parameters<typeof table>[1], placement: Parameters<typeof table>[0]): Hill {
  const [hill] = score(table(placement, rulings)).hills;
  if (!hill) throw new Error('There is a hill A.');
  return hill;
}

it('finds the peasant, and the spring that gives it more', () => {
  const placement = { A1: 'red peasant', A3: 'green merchant', A4: 'red merchant' } as const;
  const springs = ['A2'] as const;
  const both = hillA({ springs }, placement);
  const one = hillA({ springs, rulings: { emptySpring: 'spring' } }, placement);
  const found = hillDifferences(both, one);
  expect(found.inhabitants).toEqual(['A1']);
  expect(found.gifts).toMatchObject([{ from: 'A2', to: 'A1', sources: [{ points: 2 }, { points: 2 }] }]);
  expect(hillDifferences(one, both).gifts).toMatchObject([{ from: 'A2', sources: [{ points: 2 }] }]);
  expect(hillDifferences(both, both)).toEqual({ inhabitants: [], gifts: [] });
});

it('finds an inhabitant that is counted on one side only', () => {
  const placement = { A1: 'red condottiere', A4: 'green peasant' } as const;
  const stays = hillA({ rulings: { loneCondottiere: 'stays' } }, placement);
  const flees = hillA({}, placement);
  expect(hillDifferences(stays, flees).inhabitants).toContain('A1');
  expect(hillDifferences(flees, stays).gifts.every(({ to }) => to !== 'A1')).toBe(true);
});

it('lists the sources of an inhabitant that is counted on one side only', () => {
  const alone = hillA({}, { A2: 'green merchant' });
  const fed = hillA({}, { A1: 'red merchant', A2: 'green merchant' });
  expect(hillDifferences(fed, alone).gifts).toMatchObject([
    { from: 'A2', to: 'A1', sources: [{ points: 1 }] },
    { from: 'A1', to: 'A2', sources: [{ points: 1 }] },
  ]);
  expect(hillDifferences(alone, fed).gifts).toMatchObject([
    { from: 'A1', to: 'A2', sources: [] },
    { from: 'A2', to: 'A1', sources: [] },
  ]);
});
