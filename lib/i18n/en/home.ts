/** The first page: what the app is for, told as to a friend. Claims only what can be had today. */
export const home = {
  title: 'Who won, and why?',
} as const;
