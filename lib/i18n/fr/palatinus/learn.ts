import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Apprendre à compter',
  lead: 'Deux minutes sur l’exemple de la règle, puis de courtes leçons sur ce qu’on confond souvent.',
  lessons: 'Leçons',
  'lesson-hill-c': 'La première colline',
  'lesson-hill-c-text': 'Deux minutes : comptez la colline C de la règle, pas à pas.',
  done: 'Terminé',
  again: 'Encore une',

  tapNeighbours: 'Touchez tous les terrains adjacents à {at}.',
  tapCaptives: 'Touchez tous ceux que capture le condottiere en {at}.',
  tapSources: 'Touchez chaque terrain qui rapporte quelque chose à {at}.',
  chooseAnswer: 'Choisissez la réponse.',

  'idea-neighbours': 'Qui est voisin ?',
  'text-neighbours':
    'Deux terrains sont adjacents s’ils ont un côté commun, même d’une tuile à l’autre. Une colline n’est pas un terrain.',
  'idea-captures': 'Que fait un condottiere ?',
  'text-captures':
    'Il regarde les marchands et les paysans adjacents. Il capture tout le groupe majoritaire, sa propre couleur comprise.',
  'idea-flees': 'Et si les groupes sont égaux ?',
  'text-flees': 'Autant de marchands que de paysans : il fuit, et personne ne gagne rien.',
  'idea-gone': 'Qui est parti ?',
  'text-gone':
    'Les habitants capturés et les condottieres en fuite quittent le plateau avant qu’on compte la colline. Leurs terrains sont libres.',
  'idea-merchant': 'Que compte un marchand ?',
  'text-merchant':
    'Les marchands aiment la compagnie : 1 pour un marchand adjacent, 2 pour un paysan, 3 pour un condottiere.',
  'idea-peasant': 'Que compte un paysan ?',
  'text-peasant':
    'Les paysans aiment l’espace et l’eau : 2 pour chaque terrain libre adjacent, 2 pour chaque source, 2 pour une source sous leurs pieds.',
  'idea-control': 'Qui prend la colline ?',
  'text-control':
    'Additionnez l’influence de chacun. Qui en a le plus prend le jeton colline ; à égalité, chacun reçoit un jeton de score de valeur 2.',
  'idea-later': 'Pourquoi l’ordre compte-t-il ?',
  'text-later': 'On compte les collines de A à G. Qui est parti à une colline manque aux suivantes.',
  'idea-alone': 'À vous : la colline D',
  'text-alone': 'Le condottiere d’abord.',
  'idea-alone-piece': 'Puis l’influence',
  'text-alone-piece': 'Les habitants capturés sont partis. Un habitant après l’autre, depuis la flèche.',
  'idea-alone-hill': 'Et qui la prend ?',
  'text-alone-hill': 'Additionnez ce que chacun a.',
  finished: 'Vous avez compté une colline sans aide.',

  progress: 'Où vous en êtes',
  known: 'Vous savez',
  mixedUp: 'Vous confondez',
  practise: 'À travailler ensuite',
  'why-wrong': 'raté la dernière fois',
  'why-mixed-up': 'touche à ce que vous confondez',
  'why-due': 'à revoir',
  'why-new': 'nouveau',
  'why-later': 'revient dans {days} {days:jour|jours}',
  answered: '{right} {right:bonne réponse|bonnes réponses}, {wrong} {wrong:mauvaise|mauvaises}',
  reset: 'Tout recommencer',
  resetSure: 'Oublier tout ce que vous avez travaillé ?',
  resetText: 'Vos parties ne changent pas.',
};
