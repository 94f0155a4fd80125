import type { AreaMessages } from '../speaker';

export const shell: AreaMessages<'shell'> = {
  appName: 'Septimontium',
  tagline: 'Palatinus, Hügel für Hügel gewertet',
  description:
    'Wertet die Brettspiele Palatinus und Seven Hills Schritt für Schritt und erklärt jeden Punkt. Inoffiziell.',
  skipToContent: 'Zum Inhalt springen',
  home: 'Septimontium, Startseite',
  settings: 'Sprache und Design',
  theme: 'Design',
  themeAuto: 'Auto',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  unofficial:
    'Septimontium ist ein inoffizieller Begleiter. Mit den Verlagen und den Autoren von Palatinus und Seven Hills steht es in keiner Verbindung.',
  notFoundTitle: 'Hier ist kein Hügel',
  notFoundText: 'Rom hat sieben Hügel, und diese Adresse liegt auf keinem davon.',
  notFoundBack: 'Zur Startseite',
  developers: 'Für Entwickler',
  learn: 'Lernen',
  updateReady: 'Eine neue Version der App ist bereit.',
  updateNow: 'Jetzt nutzen',
  updateLater: 'Später',
};
