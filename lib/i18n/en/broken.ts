/** The page that is shown when another one has failed. */
export const broken = {
  title: 'This page could not be shown',
  text: 'Something went wrong in the app, or a part of it could not be loaded. Nothing you entered is lost: leave this page open, and try again.',
  again: 'Try again',
  home: 'Back to home',
} as const;
