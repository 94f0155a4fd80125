import type { AreaMessages } from '../../speaker';

export const rules: AreaMessages<'rules'> = {
  title: 'Comment se fait le décompte',
  condottiereAlso: 'soldat mercenaire guerrier capitaine garde',
  lead: 'Le décompte de Palatinus, expliqué avec nos mots. Chaque nombre affiché renvoie à l’un de ces paragraphes.',
  besidePicture: 'À côté de {at} : {fields}.',

  'chapter-before': 'Avant le décompte',
  'chapter-course': 'Le déroulement du décompte',
  'chapter-condottieri': 'D’abord les condottieres',
  'chapter-influence': 'Ensuite l’influence',
  'chapter-control': 'Qui contrôle la colline',
  'chapter-end': 'La fin',
  'chapter-open': 'Les points discutés',
  'chapter-editions': 'Là où les éditions diffèrent',

  'brings-title': 'Ce dont chacun dispose',
  brings:
    'Il y a des marchands, des paysans et des condottieres. Le nombre d’habitants que chacun place dépend du nombre de joueurs. La partie est finie quand tous les habitants sont sur le plateau, un par terrain, personne sur une colline.',
  bringsTable: 'Habitants de chaque joueur',
  bringsPlayers: 'Joueurs',
  bringsAlly: '2, chaque allié',
  bringsMerchants: 'Marchands',
  bringsPeasants: 'Paysans',
  bringsCondottieri: 'Condottieres',
  bringsNote:
    'À deux ou trois, tous les habitants d’une couleur sont en jeu. À deux, chacun a aussi un allié : quelques marchands et paysans d’une autre couleur, et pas de condottiere.',
  'last-turns-title': 'Pas de condottiere à la fin',
  'last-turns':
    'Personne ne place de condottiere dans ses trois derniers tours, ou dans ses quatre derniers à deux ou trois joueurs : on le place donc au plus tard au tour 4 sur 7 à cinq joueurs, 5 sur 8 à quatre, 8 sur 12 à trois, 12 sur 16 à deux. Personne n’en garde non plus : il doit être placé avant. Une partie finie ne montre pas qui a enfreint cette règle ; si un condottiere manque, il a été oublié ou gardé contre la règle.',
  'wolf-title': 'On retourne tous les habitants',
  wolf: 'Quelques marchands et paysans ont une louve au dos et ont été placés face cachée. Avant le décompte, on retourne tous les habitants face visible ; dès lors, la louve ne signifie plus rien.',
  'beside-title': 'Ce que veut dire « adjacent »',
  beside:
    'Deux terrains sont adjacents s’ils ont un côté commun, même d’une tuile à l’autre : autour de chaque colline, des terrains d’autres collines comptent. Une colline n’est pas un terrain, et au-delà du bord du plateau il n’y en a pas.',

  'order-title': 'Colline par colline',
  order:
    'Les collines se comptent dans l’ordre de leurs lettres, de A à G. À chacune, ses condottieres agissent d’abord, puis on compte l’influence autour d’elle ; alors seulement vient la colline suivante.',
  'gone-title': 'Qui est parti ne revient pas',
  gone: 'Les habitants capturés ou en fuite quittent le plateau pour de bon. Toute la suite se compte sans eux : leurs terrains sont désormais libres, et ils ne sont plus les voisins de personne.',

  'judged-title': 'Ce que regarde le condottiere',
  judged:
    'Chaque condottiere placé sur l’un des six terrains autour de la colline regarde les marchands et les paysans de tous les terrains adjacents au sien, même autour d’autres collines, quelle que soit leur couleur. Les autres condottieres ne comptent pas et ne sont pas capturés.',
  'flee-title': 'Groupes égaux : il fuit',
  flee: 'S’il y a autant de marchands que de paysans à côté de lui, le condottiere quitte le plateau. Personne n’y gagne rien.',
  'capture-title': 'Groupes inégaux : il capture',
  capture: 'Sinon, il capture tout le groupe majoritaire et reste en place. L’autre groupe ne risque rien.',
  'own-people-too-title': 'Les siens aussi',
  'own-people-too':
    'La couleur ne compte pas : les marchands et les paysans de son propre joueur comptent dans les groupes et sont capturés comme les autres. Un habitant capturé de sa propre couleur vaut autant qu’un autre.',
  'same-time-title': 'Tous en même temps',
  'same-time':
    'Tous les condottieres de la colline regardent le plateau tel qu’il est avant que l’un d’eux n’agisse. Alors seulement, les habitants capturés ou en fuite s’en vont, tous en même temps.',
  'captive-title': 'Un habitant capturé vaut 1',
  captive: 'Le joueur dont le condottiere capture un habitant le prend : 1 point à la fin.',
  'shared-captive-title': 'Un habitant, plusieurs condottieres',
  'shared-captive':
    'Si des condottieres de plusieurs joueurs capturent le même habitant, l’un de ces joueurs le prend et chacun des autres prend un jeton de score de valeur 1. Les points sont les mêmes : mettez-vous d’accord sur qui prend quoi. Cette application donne l’habitant au premier condottiere dans le sens horaire depuis la flèche.',

  'from-the-arrow-title': 'Autour de la colline, depuis la flèche',
  'from-the-arrow':
    'Faites le tour de la colline dans le sens horaire, en partant du terrain marqué d’une flèche. Chaque habitant qui s’y trouve encore gagne de l’influence pour son joueur, grâce à tous les terrains adjacents au sien, même autour d’autres collines. Les points d’influence ne sont pas des points de victoire : ils décident seulement qui contrôle cette colline, et repartent de zéro à la suivante.',
  'merchant-title': 'Les marchands vivent de leurs voisins',
  merchant:
    'Un marchand gagne 1 pour chaque marchand, 2 pour chaque paysan et 3 pour chaque condottiere adjacent, quelle que soit leur couleur.',
  'peasant-title': 'Les paysans vivent de la terre et de l’eau',
  peasant:
    'Un paysan gagne 2 pour chaque terrain libre adjacent, et 2 pour chaque source adjacente, occupée ou non. Les collines et ce qui est au-delà du bord ne sont pas des terrains, et ne rapportent rien.',
  'own-spring-title': 'Une source sous ses pieds',
  'own-spring': 'Un paysan placé sur une source gagne aussi 2 pour celle-ci.',
  'condottiere-earns-nothing-title': 'Les condottieres ne gagnent rien',
  'condottiere-earns-nothing':
    'Un condottiere ne rapporte aucune influence à son joueur. Il vaut 3 pour chaque marchand adjacent, quel que soit le propriétaire.',
  'ally-title': 'Les alliés',
  ally: 'À deux, les habitants d’un allié gagnent de l’influence pour le joueur dont il est l’allié ; elle s’ajoute à celle de ses propres habitants. Ils se font capturer et sont des voisins comme les autres.',

  'control-title': 'Qui a le plus d’influence prend le jeton',
  control:
    'Additionnez l’influence de chaque joueur autour de la colline. Qui en a le plus contrôle la colline et prend son jeton.',
  'tie-title': 'Égalité en tête',
  tie: 'En cas d’égalité en tête, chacun des ex æquo reçoit un jeton de score de valeur 2, et le jeton colline retourne dans la boîte.',
  'unclaimed-title': 'Personne n’a d’influence',
  unclaimed: 'Si personne n’a d’influence, personne ne prend rien.',

  'points-title': 'Les points',
  points:
    'Chaque habitant capturé vaut 1, chaque jeton colline et chaque jeton de score ce qui est écrit dessus. Qui a le plus de points gagne.',
  'tie-break-title': 'À égalité de points',
  'tie-break':
    'À égalité de points, gagne celui qui a le plus de jetons colline, de jetons de score et d’habitants capturés au total.',
  'shared-victory-title': 'Toujours à égalité',
  'shared-victory': 'Ceux qui restent à égalité partagent la victoire.',

  open: 'La règle imprimée ne dit pas tout, ou les éditions diffèrent. Pour ces questions, vous choisissez la réponse ; d’ici là, c’est la réponse par défaut qui vaut. Nous avons fait l’essai sur des parties complètes tirées au hasard, sources comprises : la source libre change le vainqueur environ une fois sur dix, les alliés une fois sur quatre à deux joueurs, le départage une fois sur vingt ou trente. Voyez donc d’abord si votre désaccord change quelque chose.',
  'empty-spring-title': 'La source libre',
  'lone-condottiere-title': 'Le condottiere sans marchand ni paysan',
  'captured-twice-title': 'Capturé deux fois par un même joueur',
  'tie-breaks-title': 'Le départage',
  'ally-pieces-title': 'Les alliés à deux joueurs',

  'face-down-title': 'Face cachée ou non',
  'face-down':
    'Dans l’édition néerlandaise, on place tous les habitants face cachée, dans la française et l’italienne seulement ceux qui ont une louve. Pour le décompte, cela ne change rien.',
  'clockwise-title': 'Dans quel sens',
  clockwise:
    'Toutes les éditions disent que les tours se jouent dans le sens horaire, mais seule l’édition française le dit pour le tour d’une colline. Tourner dans l’autre sens ne change aucune somme.',
  'unanswered-title': 'Ce qu’aucune édition ne dit',
  unanswered:
    'Il y a douze jetons de score, et aucune édition ne dit ce qui se passe s’ils viennent à manquer ; ni pour qui comptent les pions si deux joueurs ont pris le même allié.',
};
