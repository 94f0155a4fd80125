import type { AreaMessages } from '../../speaker';

export const copy: AreaMessages<'copy'> = {
  why: 'Les cases à source sont imprimées sur le carton et ne sont pas publiques : l’application vous les demande. Une fois indiquées, les sources de votre boîte viennent avec la lettre à chaque partie.',
  known: '{count} {count:tuile connue|tuiles connues} sur 7',
  name: 'Nom de votre boîte',
  namePlaceholder: 'La boîte du club',
  springsTitle: 'Sources',
  springsHint: 'Tenez chaque tuile la flèche en haut, et touchez les cases à source.',
  tile: 'Tuile {letter}',
  spring: 'Tuile {letter}, case {number}, source',
  springs: '{count} {count:source|sources}',
  none: 'sans source',
  settleNone: 'Elle n’en a pas',
  settleNoneLong: 'La tuile {letter} n’a pas de source',
  fileTitle: 'En fichier',
  fileHint: 'Pour un autre téléphone, ou pour quelqu’un qui joue avec la même boîte.',
  save: 'Garder en fichier',
  open: 'Ouvrir un fichier',
  paste: 'ou collez ici le texte d’un fichier',
  take: 'Reprendre',
  taken:
    'Votre boîte est maintenant celle du fichier, avec {count} {count:tuile connue|tuiles connues} sur 7. Défaire ramène l’ancienne.',
  exampleTaken:
    'Ce fichier est une boîte d’exemple : elle ne remplace pas la vôtre, mais cette table se joue maintenant avec elle.',
  refused: 'Ce fichier ne convient pas',
  unreadable: 'Le téléphone n’a pas voulu donner « {file} ».',
  reset: 'Oublier ma boîte',
  resetTitle: 'Oublier les sources de votre boîte ?',
  resetText: 'Son nom et toutes ses sources sont oubliés, puis redemandés. Vous pouvez défaire.',
  resetDone: 'Votre boîte est oubliée. Défaire la ramène.',

  boxUnknown:
    'Les sources se demandent une fois par tuile, puis sont retenues comme votre boîte. Juste pour essayer ?',
  boxPartly:
    '{count} {count:tuile connue|tuiles connues} sur 7 dans votre boîte. Les autres seront demandées quand vous les poserez.',
  boxMine: 'Les sources viennent de votre boîte.',
  boxNamed: 'Les sources viennent de votre boîte, « {name} ».',
  boxExample: 'Cette table utilise la boîte d’exemple',
  boxExampleText: 'Ses sources sont inventées, pour essayer. Ce ne sont pas celles de vos tuiles.',
  boxBorrowed: 'Cette table a ses propres sources',
  boxBorrowedText: 'Elles sont venues avec la table ouverte, et diffèrent de votre boîte.',
  tryExample: 'Essayer avec la boîte d’exemple',
  useExample: 'Jouer cette table avec la boîte d’exemple',
  useMine: 'Utiliser ma boîte',
  keep: 'Garder comme ma boîte',
  toCopy: 'Ma boîte',
};
