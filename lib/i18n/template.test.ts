/** Filling templates, and the types derived from them. */

import { describe, expect, expectTypeOf, it } from 'vitest';
import { fill, holes, type Values } from './template';

describe('fill', () => {
  it.each([
    ['a text without holes', 'Next', {}, 'Next'],
    ['a value by its name', 'Tile {letter} is missing', { letter: 'A' }, 'Tile A is missing'],
    ['the same value twice', '{name} and {name}', { name: 'Nora' }, 'Nora and Nora'],
    ['a number', '{points} points', { points: 16 }, '16 points'],
    ['the first form for one', '{count} {count:merchant|merchants}', { count: 1 }, '1 merchant'],
    ['the last form for none', '{count} {count:merchant|merchants}', { count: 0 }, '0 merchants'],
    ['the last form for many', '{count} {count:merchant|merchants}', { count: 7 }, '7 merchants'],
    ['an empty form', 'field{count:|s}', { count: 1 }, 'field'],
    ['a gap that stays visible without its value', 'Tile {letter}', {}, 'Tile {letter}'],
    ['no property that every object has', '{toString} {constructor}', {}, '{toString} {constructor}'],
    ['no value without a hole', 'Next', { letter: 'A' }, 'Next'],
    ['a value that looks like a hole, as it is', '{name}', { name: '{points}', points: 3 }, '{points}'],
    ['a value with a dollar sign, as it is', '{name}!', { name: '$&' }, '$&!'],
  ])('writes %s', (_, template, values, expected) => {
    expect(fill('en', template, values)).toBe(expected);
  });

  it('treats zero as singular in French', () => {
    expect(fill('fr', '{count:marchand|marchands}', { count: 0 })).toBe('marchand');
    expect(fill('fr', '{count:marchand|marchands}', { count: 2 })).toBe('marchands');
    expect(fill('fr', '{count:marchand|marchands}', { count: 1_000_000 })).toBe('marchands');
  });

  it('adds the narrow spaces and bound hyphens of French, and leaves English alone', () => {
    expect(fill('fr', 'Qui ? « {name} » : lui !', { name: 'Otto' })).toBe(
      'Qui\u202f? «\u202fOtto\u202f»\u202f: lui\u202f!',
    );
    expect(fill('fr', 'Touchez-le : y a-t-il une demi-source ?', {})).toBe(
      'Touchez\u2011le\u202f: y a\u2011t\u2011il une demi-source\u202f?',
    );
    expect(fill('en', 'Who ?', {})).toBe('Who ?');
  });
});

describe('holes', () => {
  it('names each placeholder once, plural or not', () => {
    expect(holes('{name}: {count} {count:field|fields} of {name}')).toEqual(['count', 'name']);
    expect(holes('none')).toEqual([]);
  });
});

describe('Values', () => {
  it('derives the values from the template', () => {
    expectTypeOf<Values<'Tile {letter} is missing'>>().toEqualTypeOf<
      Readonly<Record<never, number>> & { readonly letter: string | number }
    >();
    expectTypeOf<{ count: number }>().toExtend<Values<'{count} {count:field|fields}'>>();
    expectTypeOf<{ count: string }>().not.toExtend<Values<'{count} {count:field|fields}'>>();
    expectTypeOf<Record<never, never>>().toExtend<Values<'Next'>>();
  });
});
