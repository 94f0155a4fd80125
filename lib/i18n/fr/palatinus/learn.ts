import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Apprendre à compter',
  lead: 'Deux minutes sur l’exemple de la règle, puis de courtes leçons sur ce qu’on confond souvent.',
  lessons: 'Leçons',
  'lesson-hill-c': 'La première colline',
  'lesson-hill-c-text':
    'À la fin, sur chaque colline, qui a le plus d’influence prend le jeton. Comptez-en une en deux minutes, pas à pas.',
  'lesson-finer-points': 'Les finesses',
  'lesson-finer-points-text':
    'Ce qu’on oublie le plus : sources, habitants capturés par deux condottieres, groupes égaux, habitants partis, couleur du pion, égalités.',
  done: 'Terminé',
  again: 'Encore une',

  tapLastNeighbour: '{at} a {count} voisins : touchez le manquant.',
  tapCaptives: 'Touchez ceux que capture {at}.',
  tapSources: 'Touchez chaque terrain qui rapporte quelque chose à {at}.',
  tapLeaving: 'Touchez tous ceux qui quittent le plateau à la colline {letter}.',
  askCondottiere: 'Que fait {at} ?',
  askInfluence: 'Que gagne {at} ?',

  'idea-neighbours': 'Les voisins ont un côté commun',
  'text-neighbours': 'Même à travers un trait épais. Une colline n’est pas un terrain.',
  'idea-captures': 'Que fait le condottiere {at} ?',
  'text-captures':
    'Les condottieres de la colline agissent d’abord, tous ensemble. Chacun capture tous ses voisins les plus nombreux, [merchant]marchands ou [peasant]paysans, toutes couleurs. À égalité, il fuit.',
  'idea-merchant': 'Que gagne le marchand {at} ?',
  'text-merchant':
    'Par voisin, toutes couleurs : [merchant]marchand 1, [peasant]paysan 2, [condottiere]condottiere 3. [fled]En fuite, [captured]capturé : terrain libre.',
  'idea-peasant': 'Que gagne le paysan {at} ?',
  'text-peasant':
    'À côté : terrain libre 2, [spring]source occupée 2, source libre 4. Sous lui : source 2. Hors du plateau : 0.',
  'text-control':
    'Les nombres sont l’influence. Additionnez par couleur : le plus haut total prend le jeton (★ points).',
  'text-order': 'On compte de A à G. Retour à la colline A : personne n’est encore parti.',
  'idea-alone': 'Autre partie : à vous',

  'text-shared':
    'C4 et C5 capturent tous deux A4 : un joueur prend l’habitant, l’autre un jeton de score, 1 point chacun. Supposons C3 et C6 libres.',
  'idea-fate': 'Fuir ou capturer ?',
  'text-fate':
    'S’il y a plus de [merchant]marchands ou plus de [peasant]paysans à côté, il les capture tous et reste. S’il y en a autant, même 0 et 0, il fuit. Supposons F4 libre.',
  'idea-gone': 'Qui est parti ?',
  'text-gone':
    'De nouveau avec F4 : les habitants capturés et les condottieres en fuite partent avant tout décompte, pour toujours. Leurs terrains sont libres.',
  'text-nobody': 'Si personne n’a d’influence, personne ne prend le jeton. Supposons E4 libre.',
  'idea-colours': 'Et sa propre couleur ?',
  'text-colours':
    'Elle compte comme les autres : un marchand gagne pour tous ses voisins. F4 est parti à la colline E.',
  'idea-own-field': 'Et sous ses pieds ?',
  'text-own-field': 'Un paysan placé sur une [spring]source gagne aussi 2 pour celle-ci.',
  'idea-both': 'Libre et avec une source ?',
  'text-both':
    'Alors le terrain compte deux fois : 2 comme terrain libre, 2 comme source. Supposons B4 libre.',
  'text-tied':
    'En cas d’égalité en tête, personne ne prend le jeton colline : chacun des ex æquo reçoit un jeton de score de valeur 2. Supposons F4 libre.',

  finished: 'Vous avez compté toute une colline.',
  finishedText:
    'Comptez ainsi chaque colline, de A à G ; qui est parti ne revient pas. En cas d’égalité en tête, chaque ex æquo reçoit 2 points au lieu du jeton. Un habitant capturé vaut 1 point pour qui l’a capturé. Qui a le plus de points gagne.',
  finishedShort: 'Leçon terminée.',
  nextLesson: 'Ensuite : {lesson}',
  moreMinutes: 'Encore quelques minutes : {lesson}',
  finishedExample:
    'Vous savez maintenant décompter une partie entière. Les cas rares ont leurs propres leçons.',
  toQuiz: 'S’exercer avec le quiz',
  allLessons: 'Toutes les leçons',
  keys: 'Au clavier : Tab mène au plateau, les touches fléchées passent d’un terrain à l’autre, Espace touche un terrain.',

  known: 'Vous savez',
  mixedUp: 'Vous confondez',
  notThis: 'Et non : « {mistake} »',
  practise: 'À travailler ensuite',
  'why-wrong': 'Raté la dernière fois',
  'why-mixed-up': 'Lié à ce que vous confondez',
  'why-due': 'À revoir',
  'why-new': 'Nouveau',
  'why-later': 'À revoir dans {days} {days:jour|jours}',
  answered: '{right} {right:bonne réponse|bonnes réponses}, {wrong} {wrong:mauvaise|mauvaises}',
  reset: 'Tout effacer',
  forgotten: 'Vos exercices sont effacés. Vos parties ne changent pas.',

  toDo: 'À faire maintenant',
  dailyDone: '{right} sur {count} aujourd’hui',
  twoNotes: '{first} · {second}',
  lesson: 'Leçon',
  start: 'Commencer',
  practiseIt: 'S’exercer',
  doneOf: '{done} sur {count}',
  nothingKnown: 'Un sujet est acquis quand vous avez répondu juste deux jours différents.',
  lessonsDone: 'Terminées : {done} sur {count}',
  quizText: 'Des questions à volonté, chacune sur une erreur fréquente.',
  level: 'Niveau',
  allTopics: 'Tous les sujets',
  byTopic: 'Choisir un sujet',
  'group-influence': 'Influence',
  'group-springs': 'Sources',
  'group-condottieri': 'Condottieres',
  'group-leaving': 'Qui est parti, et quand',
  'group-results': 'La colline et le vainqueur',
  otherGame: 'L’autre jeu',
  sevenHills: 'Seven Hills : qui marque sur une colline',
  sevenHillsText: 'Majorités, égalités, nobles et consuls, en deux minutes.',
};
