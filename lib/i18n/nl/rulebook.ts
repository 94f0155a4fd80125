import type { AreaMessages } from '../speaker';

export const rulebook: AreaMessages<'rulebook'> = {
  contents: 'Hoofdstukken',
  link: 'Regel {number}: {title}',
  seeAlso: 'Zie ook',
  picture: 'Tekening bij regel {number}: {title}',
  example: 'Voorbeeld:',
  search: 'Zoek in de spelregels',
  found: '{count} {count:paragraaf|paragrafen} gevonden',
  none: 'Niets gevonden. Probeer een ander woord, zoals heuvel, gelijkstand of punten.',
  clear: 'Zoekopdracht wissen',

  rule: 'regel {number}',
  ruleTitle: 'Regel {number}',
  allRules: 'Alle spelregels',

  rulings: 'Afspraken',
  leadShared:
    'Zo beantwoordt het gedeelde spel de open vragen. Probeer gerust andere antwoorden: je eigen spel verandert niet.',
  toRulings: 'Kies de afspraken voor je spel',
  toRuling: 'Kies het antwoord voor je spel',
  usual: 'standaard',
  chosen: 'in dit spel',
  toStandard: 'Terug naar standaard',
  standardNow: 'Weer de standaardantwoorden.',
  answerPicture: 'Tekening bij regel {number}, zo gelezen: {answer}',
  effect: 'In dit spel, met “{answer}”:',
  'matters-absent': 'Komt in dit spel niet voor.',
  'matters-nothing': 'In dit spel: de score verandert niet.',
  'matters-points': 'In dit spel: er hangen punten van af.',
  'matters-winner': 'In dit spel: de overwinning hangt ervan af.',
  house: 'Jullie huisregels',
  houseText: 'Dit spel begint met jullie antwoorden: {list}.',

  inForce: 'Afspraken: {list}.',
  inForceUsual: 'Afspraken: standaard.',
  list: '{list}; {last}',
};
