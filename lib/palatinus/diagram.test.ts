/** The board in text: hexes lie as on the table. */

import { expect, test } from 'vitest';
import { drawBoard } from '.';
import { table } from './testing';

test('draws fields, springs, inhabitants and hills where they lie', () => {
  const { board, position } = table(
    { A1: 'red merchant', B4: 'green peasant', E4: 'blue condottiere' },
    { springs: ['A1', 'G6'] },
  );
  expect(`\n${drawBoard(board, position)}\n`).toBe(`
                              B1
            G1          B6    --    B2
      G6~   --    G2    --    (B)   --
      --    (G)   --    B5     3    B3
      G5     5    G3    --    B4    --    C1
      --    G4    --    A1~   gP    C6    --    C2
      F1    --    A6    rM    A2    --    (C)   --
F6    --    F2    --    (A)   --    C5     3    C3
--    (F)   --    A5     6    A3    --    C4    --
F5     5    F3    --    A4    --    D1    --
--    F4    --    E1    --    D6    --    D2
      --    E6    --    E2    --    (D)   --
            --    (E)   --    D5     4    D3
            E5     4    E3    --    D4    --
            --    E4    --          --
                  bC
`);
});
