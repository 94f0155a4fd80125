import type { AreaMessages } from '../speaker';

export const start: AreaMessages<'start'> = {
  score: 'Compter une partie',
  scoreText: 'Palatinus : joueurs, tuiles, habitants, en une soixantaine de gestes',
  scoreSevenHills: 'Compter Seven Hills',
  scoreSevenHillsText: 'Époque par époque : seulement ce qui change',
  palatinus: 'Palatinus',
  sevenHills: 'Seven Hills',
  goOnEpoch: 'Reprendre : époque {numeral} sur {last}',
  goOn: 'Reprendre la partie',
  copy: 'Ma boîte',
  goOnTiles: 'Reprendre : {count} {count:tuile posée|tuiles posées} sur 7',
  goOnPlaced: 'Reprendre : {placed} {placed:placé|placés} sur {expected}',
  won: '{who} a gagné avec {points} {points:point|points}',
  shared: '{who} à égalité : {points}',
  before: 'La partie précédente',
  others: 'Et aussi',
  watchExample: 'Voir un exemple',
  openFile: 'Ouvrir un fichier ou un lien',
  ask: 'Question sur un pion',
  learn: 'Apprendre à compter',
};
