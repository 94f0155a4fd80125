import type { AreaMessages } from '../../speaker';

export const sevenRulings: AreaMessages<'sevenRulings'> = {
  nobleInForum: 'Hoeveel stemmen heeft een edele als er consuls worden gekozen?',
  'nobleInForum-one': 'Eén, zoals elke marker',
  'nobleInForum-one-why':
    'Er worden markers geteld, en de spelregels laten een edele alleen bij de punten op de heuvels voor 2 tellen.',
  'nobleInForum-two': 'Twee',
  'nobleInForum-two-why': 'Op een heuvel is een edele twee andere waard, dus waarom niet op het Forum?',

  tiedFirst: 'Meerdere spelers zijn op een heuvel gedeeld eerste, en er komt iemand na hen. Wat delen ze?',
  'tiedFirst-take-both': 'De eerste en de tweede plaats samen; niemand is tweede',
  'tiedFirst-take-both-why':
    'Samen bezetten ze de eerste en de tweede plaats. In het gedrukte voorbeeld worden beide gedeeld.',
  'tiedFirst-second-stays': 'Alleen de eerste plaats; de volgende is tweede',
  'tiedFirst-second-stays-why':
    'In het gedrukte voorbeeld komt er niemand na de spelers die gelijkstaan. Is er wel iemand, dan is de tweede plaats bezet.',

  finalTie:
    'Meerdere spelers hebben evenveel punten, en de besten van hen staan ook op het Forum gelijk. Wie wint?',
  'finalTie-still-equal': 'Wie nog steeds gelijkstaat',
  'finalTie-still-equal-why': 'Wie minder markers op het Forum heeft, verliest bij gelijkstand.',
  'finalTie-all': 'Iedereen die in punten gelijkstaat',
  'finalTie-all-why': 'De regel bij gelijkstand heeft niets beslist, dus blijft het gelijk in punten.',

  halfRounds: 'De helft van een oneven aantal legioenen keert terug. Hoe wordt er afgerond?',
  'halfRounds-up': 'Naar boven: van de 3 keren er 2 terug',
  'halfRounds-up-why': 'Het dichtstbijzijnde gehele getal; een halve wordt gewoonlijk naar boven afgerond.',
  'halfRounds-down': 'Naar beneden: van de 3 keert er 1 terug',
  'halfRounds-down-why': 'Overal elders ronden de spelregels naar beneden af.',

  'say-nobleInForum-two': 'een edele heeft twee stemmen',
  'say-tiedFirst-second-stays': 'bij een gedeelde eerste plaats wordt alleen die plaats gedeeld',
  'say-finalTie-all': 'iedereen die in punten gelijkstaat, deelt de overwinning',
  'say-halfRounds-down': 'de helft van de legioenen wordt naar beneden afgerond',
};
