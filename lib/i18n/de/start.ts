import type { AreaMessages } from '../speaker';

export const start: AreaMessages<'start'> = {
  score: 'Partie werten',
  scoreText: 'Palatinus: Spieler, Tafeln, Bewohner, etwa 60-mal tippen',
  scoreSevenHills: 'Seven Hills werten',
  scoreSevenHillsText: 'Epoche für Epoche: nur was sich geändert hat',
  palatinus: 'Palatinus',
  sevenHills: 'Seven Hills',
  goOnEpoch: 'Weiter: Epoche {numeral} von {last}',
  goOn: 'Partie fortsetzen',
  copy: 'Mein Exemplar',
  goOnTiles: 'Weiter: {count} von 7 Tafeln gelegt',
  goOnPlaced: 'Weiter: {placed} von {expected} gesetzt',
  won: '{who} hat gewonnen, {points}',
  shared: '{who} teilen sich den Sieg, {points}',
  before: 'Vorige Partie',
  others: 'Was es hier noch gibt',
  watchExample: 'Beispiel ansehen',
  openFile: 'Datei oder Link öffnen',
  ask: 'Frage zu einem Chip',
  learn: 'Werten lernen',
};
