import type { AreaMessages } from '../speaker';

export const seats: AreaMessages<'seats'> = {
  howMany: 'Combien de joueurs ?',
  start: 'Choisissez le nombre : chaque joueur reçoit une couleur. Les noms sont facultatifs.',
  who: 'Qui joue quelle couleur ?',
  whoText: 'Les noms sont facultatifs. Prendre la couleur d’un autre joueur échange les deux.',
  player: 'Joueur {number}',
  name: 'Nom du joueur {number}',
  colour: 'Couleur du joueur {number}',
  earlier: 'Noms des parties précédentes',
  takeOut: 'Retirer {who}',
  nowPlay: '{count} joueurs désormais.',
  nowPlays: '{who} joue maintenant en {colour}.',
  keep: 'Ne rien changer',
  numberFirst: 'Indiquez d’abord le nombre de joueurs.',
};
