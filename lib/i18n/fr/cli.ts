import type { AreaMessages } from '../speaker';

export const cli: AreaMessages<'cli'> = {
  scoreUsage:
    'Usage : npm run --silent score -- FICHIER|- [--explain] [--lang={languages}]\n\nCompte un fichier de partie, une notation, ou plusieurs, une par ligne, depuis FICHIER ou l’entrée standard (-).\nÉcrit un résultat par ligne en JSON ; avec --explain, le déroulement en toutes lettres.',
  settleUsage:
    'Usage : npm run --silent settle -- FICHIER|- [--count DÉCOMPTE.json] [--lang={languages}]\n\nLit un fichier de partie, une notation, ou plusieurs, une par ligne, depuis FICHIER ou l’entrée standard (-).\nÉcrit en JSON, une ligne par partie, ce qui changerait les vainqueurs : autres réponses aux points de règle, erreurs de saisie, autres coups.\nAvec --count, ce qui explique les nombres que les joueurs ont trouvés eux-mêmes (voir docs/settle.md).',
  quizUsage:
    'Usage : npm run --silent quiz -- --count N --seed S [--topic T] [--level L] [--lang={languages}]\n\nÉcrit N questions sur le décompte en JSON, une par ligne ; la même graine donne les mêmes lignes (voir docs/quiz.md).\nThèmes : {topics}.\nNiveaux : {levels}.',
  quizCount: 'Ce n’est pas un nombre de questions : « {value} ». Indiquez un nombre entier, au moins 1.',
  quizTopic: 'Thème inconnu : « {value} ». Thèmes : {topics}.',
  quizLevel: 'Niveau inconnu : « {value} ». Niveaux : {levels}.',
  quizNoValue: 'Il manque une valeur après {option}.',
  mistake: 'Argument inconnu : « {argument} ».',
  nothing: '{name} : aucune partie dans ce fichier.',
  notSettled: 'settle ne connaît pas ce jeu ({format}) : on peut seulement compter la partie.',
  missing: 'Impossible de lire « {name} » : ce fichier n’existe pas.',
  unreadableName:
    'Impossible de lire « {name} » : son nom n’est pas en UTF-8. Renommez le fichier, ou donnez son contenu : - < FICHIER.',
  folder: 'Impossible de lire « {name} » : c’est un dossier. Nommez un fichier qui s’y trouve.',
  forbidden: 'Impossible de lire « {name} » : vous n’en avez pas le droit.',
  unreadable: 'Impossible de lire « {name} » : le système répond {code}.',
  diskFull: 'La sortie est incomplète : le disque est plein.',
  unwritable: 'La sortie est incomplète : le système répond {code}.',
};
