import type { AreaMessages } from '../speaker';

export const start: AreaMessages<'start'> = {
  score: 'Compter une partie',
  scoreText: 'Palatinus : joueurs, tuiles, habitants, environ 60 appuis',
  scoreSevenHills: 'Compter Seven Hills',
  scoreSevenHillsText: 'Époque par époque : seulement ce qui change',
  palatinus: 'Palatinus',
  sevenHills: 'Seven Hills',
  goOnEpoch: 'Reprendre : époque {numeral} sur {last}',
  goOn: 'Reprendre la partie',
  copy: 'Ma boîte',
  goOnTiles: 'Reprendre : {count} {count:tuile posée|tuiles posées} sur 7',
  goOnPlaced: 'Reprendre : {placed} {placed:placé|placés} sur {expected}',
  won: '{who} a gagné : {points}',
  shared: '{who} à égalité : {points}',
  before: 'La partie d’avant',
  others: 'Aussi ici',
  watchExample: 'Voir un exemple',
  openFile: 'Ouvrir un fichier ou un lien',
  ask: 'Poser une question',
  learn: 'Apprendre à compter',
};
