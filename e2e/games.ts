/** Games that several specs use. */
import { EXAMPLE } from '../lib/palatinus';
import { checkCharacters } from '../lib/text';

export { EXAMPLE };

/** A line with a replacement, and the right check characters. */
export function withChange(line: string, from: string | RegExp, to: string): string {
  const table = line.slice(0, line.lastIndexOf('_')).replace(from, to);
  return `${table}_${checkCharacters(table)}`;
}

/** The example with another name: one's own game, when the example is a shared one. */
export const MINE = withChange(EXAMPLE, 'Livia', 'Julia');

/** The example with one inhabitant fewer. */
export const ONE_MISSING = withChange(EXAMPLE, /.$/, '-');

/** A tie at hill A, nobody at D, E and F, Clara captures four and Eva has a disc for one of them. */
export const TIED =
  'P1_y-Anna.g-Ben.p-Clara.b-David.r-Eva_bfoio_LF16124D35B33126A55136C542E133G3426_gy----.-y-Y--.-R3--g.B-----.3-3--B.35-4--.r--g--_cs';

/** Two players with an ally each. */
export const ALLIES = withChange(
  withChange(EXAMPLE, /_.*?_/, '_rG-Livia.yB-Marco_'),
  /_[^_]*$/,
  '_Ggr-r1.------.Yy2-Bb.------.------.------.------',
);

/** Two of four share the victory because of the tie-break: with another answer one of them wins, or three. */
export const TIED_FOUR =
  'P1_y-Anna.r-Marco.p-Nora.b-Otto_bfoio_RB4612E43C2315G54356F2414D153A15245_P--2-4.-b-Yr-.-p-Y-Y.Pp-rpR.rb4-3-.-rb4R3.2byYp-_sb';

/** If an empty spring gives only 2, Marco wins instead of Otto: then hill B is not tied. */
export const SPRING_DECIDES =
  'P1_y-Anna.r-Marco.p-Nora.b-Otto_bfoio_RB4612E43C2315G54356F2414D153A15245_P--2Y4.rb--r-.-b-Y-Y.Pp-rpR.rb4-3-.--b4R3.2pyYp-_vv';
