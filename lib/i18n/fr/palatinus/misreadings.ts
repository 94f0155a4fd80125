import type { AreaMessages } from '../../speaker';

export const misreadings: AreaMessages<'misreadings'> = {
  'condottieri-first': 'Tous les condottieres agissent d’abord',
  'condottieri-first-exactly':
    'On retrouve exactement vos nombres si tous les condottieres agissent, colline après colline, avant qu’on en compte une seule.',
  'condottieri-first-rule':
    'On compte une colline dès que ses propres condottieres ont agi, avant ceux de la suivante.',

  'captives-stay': 'Les habitants capturés restent sur le plateau',
  'captives-stay-exactly':
    'On retrouve exactement vos nombres si les habitants capturés restent sur le plateau pendant qu’on compte leur colline.',
  'captives-stay-rule':
    'Les habitants capturés ou en fuite quittent le plateau pour de bon, avant qu’on compte leur colline.',

  'same-hill-only': 'Seuls les voisins autour de la même colline comptent',
  'same-hill-only-exactly':
    'On retrouve exactement vos nombres si seuls les voisins autour de la même colline comptent.',
  'same-hill-only-rule': 'Tous les terrains adjacents comptent, même autour d’autres collines.',

  'merchants-skip-own': 'Les marchands ignorent leur propre couleur',
  'merchants-skip-own-exactly':
    'On retrouve exactement vos nombres si les marchands ne gagnent rien pour les habitants de leur propre couleur.',
  'merchants-skip-own-rule': 'Un marchand gagne pour ses voisins de toutes les couleurs, la sienne comprise.',

  'merchant-peasant-swapped': 'Marchand et paysan échangés',
  'merchant-peasant-swapped-exactly':
    'On retrouve exactement vos nombres si un marchand rapporte 2 à un marchand, et un paysan 1.',
  'merchant-peasant-swapped-rule': 'Un marchand rapporte 1 à un marchand, et un paysan 2.',

  'condottieri-count-nothing': 'Les condottieres ne rapportent rien aux marchands',
  'condottieri-count-nothing-exactly':
    'On retrouve exactement vos nombres si les marchands ne gagnent rien pour les condottieres.',
  'condottieri-count-nothing-rule': 'Un condottiere rapporte 3 à chaque marchand adjacent.',

  'own-spring-forgotten': 'La source sous un paysan est oubliée',
  'own-spring-forgotten-exactly':
    'On retrouve exactement vos nombres si l’on oublie la source sous les pieds d’un paysan.',
  'own-spring-forgotten-rule': 'Un paysan placé sur une source gagne aussi 2 pour celle-ci.',

  'occupied-springs-forgotten': 'Les sources occupées sont oubliées',
  'occupied-springs-forgotten-exactly':
    'On retrouve exactement vos nombres si une source à côté d’un paysan ne compte que tant qu’il n’y a personne dessus.',
  'occupied-springs-forgotten-rule': 'Une source à côté d’un paysan rapporte 2, occupée ou non.',

  'empty-field-worth-one': 'Un terrain libre rapporte 1',
  'empty-field-worth-one-exactly':
    'On retrouve exactement vos nombres si un terrain libre rapporte 1 à un paysan.',
  'empty-field-worth-one-rule': 'Un terrain libre à côté d’un paysan rapporte 2.',

  'condottieri-in-turn': 'Les condottieres d’une colline agissent tour à tour',
  'condottieri-in-turn-exactly':
    'On retrouve exactement vos nombres si les condottieres d’une colline agissent l’un après l’autre, depuis la flèche.',
  'condottieri-in-turn-rule':
    'Tous les condottieres d’une colline regardent le même plateau. Ensuite seulement, ceux qui partent s’en vont, tous en même temps.',

  'captor-leaves': 'Les condottieres partent avec ceux qu’ils capturent',
  'captor-leaves-exactly':
    'On retrouve exactement vos nombres si un condottiere quitte le plateau avec ceux qu’il capture.',
  'captor-leaves-rule': 'Un condottiere qui capture reste en place.',

  'opponents-only': 'Les condottieres épargnent leur camp',
  'opponents-only-exactly':
    'On retrouve exactement vos nombres si les condottieres ne capturent pas les habitants de leur propre joueur.',
  'opponents-only-rule': 'Un condottiere capture tout le groupe majoritaire, son propre camp compris.',

  'ties-take-token': 'À égalité, chacun gagne la valeur du jeton',
  'ties-take-token-exactly':
    'On retrouve exactement vos nombres si, à égalité sur une colline, chacun gagne la valeur de son jeton.',
  'ties-take-token-rule':
    'À égalité sur une colline, chacun reçoit un jeton de score de valeur 2, et le jeton colline retourne dans la boîte.',

  'ties-take-nothing': 'À égalité, personne ne gagne rien',
  'ties-take-nothing-exactly':
    'On retrouve exactement vos nombres si, à égalité sur une colline, personne ne gagne rien.',
  'ties-take-nothing-rule': 'À égalité sur une colline, chacun reçoit un jeton de score de valeur 2.',
};
