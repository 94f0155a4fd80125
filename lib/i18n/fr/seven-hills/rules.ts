import type { AreaMessages } from '../../speaker';

export const sevenRules: AreaMessages<'sevenRules'> = {
  title: 'Le décompte de Seven Hills',
  lead: 'Comment se compte une époque de Seven Hills, expliqué avec nos mots. Chaque phrase du décompte renvoie à l’un de ces paragraphes. Nous indiquons ce qui est imprimé et ce qui est notre réponse.',
  printed: 'Imprimé',
  reading: 'Notre réponse',
  open: 'Non précisé',
  sources: 'D’où cela vient',
  openLead:
    'La règle imprimée laisse quatre questions ouvertes. Pour chacune, vous choisissez la réponse ; celle par défaut vaut tant que vous n’en choisissez pas d’autre. L’application dit aussitôt ce que votre réponse change dans votre partie.',
  rulingsLead:
    'La règle imprimée laisse ces questions ouvertes. Choisissez les réponses pour votre partie : le décompte s’adapte, et la partie suivante commence avec elles.',
  noScoreDepends: 'Cela guide les mouvements des légions ; aucun score n’en dépend.',

  'chapter-board': 'Ce qu’il y a sur le plateau',
  'chapter-epoch': 'Le déroulement d’une époque',
  'chapter-consuls': 'D’abord les consuls',
  'chapter-legions': 'Ensuite les légions',
  'chapter-placement': 'Les points des collines',
  'chapter-track': 'Chevaliers, mains vides, piste',
  'chapter-end': 'La fin',
  'chapter-open': 'Les points discutés',

  'markers-title': 'Trente marqueurs chacun',
  markers:
    'On joue à trois ou quatre. Chacun a les mêmes marqueurs clients, de quatre classes : nobles, chevaliers, centurions et plébéiens.',
  'areas-title': 'Où ils se placent',
  areas:
    'Sur les six collines, au Forum Romanum et dans les deux camps du Campus Martius, réservés aux plébéiens : le camp des légions et le camp d’attente. Rien ne se place jamais sur le Capitolium, qui ne rapporte rien.',
  'opening-title': 'Les collines s’ouvrent une à une',
  opening:
    'Deux collines sont en jeu dès le début ; chaque époque suivante en ouvre une de plus. Une colline encore fermée ne rapporte rien.',
  'before-the-game-title': 'Placés avant la partie',
  'before-the-game':
    'Avant la première époque, certains joueurs placent des plébéiens sur des collines ou au Forum, pour compenser le fait de jouer plus tard : à trois, aucun, 1 et 1 ; à quatre, aucun, 1, 1 et 2, dans l’ordre de jeu. Ceux-là peuvent se trouver sur une colline encore fermée ; tout autre marqueur y est une erreur. L’application le signale et compte quand même.',
  'deployed-title': 'Combien on en déploie',
  deployed:
    'En une époque, tous les joueurs ensemble déploient au plus 13 marqueurs à trois, 15 à quatre. À la première époque, ceux d’avant la partie s’y ajoutent.',

  'course-title': 'Cinq époques, toujours dans cet ordre',
  course:
    'Quand tous ont déployé, on compte l’époque : élection des consuls, appel et retour des légions, puis les points des collines, puis les chevaliers. Après la cinquième époque, la partie est finie.',
  'playing-order-title': 'Qui commence',
  'playing-order':
    'Le dernier d’une époque commence la suivante, et on joue dans le sens horaire. L’ordre compte pour le décompte : il départage les égalités de voix et dit qui déplace les légions en premier.',
  'extra-actions-title': 'Les actions supplémentaires',
  'extra-actions':
    'Elles permettent de placer un plébéien dans une zone en jeu, de retirer un marqueur du Forum, ou de retirer du plateau un centurion adverse. L’application ne les suit pas : seul compte où tout se trouve à la fin.',

  'election-title': 'Le plus de marqueurs au Forum',
  election:
    'On compte les marqueurs de chacun au Forum Romanum, avant tout appel des légions. À trois, celui qui en a le plus est consul ; à quatre, les deux qui en ont le plus.',
  'equal-votes-title': 'Égalité de voix',
  'equal-votes': 'À égalité de voix, celui qui vient plus tôt dans l’ordre de jeu est élu.',
  'no-marker-title': 'Sans marqueur, pas de consul',
  'no-marker':
    'Sans marqueur au Forum, on ne peut pas être consul. Il peut donc y avoir moins de consuls que prévu, ou aucun.',
  'consul-points-title': 'Un consul marque 2',
  'consul-points': 'Chaque consul marque aussitôt 2 points.',

  'waiting-camp-title': 'L’ancienne légion avance',
  'waiting-camp':
    'D’abord, tous les plébéiens du camp des légions, appelés à l’époque précédente, passent au camp d’attente.',
  'call-title': 'Les consuls en appellent une autre',
  call: 'Puis chaque consul, le premier dans l’ordre de jeu d’abord, déplace jusqu’à deux plébéiens vers le camp des légions, depuis une colline ou le Forum.',
  'cards-title': 'Une carte dit qui revient',
  cards:
    'Puis, dans l’ordre de jeu, chacun de ceux qui ont des plébéiens au camp d’attente retourne une carte. Tous : ils reviennent. Moitié : la moitié revient. Aucun : tous quittent le plateau. Attente : ils restent au camp d’attente jusqu’à l’époque suivante.',
  'return-title': 'Où ils reviennent',
  return: 'Les plébéiens qui reviennent vont sur des collines ouvertes ou au Forum, au choix de leur joueur.',

  'strength-title': 'La force',
  strength:
    'Sur chaque colline ouverte, on compare la force de chacun. Un noble compte 2, tout autre marqueur 1. Une force de 0 ne rapporte rien.',
  'first-and-second-title': 'Premier et deuxième',
  'first-and-second': 'Le plus fort sur une colline marque 5, le suivant marque 2.',
  'new-hill-title': 'La nouvelle colline',
  'new-hill':
    'À partir de la deuxième époque, la colline qui vient de s’ouvrir vaut plus : 7 pour la première place et 4 pour la deuxième, à cette époque seulement.',
  'tied-first-title': 'Égalité en tête',
  'tied-first':
    'À égalité en tête, on partage les points des deux premières places, arrondis à l’inférieur, et personne n’est deuxième. Les points sont toujours entiers ; le reste est perdu.',
  'tied-second-title': 'Égalité pour la deuxième place',
  'tied-second':
    'À égalité pour la deuxième place, on partage les points de cette place, arrondis à l’inférieur.',
  'nobody-second-title': 'Seul sur une colline',
  'nobody-second': 'Si un joueur est seul sur la colline, il marque la première et la deuxième place.',

  'knights-title': 'Les chevaliers, sur tout le plateau',
  knights: 'Ensuite, chacun compte ses chevaliers, où qu’ils soient sur le plateau.',
  'penalty-title': 'Une main vide coûte 10',
  penalty:
    'Qui n’a plus de carte en main après une action perd aussitôt 10 points, chaque fois que cela arrive. Vous indiquez combien de fois.',
  'below-zero-title': 'En dessous de zéro',
  'below-zero': 'Qui perd plus de points qu’il n’en a passe en dessous de zéro.',

  'winner-title': 'Le plus de points gagne',
  winner: 'Après la cinquième époque, celui qui a le plus de points gagne.',
  'tie-break-title': 'Égalité de points',
  'tie-break':
    'À égalité de points, celui qui a le plus de marqueurs au Forum Romanum gagne. On les compte après les légions de la cinquième époque.',
  'shared-victory-title': 'Encore à égalité',
  'shared-victory': 'Ceux qui sont aussi à égalité au Forum partagent la victoire.',

  'noble-in-forum-title': 'Les voix d’un noble',
  'tied-first-behind-title': 'Quelqu’un derrière une égalité',
  'final-tie-title': 'Certains à égalité au Forum, d’autres non',
  'half-rounds-title': 'La moitié d’un nombre impair',

  'note-short-of-a-class':
    'Qui n’a plus de marqueur d’une classe utilise un plébéien à la place ; sans plébéien, rien.',
  'note-where-to-place':
    'Un passage ne permet de placer que sur la colline du moment, un autre sur toutes les collines en jeu. L’application n’en juge pas.',
  'note-not-deployed':
    'Les révoltes et les actions supplémentaires ne sont pas des déploiements. Si plus de marqueurs sont venus, l’application ne fait donc que le signaler.',
  'note-no-rotation':
    'L’application compte dans l’ordre que vous saisissez, et signale celui qui ne fait pas le tour de la table.',
  'note-noble-votes': 'Si un noble a plus d’une voix.',
  'note-any-colour': 'Un consul peut appeler les plébéiens de n’importe qui.',
  'note-fewer-than-two': 'Un consul peut aussi n’en appeler qu’un, ou aucun.',
  'note-other-half-removed': 'La moitié qui ne revient pas quitte le plateau.',
  'note-half-of-odd': 'Comment s’arrondit la moitié d’un nombre impair.',
  'note-somebody-behind': 'Ce qui se passe si quelqu’un suit ceux qui sont à égalité.',
  'note-below-zero': 'Rien n’est imprimé à ce sujet.',
  'note-noble-is-one': 'Un noble est ici un marqueur comme les autres.',
  'note-who-shares': 'Qui partage si, à égalité de points, certains seulement sont à égalité au Forum.',
  'note-noble-for-placement':
    'Qu’un noble compte 2 n’est dit que là où l’on compare les forces sur les collines.',
  'note-tie-of-three': 'Le seul exemple est une égalité à trois, et personne n’est cité derrière.',
  'note-read-either-way': 'La phrase sur la dernière égalité se lit d’une façon comme de l’autre.',
  'note-nearest-whole': 'La moitié s’arrondit au nombre entier le plus proche, ce qui ne dit rien d’un demi.',

  player: 'Joueur',
  stands: 'Sur place',
  votes: 'Voix',
  strengthColumn: 'Force',
  points: 'Points',
  inForum: 'Au Forum',
  order: 'Ordre de jeu : {list}.',
  classColumn: 'Classe',
  each: 'Chacun en a',
  onHill: 'Sur une colline',
  epochColumn: 'Époque',
  opens: 'S’ouvre',
  worth: 'Vaut alors',
  worthOf: '{first} et {second}',
  knightsColumn: 'Chevaliers',
  ofThree: 'Trois plébéiens au camp d’attente :',
  cardColumn: 'Carte',
  backColumn: 'Reviennent',
  goneColumn: 'Retirés',
  stayColumn: 'Attendent',
  'card-all': 'Tous',
  'card-half': 'Moitié',
  'card-none': 'Aucun',
  'card-wait': 'Attente',
  comeBack: '{count} {count:revient|reviennent}',
  leave: '{count} {count:quitte|quittent} le plateau',
  halfOfThree: 'Sur trois plébéiens, {returned} et {removed}.',
  hillsAndForum: 'Collines, Forum',
  called: 'au plus 2 par consul',
  moveOn: 'une époque plus tard',
  goBack: 'une carte : retour',
  goAway: 'une carte : retirés',
};
