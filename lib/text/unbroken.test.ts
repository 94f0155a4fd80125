import { expect, test } from 'vitest';
import { numbersKept, unbroken } from '.';

test('a sum breaks only before a plus, and numbers stay with what they count', () => {
  expect(unbroken('3 merchants (C5, D4) × 1 + 2 peasants (C6) × 2 = 7')).toBe(
    '3\u00a0merchants (C5, D4)\u00a0×\u00a01 +\u00a02\u00a0peasants (C6)\u00a0×\u00a02\u00a0=\u00a07',
  );
});

test('a number stays with the word before it', () => {
  expect(numbersKept('Colline B : jeton 4 pour Livia')).toBe('Colline B : jeton\u00a04 pour Livia');
  expect(numbersKept('pour Jean-Marc, 12 contre 2')).toBe('pour Jean-Marc, 12 contre\u00a02');
});
