/** What stands on every page: header, footer, and the page for an address that leads nowhere. */
export const shell = {
  appName: 'Septimontium',
  tagline: 'Who won, and why: the count of a Palatinus table, hill by hill',
  skipToContent: 'Skip to the content',
  home: 'Septimontium, to the start',
  language: 'Language',
  theme: 'Look',
  themeAuto: 'Auto',
  themeAutoHint: 'As the phone',
  themeLight: 'Light',
  themeDark: 'Dark',
  unofficial:
    'Septimontium is an unofficial companion, made by players. It is not affiliated with the publisher or the authors of Palatinus.',
  notFoundTitle: 'No hill here',
  notFoundText: 'Rome has seven hills, and this address is not on any of them.',
  notFoundBack: 'Back to the start',
} as const;
