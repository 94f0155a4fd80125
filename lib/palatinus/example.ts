import type { Game } from './game';
import { withoutRulings } from './notation';
import { parseNotation } from './parse-notation';

/**
 * A full five-player table for demonstration. At hill C it is the rulebook's example: one condottiere
 * captures two peasants, including one of its own colour, while another flees, and one peasant has three springs beside it.
 */
export const EXAMPLE =
  'P1_r-Livia.y-Marco.g-Nora.b-Otto.p-Pia_bfoio_RG1615D23A0434C33134E4546F54B4514_YBgg-b.Y-yP-P.ryR23b.yYrR4G.-5pG-1.RrpgPb.G--pBB_7w';

/** Whether a line of notation is the example, whatever its rulings. */
export function isExampleLine(line: string): boolean {
  return withoutRulings(line) === withoutRulings(EXAMPLE);
}

export function exampleGame(): Game {
  const parsed = parseNotation(EXAMPLE) as { readonly value: Game }; // a test reads it, so it is sound
  return parsed.value;
}
