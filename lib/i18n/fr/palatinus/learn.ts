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
  tapCaptives: 'Touchez tous ceux que capture le condottiere en {at}.',
  tapSources: 'Touchez chaque terrain qui rapporte quelque chose à {at}.',
  tapLeaving: 'Touchez tous ceux qui quittent le plateau à la colline {letter}.',
  askInfluence: 'Combien d’influence gagne {at} ?',

  'idea-neighbours': 'Qui est voisin ?',
  'text-neighbours':
    'Deux terrains sont adjacents s’ils ont un côté commun, même d’une tuile à l’autre. La colline elle-même n’est pas un terrain.',
  'idea-captures': 'Que fait un condottiere ?',
  'text-captures':
    'Seuls agissent ceux autour de la colline décomptée, tous en même temps. Chacun capture le groupe majoritaire à côté de lui, marchands ou paysans, de toutes les couleurs. S’ils sont égaux, comme en C4, il fuit.',
  'idea-merchant': 'Que compte un marchand ?',
  'text-merchant':
    'Les habitants capturés et les condottieres en fuite sont partis, leurs terrains sont libres : voyez les ronds pointillés. Un marchand gagne pour ses voisins, de sa couleur aussi : marchand 1, paysan 2, condottiere 3.',
  'idea-peasant': 'Que compte un paysan ?',
  'text-peasant':
    'Seulement la terre et l’eau : 2 pour chaque terrain libre à côté de lui, et 2 pour chaque source à côté ou sous lui, occupée ou non. Une source libre compte pour les deux.',
  'idea-control': 'Qui prend la colline ?',
  'text-control':
    'Additionnez l’influence de chaque couleur autour de la colline. La plus forte prend le jeton colline, qui vaut son nombre. En cas d’égalité en tête, chacun reçoit 2 points à la place.',
  'idea-later': 'Pourquoi l’ordre compte-t-il ?',
  'text-later': 'On compte les collines de A à G. Ceux de E3 et F4 sont déjà partis à la colline E.',
  'idea-alone': 'À vous : la colline D',
  'text-alone': 'Le condottiere d’abord.',
  'idea-alone-piece': 'Puis l’influence',
  'text-alone-piece': 'Les habitants capturés sont partis.',
  'idea-alone-hill': 'Et qui la prend ?',
  'text-alone-hill': 'Additionnez ce que chaque couleur a.',

  'idea-flees': 'Et si les groupes sont égaux ?',
  'text-flees':
    'Avec autant de marchands que de paysans à côté, même 0 et 0, il fuit et ne capture personne. Tous agissent en même temps : A4 compte donc encore. Les capturés ne partent qu’ensuite.',
  'idea-gone': 'Qui est parti ?',
  'text-gone':
    'Les habitants capturés et les condottieres en fuite partent avant tout décompte et ne reviennent jamais. Leurs terrains sont libres. Un condottiere qui capture reste.',
  'idea-colours': 'Et sa propre couleur ?',
  'text-colours':
    'Elle compte comme les autres : un marchand gagne pour tous ses voisins. Celui-ci est à la colline F.',
  'idea-own-field': 'Et sous ses pieds ?',
  'text-own-field':
    'Un paysan placé sur une source gagne aussi 2 pour celle-ci. Et un terrain dont l’habitant a été capturé est maintenant libre.',
  'idea-both': 'Libre et avec une source ?',
  'text-both':
    'Alors le terrain compte deux fois : 2 comme terrain libre, 2 comme source. Imaginez qu’il n’y a personne en E4.',
  'idea-tied': 'Et en cas d’égalité ?',
  'text-tied':
    'Personne ne prend le jeton colline : chacun des premiers à égalité reçoit un jeton de score de valeur 2. Imaginez qu’il n’y a personne en D1.',

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
