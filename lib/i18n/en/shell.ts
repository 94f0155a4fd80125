/** Texts of every page: header, footer, and the page for an unknown address. */
export const shell = {
  appName: 'Septimontium',
  tagline: 'Palatinus, counted hill by hill',
  description:
    'Scores the board games Palatinus and Seven Hills step by step and explains every point. Unofficial.',
  skipToContent: 'Skip to the content',
  home: 'Septimontium, home',
  settings: 'Language and theme',
  theme: 'Theme',
  themeAuto: 'Auto',
  themeLight: 'Light',
  themeDark: 'Dark',
  unofficial:
    'Septimontium is an unofficial companion. It is not affiliated with the publishers or the authors of Palatinus and Seven Hills.',
  notFoundTitle: 'No hill here',
  notFoundText: 'Rome has seven hills, and this address is not on any of them.',
  notFoundBack: 'Back to home',
  developers: 'For developers',
  learn: 'Learn',
  updateReady: 'A new version of the app is ready.',
  updateNow: 'Use it now',
  updateLater: 'Later',
} as const;
