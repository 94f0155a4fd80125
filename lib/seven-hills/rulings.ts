/** What players argue about: questions the printed rules leave open. */

/** Each question's possible answers; the first is taken where a game says nothing. */
export const RULINGS = {
  /** Does a noble count 1 or 2 when consuls are elected? */
  nobleInForum: ['one', 'two'],
  /** Tied for first, and somebody behind: do the tied share first and second, or first only? */
  tiedFirst: ['take-both', 'second-stays'],
  /** Points equal, and the Forum equal for the best: do those still equal win, or all who had equal points? */
  finalTie: ['still-equal', 'all'],
  /** Half of an odd number of legions: rounded up, or down? Guides the moves; no score depends on it. */
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
