import type { AreaMessages } from '../../speaker';

export const whatif: AreaMessages<'whatif'> = {
  board: 'Le plateau avec ce que vous essayez',
  lead: 'Touchez un terrain pour changer qui s’y trouve, ou maintenez un pion et faites-le glisser. Votre partie ne change pas tant que vous ne la remplacez pas.',
  leadShared:
    'Touchez un terrain pour changer qui s’y trouve, ou maintenez un pion et faites-le glisser. Ni la partie partagée ni la vôtre ne changent.',
  who: 'Qui se trouve ici ?',
  elsewhere: 'Le placer ailleurs',
  moving: '{piece} : touchez le terrain où le placer.',
  changed: 'changé',

  changes: 'Ce que vous avez changé',
  moved: '{from} → {to} : {piece}',
  replaced: '{at} : {piece} (avant : {before})',
  nobody: 'personne',
  ruling: '{question} {answer}',
  takeBack: 'Annuler ce changement : {change}',

  before: 'La partie',
  now: 'Et si',
  winners: '{count:Vainqueur|Vainqueurs} : {list}',
  cell: '(avant : {value})',
  nothing: 'rien',
  differences: 'Ce que cela change',
  hillsNote:
    'Sur le plateau, une colline qui change de mains porte un anneau et le symbole du joueur qui la prend.',
  shareTitle: 'Partager cet essai',
  shareHint: 'Scannez le code ou envoyez le lien. Il contient la partie et ce que vous y avez changé.',
  shareQr: 'Code QR du lien vers cet essai',
  table: 'Colline par colline',
  tableNote: 'Là où quelque chose change, l’ancien nombre est barré en dessous.',

  keep: 'Remplacer la partie',
  keepMine: 'Enregistrer pour moi',
  throwAway: 'Revenir à la partie',
  thrownAway: 'Essai effacé. « Annuler » le rétablit.',
  kept: 'Partie remplacée par votre essai',

  refused: 'Cet essai ne peut pas être affiché',
  refusedWhy: 'Le lien est endommagé, ou vient d’une autre partie. Votre partie n’a pas changé.',
  anew: 'Essayer autre chose',

  rulings: 'Trancher autrement les points de règle',

  moves: 'Quel coup aurait été gagnant ?',
  movesLead:
    'Pour chaque joueur, le pion qui aurait rapporté le plus sur un autre terrain libre. Touchez-en un pour l’essayer.',
  movesNone: 'Aucun pion n’aurait rapporté plus à son joueur sur un autre terrain libre.',
  movePoints: '{points} {points:point|points} au lieu de {old}.',
  moveWins: '{who} aurait gagné !',
  moveShares: '{who} aurait partagé la victoire.',
  moveWonAnyway: '{who} gagne de toute façon.',
  moveLoses: 'Pas assez : {list} {count:gagne|gagnent}.',
};
