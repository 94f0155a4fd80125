/** A whole game to try things out with: three players, five epochs, every rule of the count at least once. */

import type { Game } from './game';
import { parseNotation } from './parse-notation';

export const EXAMPLE =
  'S1_r-Livia.g-Marco.y-Nora_otsu_123Axa-1-aP1-x-1rQ-aC--aFa-a-rL-a-a.312Axa-2-xaP1b-x-1rQ1a-xb-1aFa-ra-rLa--a.231Bc-ra-raQ1a-xa-1cCrb-1-x1aFc-ra-rbL-bWa.123Bc-ra-rcP1b-xs-1rExb-xb-sFc-rb-rcLa-aW~0-1-0.312Bd-rb-rcAxa-2b-xaV2a-1c-1b_g4';

export function exampleGame(): Game {
  const parsed = parseNotation(EXAMPLE) as { readonly value: Game }; // a test reads it, so it is sound
  return parsed.value;
}
