import { expect, test } from 'vitest';
import { withMinus, withSign } from './signed';

test('a number has a minus sign, and a plus if it is asked for', () => {
  expect([-12, 0, 3].map(withMinus)).toStrictEqual(['−12', '0', '3']);
  expect([-12, 0, 3].map(withSign)).toStrictEqual(['−12', '+0', '+3']);
});
