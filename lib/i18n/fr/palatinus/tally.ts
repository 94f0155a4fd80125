import type { AreaMessages } from '../../speaker';

export const tally: AreaMessages<'tally'> = {
  toHill: 'Colline {letter} : aller à son décompte',
  tie: 'égalité',
  disc: 'disque',
  nobody: 'personne',
  discs: 'Disques pour captifs',

  howAll: 'D’où viennent les points de chacun ?',
  ask: '{points} pour {who} : pourquoi ?',
  how: '{who} : pourquoi {points} {points:point|points} ?',
  token: 'Colline {hill} : son jeton',
  tiedDisc: 'Colline {hill} : un disque, car il y a égalité',
  captive: 'Colline {hill} : {captive}, capturé en {at}',
  captiveDisc: 'Colline {hill} : un disque pour {captive} en {at}, capturé par plusieurs condottieres',
  captiveOf: 'un {kind} ({who})',
  captiveOwn: 'son propre {kind} ({who})',
  captiveAlly: 'un {kind} {people} ({who})',
  nothing: 'Rien capturé, aucune colline gagnée.',
  sum: 'En tout',

  board: 'Le plateau à la fin de la partie',
  tapAnybody: 'Touchez un habitant pour lire son histoire.',
  changeRulings: 'Points de règle',
  newTable: 'Nouvelle table, mêmes joueurs',
};
