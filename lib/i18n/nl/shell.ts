import type { AreaMessages } from '../speaker';

export const shell: AreaMessages<'shell'> = {
  appName: 'Septimontium',
  tagline: 'Palatinus, heuvel voor heuvel geteld',
  description:
    'Telt de bordspellen Palatinus en Seven Hills stap voor stap en legt elk punt uit. Niet officieel.',
  skipToContent: 'Naar de inhoud',
  home: 'Septimontium, start',
  settings: 'Taal en thema',
  theme: 'Thema',
  themeAuto: 'Auto',
  themeLight: 'Licht',
  themeDark: 'Donker',
  unofficial:
    'Septimontium is een onofficieel hulpmiddel. Het staat los van de uitgevers en de auteurs van Palatinus en Seven Hills.',
  notFoundTitle: 'Hier is geen heuvel',
  notFoundText: 'Rome heeft zeven heuvels, en dit adres ligt op geen ervan.',
  notFoundBack: 'Terug naar start',
  developers: 'Voor ontwikkelaars',
  learn: 'Leren',
  updateReady: 'Er staat een nieuwe versie van de app klaar.',
  updateNow: 'Nu gebruiken',
  updateLater: 'Later',
};
