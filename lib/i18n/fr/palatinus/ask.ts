import type { AreaMessages } from '../../speaker';

export const ask: AreaMessages<'ask'> = {
  link: 'Poser une question sur un pion',
  description: 'Un pion et ses voisins : ce qu’il rapporte, ou ce que fait le condottiere, avec la règle.',
  example: 'Un exemple. Changez-le, ou choisissez un pion.',
  how: 'Choisissez un voisin, touchez un terrain.',
  clear: 'Effacer',

  kinds: 'Votre pion',
  otherNames: 'Marchand, paysan, condottiere : ce sont les noms de la règle française.',
  brushes: 'À côté de lui',
  counts: 'Terrains à côté',
  'hint-merchant':
    'Pour un marchand, ni les couleurs, ni les sources, ni les terrains libres, ni le bord du plateau ne comptent.',
  'hint-peasant':
    'Au bord du plateau, il y a moins de terrains. Touchez le paysan s’il est sur une source. Peu importe qui est à côté de lui, seule compte la présence de quelqu’un.',
  'hint-condottiere':
    'Pour un condottiere, ni les couleurs, ni les autres condottieres, ni les sources, ni le bord du plateau ne comptent.',

  empty: 'libre',
  merchant: 'marchand',
  peasant: 'paysan',
  condottiere: 'condottiere',
  somebody: 'quelqu’un',
  spring: 'source libre',
  'taken-spring': 'source occupée',

  board: '{kind} au milieu. Sa colline : en bas.',
  boardAtEdge: '{kind} au milieu. Sa colline : en bas. Bord du plateau : {list}.',
  'at-0': 'en haut',
  'at-1': 'en haut à droite',
  'at-2': 'en bas à droite',
  'at-3': 'en bas',
  'at-4': 'en bas à gauche',
  'at-5': 'en haut à gauche',
  field: '{where} : {what}',
  onSpring: '{kind}, sur une source',
  notOnSpring: '{kind}, pas sur une source',

  influence: 'Influence : {points}',
  influenceEither: 'Influence : {first} ou {second}',
  captures: 'Il capture : {captives}',
  flees: 'Il fuit',
  fleesOrStays: 'Il fuit, ou il reste',

  answer: 'La réponse',
  fromMerchant: '{count} {count:marchand|marchands}\u00a0×\u00a0{worth}',
  fromPeasant: '{count} {count:paysan|paysans}\u00a0×\u00a0{worth}',
  fromCondottiere: '{count} {count:condottiere|condottieres}\u00a0×\u00a0{worth}',
  fromEmptyField: '{count} {count:terrain libre|terrains libres}\u00a0×\u00a0{worth}',
  fromSpring: '{count} {count:source adjacente|sources adjacentes}\u00a0×\u00a0{worth}',
  fromOwnSpring: 'la source de son terrain\u00a0×\u00a0{worth}',
  total: 'Influence',
  capturesWhy: 'À côté : {merchants} et {peasants}. Il capture le groupe majoritaire, même de sa couleur.',
  fleesWhy:
    'À côté : {merchants} et {peasants}, autant des uns que des autres. Il fuit : il est hors jeu et ne rapporte rien à personne.',
  captivePoints: 'Cela rapporte {points} {points:point|points} à son joueur, 1 par habitant capturé.',
  noInfluence: 'Un condottiere ne rapporte aucune influence.',
  open: 'La règle ne tranche pas',

  shareTitle: 'Partager cette question',
  shareHint: 'Scannez le code ou envoyez le lien. Il contient toute la question.',
  shareQr: 'Code QR du lien vers cette question',

  refused: 'Ce lien ne contient pas de question entière',
  'refused-kind': 'Il n’y est question ni d’un marchand, ni d’un paysan, ni d’un condottiere.',
  'refused-field': 'Un des voisins indiqués est inconnu ici.',
  'refused-count': 'Il y a trop ou trop peu de voisins.',
  askAgain: 'Redemandez le lien entier, ou posez votre propre question ici.',
};
