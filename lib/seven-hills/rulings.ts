/** What players argue about: questions that the printed rules leave open. */

/** Each question's possible answers; the first is the default. */
export const RULINGS = {
  /** Does a noble count 1 or 2 when consuls are elected? */
  nobleInForum: ['one', 'two'],
  /** If players tie for first and somebody is behind them, do they share first and second, or first only? */
  tiedFirst: ['take-both', 'second-stays'],
  /**
   * If points are equal and so is the best number in the Forum, do those still equal win, or all who had equal
   * points?
   */
  finalTie: ['still-equal', 'all'],
  /** Is half of an odd number of legions rounded up or down? Guides the moves; no score depends on it. */
  halfRounds: ['up', 'down'],
} as const;

export type RulingKey = keyof typeof RULINGS;
export type Rulings = { readonly [Key in RulingKey]: (typeof RULINGS)[Key][number] };

export const RULING_KEYS = Object.keys(RULINGS) as RulingKey[];

export const DEFAULT_RULINGS: Rulings = {
  nobleInForum: 'one',
  tiedFirst: 'take-both',
  finalTie: 'still-equal',
  halfRounds: 'up',
};
