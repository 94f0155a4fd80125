import { palatinus } from './palatinus';
import type { AnyGame, Games } from './seam';

/** Every game there is. The first is the one whose schema is served where none is named. */
export const GAMES: Games<AnyGame> = [palatinus];
