import type { AreaMessages } from '../../speaker';

export const rulings: AreaMessages<'rulings'> = {
  title: 'Points de règle',
  lead: 'La règle imprimée laisse cinq questions ouvertes, ou les éditions y répondent autrement. Choisissez comment votre table la lit : le décompte suit.',
  leadShared:
    'Comment la table partagée avec vous lit la règle là où elle laisse une question ouverte. Une autre réponse montre la même table comptée ainsi ; rien ne change chez vous.',
  usual: 'habituel',
  rule: 'Règle {number}',
  twoOnly: 'Ne compte qu’à deux joueurs.',

  emptySpring: 'À côté d’un paysan, une source où il n’y a personne. Que rapporte-t-elle ?',
  'emptySpring-both': '4 : pour la case et pour la source',
  'emptySpring-both-why':
    'La case est vide et elle a une source. Chacune est une raison de compter 2, et rien ne dit que l’une exclut l’autre.',
  'emptySpring-spring': '2 : pour la source seulement',
  'emptySpring-spring-why': 'Une case, une raison : une source compte comme source, vide ou non.',

  loneCondottiere: 'Un condottiere n’a ni marchand ni paysan à côté de lui. Que fait-il ?',
  'loneCondottiere-flees': 'Il fuit',
  'loneCondottiere-flees-why': 'Autant des uns que des autres : 0 égale 0.',
  'loneCondottiere-stays': 'Il reste',
  'loneCondottiere-stays-why': 'Sans voisin, il n’y a rien à comparer, et personne à fuir.',

  doubleCaptureByOnePlayer:
    'Deux condottieres d’un même joueur capturent le même habitant. Combien vaut-il ?',
  'doubleCaptureByOnePlayer-once': '1 : l’habitant',
  'doubleCaptureByOnePlayer-once-why':
    'Le disque remplace un habitant qu’un autre prend. Ici, personne d’autre ne le prend.',
  'doubleCaptureByOnePlayer-disc': '2 : l’habitant et un disque',
  'doubleCaptureByOnePlayer-disc-why':
    'Deux condottieres ont fait chacun une capture, et chacun est payé pour la sienne.',

  tieBreak: 'Plusieurs joueurs ont le plus de points. Qui gagne ?',
  'tieBreak-items': 'Le plus de jetons, disques et captifs, comptés ensemble',
  'tieBreak-items-why': 'Tous trois ont été gagnés, et la règle les nomme d’un seul souffle.',
  'tieBreak-tokens-first': 'Le plus de jetons ; puis de disques ; puis de captifs',
  'tieBreak-tokens-first-why': 'Lu comme un ordre, c’est celui des règles française et italienne.',
  'tieBreak-discs-first': 'Le plus de disques ; puis de jetons ; puis de captifs',
  'tieBreak-discs-first-why': 'Lu comme un ordre, c’est celui de la règle néerlandaise.',
  'tieBreak-none': 'Tous : ils partagent la victoire',
  'tieBreak-none-why': 'Égal, c’est égal.',

  allyPieces: 'À deux, pour qui les alliés gagnent-ils de l’influence ?',
  'allyPieces-own': 'Pour le joueur qui les a apportés',
  'allyPieces-own-why': 'Il les a apportés et posés : ils travaillent pour lui.',
  'allyPieces-neutral': 'Pour personne',
  'allyPieces-neutral-why':
    'Personne ne joue leur couleur. Ils gênent et se font capturer, mais ne servent personne.',

  inForce: 'Points de règle : {list}.',
  inForceUsual: 'Points de règle : comme d’habitude.',
  list: '{list} ; {last}',
  saySpring: 'une source vide compte 2',
  sayStays: 'un condottiere seul reste',
  sayDisc: 'capturé deux fois par un même joueur, 1 et un disque',
  sayTokensFirst: 'à égalité de points, le plus de jetons, puis de disques, puis de captifs',
  sayDiscsFirst: 'à égalité de points, le plus de disques, puis de jetons, puis de captifs',
  sayNone: 'pas de départage',
  sayNeutral: 'les alliés ne gagnent pour personne',
};
