/** Each check, with values that pass and values that do not. */

import { describe, expect, test } from 'vitest';
import { isCount, isDistinctListOf, isListOf, isOneOf, isOptional, isRecordOf, isTextOf } from './checks';

const isLetter = isOneOf(['A', 'B']);

describe.each([
  { name: 'one of several', check: isLetter, yes: ['A', 'B'], no: ['C', '', 0, null, undefined, ['A']] },
  { name: 'optional', check: isOptional(isLetter), yes: ['A', undefined], no: ['C', null] },
  { name: 'a count', check: isCount(0, 12), yes: [0, 7, 12], no: [-1, 13, 1.5, Number.NaN, '7', null] },
  {
    name: 'a text, counted in characters',
    check: isTextOf(1, 3),
    yes: ['a', 'abc', '👑👑👑'],
    no: ['', 'abcd', '👑👑👑👑', 'x'.repeat(1000), 3, null, ['a']],
  },
  {
    name: 'a list',
    check: isListOf(isLetter, 2),
    yes: [[], ['A', 'A']],
    no: [['C'], ['A', 'A', 'B'], 'AB', {}],
  },
  {
    name: 'a list without doubles',
    check: isDistinctListOf(isLetter, 2),
    yes: [['B', 'A']],
    no: [['A', 'A']],
  },
  {
    name: 'a record',
    check: isRecordOf({ a: isLetter }, { b: isLetter }),
    yes: [{ a: 'A' }, { b: 'B', a: 'A' }],
    no: [{}, { b: 'B' }, { a: 'C' }, { a: 'A', b: 'C' }, { a: 'A', c: 'A' }, ['A'], null, 'A'],
  },
  {
    name: 'a record without what every object has',
    check: isRecordOf({}, { a: isLetter }),
    yes: [{}],
    no: [JSON.parse('{"__proto__":"A"}'), { constructor: 'A' }, { toString: 'A' }],
  },
])('$name', ({ check, yes, no }) => {
  test.each(yes.map((value) => [value]))('is %j', (value) => expect(check(value)).toBe(true));
  test.each(no.map((value) => [value]))('is not %j', (value) => expect(check(value)).toBe(false));
});
