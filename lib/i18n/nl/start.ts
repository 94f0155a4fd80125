import type { AreaMessages } from '../speaker';

export const start: AreaMessages<'start'> = {
  score: 'Een spel tellen',
  scoreText: 'Palatinus: spelers, tegels, inwoners, zo’n 60 tikken',
  scoreSevenHills: 'Seven Hills tellen',
  scoreSevenHillsText: 'Tijdperk voor tijdperk: alleen wat er veranderd is',
  palatinus: 'Palatinus',
  sevenHills: 'Seven Hills',
  goOnEpoch: 'Verdergaan: tijdperk {numeral} van {last}',
  goOn: 'Verdergaan met je spel',
  copy: 'Mijn exemplaar',
  goOnTiles: 'Verdergaan: {count} van de 7 tegels gelegd',
  goOnPlaced: 'Verdergaan: {placed} van de {expected} geplaatst',
  won: '{who} won met {points} {points:punt|punten}',
  shared: '{who} delen de overwinning: {points}',
  before: 'Het vorige spel',
  others: 'Ook hier',
  watchExample: 'Bekijk een voorbeeld',
  openFile: 'Open een bestand of link',
  ask: 'Vraag over een stuk',
  learn: 'Leren tellen',
};
