import type { AreaMessages } from '../../speaker';

export const players: AreaMessages<'players'> = {
  whoPlaced:
    'Ruil je van kleur, dan wisselen geplaatste stukken van eigenaar. Neem je een vrije kleur, dan veranderen ze mee van kleur.',
  ally: 'Bondgenoot van {who}',
  noAlly: 'geen',
  allyText:
    'Met twee spelers heeft ieder ook een bondgenoot: een paar handelaars en boeren van een andere kleur, maar geen soldaat.',
  nowAlly: '{who} heeft nu een bondgenoot: {people}.',
  nowNoAlly: '{who} heeft nu geen bondgenoot.',
  left: '{count} {count:inwoner is|inwoners zijn} van het bord gegaan; “Ongedaan maken” zet {count:hem|ze} terug.',
  losing: '{count} {count:inwoner|inwoners} van het bord halen?',
  losingText: 'Wie er meespeelt, verandert. Daarom {count:gaat deze|gaan deze} van het bord:',
  losingUndo: '“Ongedaan maken” zet {count:hem|ze} terug.',
  losingOf: '{people}: {list}',
  losingOfAlly: '{people} (bondgenoot): {list}',
  lose: '{count} weghalen',
  census: 'Stukken per speler',
  eachPlayer: 'Elke speler',
  eachAlly: 'Elke bondgenoot',
  inAll: 'Dat zijn samen {count} inwoners.',
  assumed:
    'Alle stukken van een kleur doen mee. De spelregels zeggen niet dat het er {box} zijn, en ook niet hoeveel er van elke soort zijn. {list}: dat is onze aanname; pas het aan als jouw exemplaar anders is.',
  changed: 'Gewijzigd: dit zijn niet de standaardaantallen.',
  change: 'Aantallen wijzigen',
  boxHolds: 'Volgens onze uitleg zitten er {count} inwoners van elke kleur in de doos.',
  usual: 'Terug naar de standaard\u00adaantallen',
  usualNow: 'Weer de standaardaantallen.',
  merchants: 'Handelaars',
  peasants: 'Boeren',
  condottieri: 'Soldaten',
  ofAlly: '{kinds} (bondgenoot)',
  far: '{players} spelers, {inhabitants} inwoners',
};
