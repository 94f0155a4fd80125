/** Games that several specs look at. */
import { EXAMPLE } from '../lib/palatinus';

export { EXAMPLE };

/** The example under another name: a game of one's own beside the one that was sent. */
export const MINE = EXAMPLE.replace('Livia', 'Julia');

/** The example with one inhabitant less. */
export const ONE_MISSING = `${EXAMPLE.slice(0, -1)}-`;

/** A tie at hill A, nobody at D, E and F, Clara captures four and Eva has a disc for one of them. */
export const TIED =
  'P1_y-Anna.g-Ben.p-Clara.b-David.r-Eva_bfoio_LF16124D35B33126A55136C542E133G3426_gy----.-y-Y--.-R3--g.B-----.3-3--B.35-4--.r--g--';

/** Two players with an ally each. */
export const ALLIES = EXAMPLE.replace(/_.*?_/, '_rG-Livia.yB-Marco_').replace(
  /_[^_]*$/,
  '_Ggr-r1.------.Yy2-Bb.------.------.------.------',
);
