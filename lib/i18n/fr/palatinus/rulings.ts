import type { AreaMessages } from '../../speaker';

export const rulings: AreaMessages<'rulings'> = {
  lead: 'La règle imprimée laisse ces questions ouvertes, ou les éditions diffèrent. Choisissez les réponses pour votre partie : le décompte s’adapte, et la partie suivante commence avec elles.',
  twoOnly: 'Ne concerne que les parties à deux.',

  emptySpring: 'À côté d’un paysan, une source où il n’y a personne. Que rapporte-t-elle ?',
  'emptySpring-both': '4 : pour le terrain et pour la source',
  'emptySpring-both-why':
    'Le terrain est libre et il a une source. Chacun des deux rapporte 2, et rien ne dit que l’un exclut l’autre.',
  'emptySpring-spring': '2 : pour la source seulement',
  'emptySpring-spring-why':
    'Un terrain ne compte qu’une fois : une source compte comme source, libre ou non.',

  loneCondottiere: 'Un condottiere n’a ni marchand ni paysan à côté de lui. Que fait-il ?',
  'loneCondottiere-flees': 'Il fuit',
  'loneCondottiere-flees-why': 'Autant des uns que des autres : 0 et 0.',
  'loneCondottiere-stays': 'Il reste',
  'loneCondottiere-stays-why': 'Sans marchand ni paysan, il n’y a rien à comparer, et personne à fuir.',

  doubleCaptureByOnePlayer:
    'Deux condottieres d’un même joueur capturent le même habitant. Combien vaut-il ?',
  'doubleCaptureByOnePlayer-once': '1 point : l’habitant seul',
  'doubleCaptureByOnePlayer-once-why':
    'Le jeton de score remplace un habitant qu’un autre prend. Ici, personne d’autre ne le prend.',
  'doubleCaptureByOnePlayer-disc': '2 points : l’habitant et un jeton de score',
  'doubleCaptureByOnePlayer-disc-why': 'Les deux condottieres ont fait une capture, donc chacun rapporte.',

  tieBreak: 'Plusieurs joueurs sont premiers à égalité de points. Qui gagne ?',
  'tieBreak-items': 'Le plus de jetons colline, de jetons de score et d’habitants capturés au total',
  'tieBreak-items-why': 'La règle cite les trois ensemble.',
  'tieBreak-tokens-first': 'Le plus de jetons colline ; puis de jetons de score ; puis d’habitants capturés',
  'tieBreak-tokens-first-why': 'Si l’on y lit un ordre, c’est celui des règles française et italienne.',
  'tieBreak-discs-first': 'Le plus de jetons de score ; puis de jetons colline ; puis d’habitants capturés',
  'tieBreak-discs-first-why': 'Si l’on y lit un ordre, c’est celui de la règle néerlandaise.',
  'tieBreak-none': 'Tous : ils partagent la victoire',
  'tieBreak-none-why': 'Une égalité reste une égalité.',

  allyPieces: 'À deux, pour qui les alliés gagnent-ils de l’influence ?',
  'allyPieces-own': 'Pour le joueur dont ils sont les alliés',
  'allyPieces-own-why': 'Il les a placés : ils travaillent pour lui.',
  'allyPieces-neutral': 'Pour personne',
  'allyPieces-neutral-why':
    'Personne ne joue leur couleur. Ils gênent et se font capturer, mais ne rapportent rien à personne.',

  saySpring: 'une source libre donne 2',
  sayStays: 'un condottiere sans marchand ni paysan reste',
  sayDisc: 'capturé deux fois par un même joueur : 1 point et un jeton de score',
  sayTokensFirst: 'départage : le plus de jetons colline, puis de jetons de score, puis d’habitants capturés',
  sayDiscsFirst: 'départage : le plus de jetons de score, puis de jetons colline, puis d’habitants capturés',
  sayNone: 'pas de départage',
  sayNeutral: 'l’influence des alliés ne compte pour personne',

  effectSoFar: 'Avec « {answer} » et les pions saisis jusqu’ici :',
  would: 'Dans cette partie : {changes}',
  wouldSoFar: 'Avec les pions saisis jusqu’ici : {changes}',
  wouldNothing: 'le score ne change pas.',
  wouldNothingSoFar: 'aucune colline déjà comptée ne change de mains.',
  againstStandard: 'Ce que change « {answer} », par rapport à la réponse par défaut :',
};
