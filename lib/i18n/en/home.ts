/** The first page for new visitors: what the app is for. It only claims what already exists. */
export const home = {
  title: 'Who won, and why?',
  lead: 'The last piece is placed. Now for the part that takes longer than the game: scoring.',
  promise:
    'Septimontium scores your game of Palatinus hill by hill, or of Seven Hills epoch by epoch, and explains every point.',
  about: 'What it does',
} as const;
