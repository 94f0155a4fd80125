import type { AreaMessages } from '../../speaker';

export const sevenEntry: AreaMessages<'sevenEntry'> = {
  // Players
  far: '{count} joueurs, {markers} marqueurs chacun',
  seating:
    'Dans l’ordre où vous êtes assis, dans le sens horaire. Les noms sont facultatifs ; prendre la couleur d’un autre joueur échange les deux.',
  moveSeat: '{who} : échanger sa place avec le joueur suivant',
  moved: '{who} : maintenant à la place {seat}.',
  losing: 'Retirer tous les marqueurs de ce joueur ?',
  losingText:
    '{who} : ses marqueurs quittent le plateau, à toutes les époques. « Annuler » les remet en place.',
  lose: 'Les retirer',

  // The way through
  epochs: 'Époques',
  begin: 'Commencer l’époque {numeral}',
  later: 'Époque {numeral}, plus tard',
  current: 'Époque {numeral}',
  end: 'La fin',
  elect: 'Élire les consuls',
  countHills: 'Compter les collines',
  playersFirst: 'Indiquez d’abord le nombre de joueurs.',
  toPlayers: 'Aller aux joueurs',
  begun: 'L’époque {numeral} commence avec le plateau tel qu’il est.',
  placed: 'Avant l’élection',
  legions: 'Après les légions',
  stage: 'Ce que vous saisissez',
  placedText: 'C’est ce Forum qui élit les consuls.',
  legionsText: 'Le plateau tel qu’il est compté, légions déplacées.',
  stageText:
    'Le décompte déplace les légions pour vous. Pour saisir plutôt où tout se trouve au moment du décompte, choisissez « Après les légions ».',

  // The map
  'key-noble': 'N',
  'key-knight': 'V',
  'key-centurion': 'C',
  'key-plebeian': 'P',
  map: 'Plan de Rome. Les touches fléchées passent d’une zone à l’autre ; Entrée place un marqueur, Retour arrière en reprend un ; 1 à 4 pour le joueur, {nobleKey}, {knightKey}, {centurionKey} et {plebeianKey} pour la classe (noble, chevalier, centurion, plébéien).',
  opens: 'ouvre en {numeral}',
  opensIn: 'ouvre à l’époque {numeral}',
  worth: 'neuve : {first} / {second}',
  noScore: 'sans points',
  consulCamp: 'Camp légions',
  waitingCamp: 'Camp d’attente',
  more: '+{count}',
  area: '{area} : {list}',
  areaWith: '{area}, {note} : {list}',
  empty: 'vide',

  // Brushes
  players: 'Joueur',
  classes: 'Classe',
  noble: 'Noble',
  knight: 'Chevalier',
  centurion: 'Centurion',
  plebeian: 'Plébéien',
  onBoard: '{count} sur {all}',
  left: 'encore {count}',
  none: 'plus aucun',
  tooManyShort: '{count} de trop',
  take: 'Reprendre',
  hint: 'Touchez une zone pour y placer un marqueur ({brush}). Maintenez pour en reprendre un.',
  hintTake: 'Touchez une zone pour y reprendre un marqueur ({brush}).',
  byArea: 'Zone par zone',
  hintArea: 'Touchez une zone pour l’ouvrir, puis un nombre : un de plus. Maintenez pour en reprendre un.',
  hintTakeArea: 'Touchez une zone pour l’ouvrir, puis un nombre : un de moins.',
  markers: '{who}, {of} : {count}',
  hintLater: 'Rien n’a changé dans une zone ? Laissez-la : elle est comme après l’époque {numeral}.',
  correcting: 'Vous corrigez l’époque {numeral} ; les suivantes s’y adaptent.',
  brush: '{who} : {of}',
  tapped: '{area} : {brush}, maintenant {count}.',
  'plebeians-only': '{area} : seuls les plébéiens vont dans un camp.',
  'box-empty': '{brush} : il n’en reste plus dans la boîte.',
  'none-there': '{area} : aucun à reprendre ({brush}).',
  tooMany:
    '{brush} : {count} de plus que dans la boîte. Reprenez-en {count}, ici ou à une époque précédente.',

  // One area
  classOf: '{who} ({list})',
  nothing: 'Il n’y a personne ici.',
  closedCard: 'Cette colline ouvre à l’époque {numeral} : d’ici là, elle ne rapporte rien.',
  votes: 'Chaque marqueur ici est une voix pour l’élection des consuls.',
  camp: 'Plébéiens seulement. Un camp ne rapporte rien.',

  strength: 'Force',
  running: 'Score provisoire',

  // Order and penalties
  details: 'Ordre de jeu, mains vides, légions',
  detailsShort: 'Ordre de jeu, mains vides',
  order: 'Ordre de jeu',
  orderIs: 'Ordre de jeu : {list}.',
  begins: 'Qui commence ?',
  proposed: 'Comme proposé : le dernier joueur de l’époque précédente commence.',
  earlier: '{who} : une place plus tôt',
  penalties: 'Main vide (−10 à chaque fois)',
};
