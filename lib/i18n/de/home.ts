import type { AreaMessages } from '../speaker';

export const home: AreaMessages<'home'> = {
  title: 'Wer hat gewonnen, und warum?',
  lead: 'Der letzte Chip liegt. Jetzt kommt, was länger dauert als die Partie: die Wertung.',
  promise:
    'Septimontium wertet deine Partie Palatinus Hügel für Hügel oder Seven Hills Epoche für Epoche und erklärt jeden Punkt.',
  about: 'Was die App kann',
};
