import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Apprendre à compter',
  lead: 'Deux minutes sur l’exemple de la règle, puis de courtes leçons sur ce qu’on confond souvent.',
  lessons: 'Leçons',
  'lesson-hill-c': 'La première colline',
  'lesson-hill-c-text':
    'À la fin, pour chacune des sept collines, qui a le plus d’influence autour d’elle prend son jeton. Comptez-en une en deux minutes, pas à pas.',
  'lesson-finer-points': 'Les finesses',
  'lesson-finer-points-text':
    'Ce qu’on oublie le plus : groupes égaux, habitants partis, couleur du pion, sources, égalités.',
  done: 'Terminé',
  again: 'Encore une',

  tapNeighbours: 'Touchez tous les terrains adjacents à {at}.',
  tapCaptives: 'Touchez ceux que capture {at}.',
  tapSources: 'Touchez chaque terrain qui rapporte quelque chose à {at}.',
  tapLeaving: 'Touchez tous ceux qui quittent le plateau à la colline {letter}.',
  askInfluence: 'Combien gagne {at} ?',

  'idea-neighbours': 'Les voisins',
  'text-neighbours':
    'Des terrains qui ont un côté commun, même d’une tuile à l’autre. La colline n’est pas un terrain.',
  'idea-captures': 'Ce que fait un condottiere',
  'text-captures':
    'Ceux autour de la colline agissent d’abord, tous en même temps : chacun capture le groupe majoritaire à côté de lui, marchands ou paysans de toute couleur, et reste. Si les groupes sont égaux, comme en C4, il fuit.',
  'idea-merchant': 'Ce que gagne un marchand',
  'text-merchant':
    'Pour chaque voisin, de sa couleur aussi : marchand 1, paysan 2, condottiere 3. Qui est parti ne compte plus : voyez les ronds pointillés.',
  'idea-peasant': 'Ce que gagne un paysan',
  'text-peasant':
    '2 pour chaque terrain libre à côté de lui, 2 pour chaque source à côté ou sous lui, occupée ou non. Une source libre compte pour les deux.',
  'text-control':
    'Additionnez ce que gagne chaque couleur : son influence. Un condottiere n’en a pas. La plus forte prend le jeton colline, qui vaut son nombre. En cas d’égalité en tête, chacun reçoit 2 points à la place.',
  'idea-later': 'Plus tard : la colline G',
  'text-later':
    'On compte les collines de A à G, et qui est parti ne revient pas : E3 et F4 sont partis à la colline E.',
  'idea-alone': 'Retour à la colline D : à vous',

  'idea-flees': 'Et si les groupes sont égaux ?',
  'text-flees':
    'Avec autant de marchands que de paysans à côté, même 0 et 0, il fuit et ne capture personne.',
  'idea-gone': 'Qui est parti ?',
  'text-gone':
    'Les habitants capturés et les condottieres en fuite partent avant tout décompte et ne reviennent jamais. Leurs terrains sont libres. Un condottiere qui capture reste.',
  'idea-colours': 'Et sa propre couleur ?',
  'text-colours':
    'Elle compte comme les autres : un marchand gagne pour tous ses voisins. F4 est parti à la colline E.',
  'idea-own-field': 'Et sous ses pieds ?',
  'text-own-field': 'Un paysan placé sur une source gagne aussi 2 pour celle-ci.',
  'idea-both': 'Libre et avec une source ?',
  'text-both':
    'Alors le terrain compte deux fois : 2 comme terrain libre, 2 comme source. Autre partie : c’est le cas de B4.',
  'idea-tied': 'Et en cas d’égalité ?',
  'text-tied':
    'Une autre partie, sans personne en D1. Personne ne prend le jeton colline : chacun des premiers à égalité reçoit un jeton de score de valeur 2.',

  finished: 'Vous avez compté une colline sans aide.',
  finishedText:
    'Toutes les collines se comptent ainsi, l’une après l’autre. Les jetons valent leur nombre, chaque habitant capturé 1 point pour qui l’a capturé ; qui a le plus de points gagne. Sans influence, personne ne prend la colline.',
  finishedShort: 'Leçon terminée.',
  nextLesson: 'Ensuite : {lesson}',
  moreMinutes: 'Deux minutes de plus : {lesson}',
  finishedExample:
    'Vous savez maintenant décompter une partie entière. Les cas rares ont leurs propres leçons.',
  toQuiz: 'S’exercer avec le quiz',
  allLessons: 'Toutes les leçons',
  legendSpring: 'source',
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
  reset: 'Tout oublier',
  forgotten: 'Tout ce que vous avez travaillé est oublié. Vos parties ne changent pas.',

  toDo: 'À faire maintenant',
  dailyDone: '{right} sur {count} aujourd’hui',
  twoNotes: '{first} · {second}',
  lesson: 'Leçon',
  start: 'Commencer',
  practiseIt: 'S’exercer',
  doneOf: '{done} sur {count}',
  nothingKnown: 'Un sujet est su quand vous y avez répondu juste deux jours différents.',
  lessonsDone: '{done} sur {count} {done:terminée|terminées}',
  quizText: 'Des questions sans fin, chacune sur une erreur fréquente.',
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
