/** Double names stay on one line, unless they are too long for one. */

import { expect, test } from 'vitest';
import { joinHyphens, withoutJoiners } from '.';

test.each([
  ['Jean-Marc', 'Jean-\u2060Marc'],
  ['Marie-Antoinette', 'Marie-\u2060Antoinette'],
  ['Anna', 'Anna'],
  ['- Anna -', '- Anna -'],
  ['Eleonore-Wilhelmina-zur', 'Eleonore-Wilhelmina-zur'],
])('%s', (name, joined) => {
  expect(joinHyphens(name)).toBe(joined);
  expect(withoutJoiners(joined)).toBe(name);
});
