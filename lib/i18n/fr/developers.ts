import type { AreaMessages } from '../speaker';

export const developers: AreaMessages<'developers'> = {
  title: 'Pour les développeurs',
  lead: 'Un programme peut aussi compter une partie : il lit un fichier ou une ligne de texte, et donne les vainqueurs, le score final et la raison de chaque point.',
  file: 'Le fichier de partie',
  fileText:
    'Un document JSON est une partie : les joueurs, le plateau, les pions et, si elles ne sont pas celles par défaut, les réponses aux points de règle. Le terrain 1 d’une tuile porte la flèche, les autres suivent dans le sens horaire : C4 est le même terrain où que soit la tuile C. Un fichier est en UTF-8 et fait au plus 64 Ko. Ses champs et ceux du résultat sont décrits dans docs/game-file.md, avec le code source.',
  fileExample: 'L’exemple en fichier : à enregistrer sous game.json',
  notation: 'Une partie en une ligne',
  notationText:
    'La même partie en un texte que ni une adresse, ni un forum, ni un terminal ne modifient. Six sections séparées par _ ; docs/notation.md dans le code source décrit chaque caractère.',
  version: 'Version',
  versionText: 'P1 : Palatinus, version 1 de la notation',
  players: 'Joueurs',
  playersText: 'l’initiale anglaise de chaque couleur, puis l’allié et le nom, s’il y en a',
  rulings: 'Points de règle',
  rulingsText: 'la première lettre de chaque réponse, en anglais ; omise à la fin : la réponse par défaut',
  board: 'Plateau',
  boardText: 'le sens de la couronne ; puis chaque tuile : lettre, flèche, jeton et terrains avec source',
  pieces: 'Pions',
  piecesText:
    'tuiles A à G, terrains 1 à 6 : majuscules pour les marchands, minuscules pour les paysans, chiffres pour les condottieres',
  check: 'Contrôle',
  checkText: 'deux caractères qui révèlent une erreur dans la ligne',
  linkText:
    'Après le # d’une adresse, la ligne devient un lien qui contient toute la partie. Aucun serveur ne voit ce qui suit le #.',
  link: 'L’exemple en lien',
  commandLine: 'Ligne de commande',
  commandLineText:
    'Dans une copie du code source, avec Node.js : un résultat en JSON ; le décompte en toutes lettres (--lang=fr pour le français) ; autant de parties que l’on veut, une par ligne.',
  http: 'HTTP',
  httpText: 'POST /api/score reçoit un fichier de partie en application/json et répond par le résultat.',
  problemsText:
    'Ce qui ne peut pas être compté reçoit une réponse « problem details » (RFC 9457) : chaque erreur avec un code, sa place dans le fichier et une phrase.',
  schemaText: 'GET /api/schema est le schéma JSON du fichier.',
  schema: 'Ouvrir le schéma',
};
