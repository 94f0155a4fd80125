import type { AreaMessages } from '../../speaker';

export const rules: AreaMessages<'rules'> = {
  title: 'Les règles du décompte',
  lead: 'Comment se compte la fin d’une partie de Palatinus, avec nos propres mots. Chaque nombre que montre cette application repose sur l’un de ces paragraphes, et dit lequel.',
  contents: 'Chapitres',
  link: 'Règle {number} : {title}',
  seeAlso: 'Voir aussi',
  picture: 'Dessin de la règle {number} : {title}',
  pictureRead: 'Dessin de la règle {number}, lue ainsi : {answer}',
  besidePicture: 'À côté de {at} : {fields}.',
  toRulings: 'Choisir les points de règle de votre table',

  'chapter-before': 'Avant le décompte',
  'chapter-course': 'Le déroulement du décompte',
  'chapter-condottieri': 'D’abord les condottieres',
  'chapter-influence': 'Ensuite l’influence',
  'chapter-control': 'Qui contrôle la colline',
  'chapter-end': 'La fin',
  'chapter-open': 'Ce dont on discute à table',
  'chapter-editions': 'Là où les éditions diffèrent',

  'brings-title': 'Ce que chacun apporte',
  brings:
    'Le nombre d’habitants que pose chaque joueur dépend du nombre de joueurs. La partie est finie quand tous sont sur le plateau, un par case, personne sur une colline.',
  bringsTable: 'Habitants de chaque joueur',
  bringsPlayers: 'Joueurs',
  bringsAlly: '2, chaque allié',
  bringsMerchants: 'Marchands',
  bringsPeasants: 'Paysans',
  bringsCondottieri: 'Condottieres',
  bringsNote:
    'À deux ou trois, tous les habitants d’une couleur jouent. Combien sont de chaque sorte, la règle ne le dit pas ; ces nombres sont notre hypothèse. À deux, chacun apporte aussi un allié : quelques marchands et paysans d’une autre couleur, et pas de condottiere.',
  'last-turns-title': 'Pas de condottiere à la fin',
  'last-turns':
    'Personne ne pose de condottiere dans ses trois derniers tours, ou dans ses quatre derniers à deux ou trois joueurs. L’édition française n’en dit pas plus : on peut donc le garder en main ; selon l’italienne et la néerlandaise, on ne doit même plus l’avoir à ce moment-là. Une table finie ne montre pas qui a enfreint cette règle, mais c’est peut-être pourquoi un condottiere manque.',
  'wolf-title': 'Tout le monde est retourné',
  wolf: 'Quelques marchands et paysans ont une louve au dos et ont été posés face cachée. Avant le décompte, on retourne tout le monde face visible ; dès lors, la louve ne signifie plus rien.',
  'beside-title': 'Ce que veut dire « à côté »',
  beside:
    'Deux cases sont à côté l’une de l’autre quand elles ont un bord commun, aussi là où deux tuiles se touchent : autour de chaque colline, des cases d’autres collines comptent. Une colline n’est pas une case, et au-delà du bord du plateau il n’y en a pas.',

  'order-title': 'Colline par colline',
  order:
    'Les collines se comptent dans l’ordre de leurs lettres, de A à G. À chacune agissent d’abord ses condottieres, puis on compte l’influence autour d’elle, et alors seulement vient la colline suivante.',
  'gone-title': 'Qui est parti ne revient pas',
  gone: 'Captifs et fuyards quittent le plateau pour de bon. Toute la suite se compte sans eux : leurs cases sont désormais vides, et ils ne sont plus les voisins de personne.',

  'judged-title': 'Qui le condottiere regarde',
  judged:
    'Chaque condottiere posé sur l’une des six cases autour de la colline regarde les marchands et les paysans de toutes les cases à côté de la sienne, même autour d’autres collines, quelle que soit leur couleur. Il ne voit pas les autres condottieres : on ne les compte pas, on ne les capture pas.',
  'flee-title': 'Groupes égaux : il fuit',
  flee: 'S’il y a autant de marchands que de paysans à côté de lui, le condottiere quitte le plateau. Personne n’y gagne rien.',
  'capture-title': 'Groupes inégaux : il capture',
  capture:
    'Sinon, il capture tout le groupe le plus nombreux, et reste où il est. L’autre groupe est laissé en paix.',
  'own-people-too-title': 'Les siens aussi',
  'own-people-too':
    'La couleur n’y fait rien : les marchands et les paysans de son propre joueur comptent dans les groupes et sont capturés comme les autres. Un captif de sa propre couleur vaut autant qu’un autre.',
  'same-time-title': 'Tous en même temps',
  'same-time':
    'Tous les condottieres de la colline regardent le plateau tel qu’il est avant que l’un d’eux n’agisse. Alors seulement captifs et fuyards s’en vont, tous à la fois.',
  'captive-title': 'Un captif vaut 1',
  captive: 'Le joueur dont le condottiere capture un habitant le prend : 1 point à la fin.',
  'shared-captive-title': 'Un captif, plusieurs ravisseurs',
  'shared-captive':
    'Si des condottieres de plusieurs joueurs capturent le même habitant, l’un de ces joueurs le prend et chacun des autres prend un disque de 1. Qui prend quoi, la règle ne le dit pas ; les points sont les mêmes, arrangez-vous. Cette application donne l’habitant au premier condottiere dans le sens horaire depuis la flèche.',

  'from-the-arrow-title': 'Autour de la colline, depuis la flèche',
  'from-the-arrow':
    'Faites le tour de la colline dans le sens horaire, en partant de la case à la flèche. Chaque habitant qui s’y tient encore gagne de l’influence pour son joueur, grâce à toutes les cases à côté de la sienne, même autour d’autres collines. L’influence n’est pas des points : elle dit seulement qui contrôle cette colline, et repart de zéro à la suivante.',
  'merchant-title': 'Les marchands vivent de leurs voisins',
  merchant:
    'Un marchand gagne 1 pour chaque marchand, 2 pour chaque paysan et 3 pour chaque condottiere à côté de lui, quelle que soit leur couleur.',
  'peasant-title': 'Les paysans vivent de terre et d’eau',
  peasant:
    'Un paysan gagne 2 pour chaque case vide à côté de lui, et 2 pour chaque source à côté de lui, qu’il y ait quelqu’un dessus ou non. Les collines et ce qui est au-delà du bord ne sont pas des cases, et ne rapportent rien.',
  'own-spring-title': 'Une source sous ses pieds',
  'own-spring': 'Un paysan posé sur une source gagne 2 pour elle aussi.',
  'condottiere-earns-nothing-title': 'Les condottieres ne gagnent rien',
  'condottiere-earns-nothing':
    'Un condottiere n’a pas d’influence à lui. Il vaut 3 pour chaque marchand à côté de lui, à qui que soit ce marchand.',
  'ally-title': 'Les alliés',
  ally: 'À deux, les habitants d’un allié gagnent de l’influence pour le joueur qui les a apportés, avec les siens. Ils se font capturer et sont des voisins comme les autres.',

  'control-title': 'Le plus d’influence prend le jeton',
  control:
    'Additionnez l’influence de chaque joueur autour de la colline. Qui en a le plus la contrôle et prend son jeton.',
  'tie-title': 'À égalité pour le plus',
  tie: 'Si plusieurs en ont le plus, chacun d’eux prend un disque de 2, et le jeton retourne dans la boîte.',
  'unclaimed-title': 'Personne n’en a',
  unclaimed: 'Si personne n’a d’influence, personne ne prend rien.',

  'points-title': 'Les points',
  points:
    'Chaque captif vaut 1, chaque jeton et chaque disque ce qui est écrit dessus. Le plus de points gagne.',
  'tie-break-title': 'À points égaux',
  'tie-break':
    'Parmi ceux qui ont le plus de points gagne celui qui a le plus de jetons, de disques et de captifs, comptés ensemble.',
  'shared-victory-title': 'Toujours à égalité',
  'shared-victory': 'Ceux qui restent à égalité partagent la victoire.',

  open: 'La règle imprimée laisse cinq questions ouvertes, ou les éditions y répondent autrement. La réponse habituelle vaut, sauf si votre table en choisit une autre. Sur des parties complètes tirées au hasard, la source vide change le gagnant environ une fois sur dix, les alliés une fois sur quatre à deux joueurs, le départage une fois sur vingt ou trente ; demandez-vous donc d’abord si votre querelle compte.',
  'empty-spring-title': 'La source vide',
  'lone-condottiere-title': 'Le condottiere seul',
  'captured-twice-title': 'Capturé deux fois par un même joueur',
  'tie-breaks-title': 'Le départage',
  'ally-pieces-title': 'Les alliés à deux joueurs',

  'face-down-title': 'Face cachée ou non',
  'face-down':
    'Dans l’édition néerlandaise, on pose tous les habitants face cachée, dans la française et l’italienne seulement ceux qui ont une louve. Pour le décompte, cela ne change rien.',
  'clockwise-title': 'Dans quel sens',
  clockwise:
    'Seule l’édition française dit « sens horaire ». Tourner dans l’autre sens ne change aucune somme.',
  'unanswered-title': 'Ce qu’aucune édition ne dit',
  unanswered:
    'La boîte contient douze disques ; s’ils venaient à manquer, cette application compte comme s’il y en avait d’autres. Et deux joueurs sont censés apporter deux alliés différents.',
};
