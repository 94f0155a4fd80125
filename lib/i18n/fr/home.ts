import type { AreaMessages } from '../speaker';

export const home: AreaMessages<'home'> = {
  title: 'Qui a gagné, et pourquoi ?',
  lead: 'Le dernier habitant de Palatinus est posé. Reste ce qui prend plus de temps que la partie : le décompte.',
  promise:
    'Septimontium compte les points colline par colline, d’abord les condottieres, puis l’influence, et donne une raison à chaque point.',
  example: 'Une partie en exemple',
  exampleText:
    'Sept collines, {players} joueurs, {inhabitants} habitants : voici où chacun se tenait à la fin de la partie, et ce qu’en fait le décompte.',
  exampleNotation: 'La même table en une ligne de texte, à copier et à transmettre :',
  moments: 'Fait pour trois moments',
  gameTitle: 'La partie est finie',
  gameText:
    'Tout le monde se penche. Les captifs quittent le plateau, marchands et paysans s’additionnent, chaque colline trouve son maître, et le total dit qui fonde Rome, même en cas d’égalité.',
  argumentTitle: '« Cette source est à moi ! »',
  argumentText:
    'Chaque point vient avec sa cause : la case vide, la source, le voisin. Là où la règle laisse un doute, vous dites comment votre table la lit, et le décompte suit.',
  learningTitle: 'Apprendre à compter',
  learningText:
    'L’influence est plus simple qu’elle n’en a l’air. Suivez une colline en tournant depuis la flèche, voyez ce que gagne chaque habitant et grâce à qui : la suivante, vous la compterez vous-même.',
  today: 'Par une porte dérobée',
  todayText:
    'Le décompte se passe aussi de ces écrans : toute la table entre dans un petit fichier ; il en sort le gagnant, le total et les raisons.',
  commandLine: 'Dans un terminal, en toutes lettres',
  http: 'Depuis votre propre programme, en JSON',
};
