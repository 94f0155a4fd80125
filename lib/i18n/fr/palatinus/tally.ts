import type { AreaMessages } from '../../speaker';

export const tally: AreaMessages<'tally'> = {
  toHill: 'Colline {letter} : aller à son décompte',
  tie: 'égalité',
  disc: 'jeton',
  nobody: 'personne',
  discs: 'Jetons de score (captures)',

  howAll: 'D’où viennent les points de chacun ?',
  ask: '{points} pour {who} : pourquoi ?',
  how: '{who} : pourquoi {points} {points:point|points} ?',
  token: 'Colline {hill} : son jeton',
  tiedDisc: 'Colline {hill} : un jeton de score, car il y a égalité',
  captive: 'Colline {hill}, capturé : {captive}',
  captiveDisc: 'Colline {hill} : un jeton de score, car {captive} a été capturé par plusieurs condottieres',
  nothing: 'Aucun habitant capturé, aucune colline gagnée.',
  sum: 'En tout',

  board: 'Le plateau à la fin de la partie',
  changeRulings: 'Points de règle',
  newTable: 'Nouvelle partie, mêmes joueurs',
  own: 'son propre pion',

  tapBoard: 'Touchez un pion pour revoir ce qui lui est arrivé, une colline pour voir son décompte.',
  race: 'La course, colline par colline',
  raceStage: 'Après la colline {letter} : {list}. Aller à son décompte',
  standing: '{who} {points}',
  closest: '{count:Colline la plus disputée|Collines les plus disputées} : {list}.',
  closestList: '{list} ; {last}',
  closeLead: '{letter}, {most} contre {next}',
  closeTie: '{letter}, égalité à {most}',

  noReading: 'Aucun point de règle ne change le vainqueur.',
  decides: 'Un point de règle décide qui gagne : {question}.',
  decideAlone: '{count} points de règle décident qui gagne, chacun à lui seul.',
  decideTogether: 'Seuls plusieurs points de règle ensemble changent le vainqueur.',
  'short-emptySpring': 'la source libre',
  'short-loneCondottiere': 'le condottiere isolé',
  'short-doubleCaptureByOnePlayer': 'l’habitant capturé deux fois',
  'short-tieBreak': 'le départage',
  'short-allyPieces': 'les alliés',
  doubtful: 'À revérifier : {count} {count:terrain|terrains}.',
  doubtfulMany:
    'Une erreur de saisie sur un seul terrain peut changer le vainqueur ({count} terrains) : revoyez-en d’abord {first}.',
  safe: 'Aucune erreur à elle seule n’y change rien.',
  trying: 'Essai de toutes les réponses et de tous les terrains…',
  notTried: 'Impossible de calculer maintenant ce qui décide.',
};
