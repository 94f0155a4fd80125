/** What is drawn on the board, in words. */
export const board = {
  label: 'The board: seven hills and {count} {count:inhabitant|inhabitants}',
  spring: 'spring',
  arrow: 'arrow: field 1, then clockwise',
  whoAndHowMany: '{who}, with {count} {count:inhabitant|inhabitants} on the board',
} as const;
