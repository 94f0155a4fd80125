/** What tables argue about: questions the printed rules leave open or answer differently by edition. */

/** Each question's possible answers; the first is the default. */
export const RULINGS = {
  /** Does an adjacent spring that is also empty give a peasant 2 + 2, or only 2? */
  emptySpring: ['both', 'spring'],
  /** Does a condottiere with neither merchant nor peasant next to it flee (0 = 0)? */
  loneCondottiere: ['flees', 'stays'],
  /** Two condottieri of one player capture the same inhabitant: worth 1, or 1 and a disc? */
  doubleCaptureByOnePlayer: ['once', 'disc'],
  /** What decides on equal points: all items together, one sort after the other, or nothing? */
  tieBreak: ['items', 'tokens-first', 'discs-first', 'none'],
  /** In a two-player game, do an ally's pieces earn influence for the player who brought them, or for nobody? */
  allyPieces: ['own', 'neutral'],
} as const;

export type RulingKey = keyof typeof RULINGS;
export type Rulings = { readonly [Key in RulingKey]: (typeof RULINGS)[Key][number] };

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];

export const DEFAULT_RULINGS: Rulings = {
  emptySpring: 'both',
  loneCondottiere: 'flees',
  doubleCaptureByOnePlayer: 'once',
  tieBreak: 'items',
  allyPieces: 'own',
};

/** All 64 ways to answer all the questions. */
export const ALL_RULINGS: readonly Rulings[] = RULING_KEYS.reduce<Partial<Rulings>[]>(
  (combinations, key) =>
    combinations.flatMap((rest) => RULINGS[key].map((option) => ({ ...rest, [key]: option }))),
  [{}],
) as Rulings[];
