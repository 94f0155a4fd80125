import type { AreaMessages } from '../speaker';

export const open: AreaMessages<'open'> = {
  title: 'Ouvrir et enregistrer',
  open: 'Ouvrir une partie',
  choose: 'Choisir un fichier',
  anywhere:
    'Un fichier de partie, un lien partagé, une ligne de notation, ou une sauvegarde complète. Vous pouvez aussi déposer un fichier n’importe où sur cette page.',
  paste: 'Ou collez-le ici',
  openPasted: 'Ouvrir',
  makesRoom:
    'La partie ouverte remplacera la partie en cours, qui restera dans vos parties ; ici, « Annuler » permet d’y revenir.',
  refused: 'Impossible de l’ouvrir. Votre partie n’a pas changé.',
  unreadable: 'Impossible de lire {name} : réessayez, ou collez son contenu.',
  opened: 'Ouvert : {what}.',
  everythingOpened: 'Tout le contenu du fichier est rétabli : la partie et votre boîte.',
  partlyOpened: 'Ce fichier est endommagé. Ce qui était lisible a été récupéré : vérifiez-le.',
  undoable:
    'La partie précédente n’est pas perdue : elle est dans vos parties, et ici, « Annuler » permet d’y revenir.',
  save: 'Enregistrer cette partie',
  saveOf: 'Enregistrer cette partie : {game}',
  tally: 'Score final',
  saveText:
    'Tout ce que vous saisissez reste sur cet appareil. Pour l’emporter ailleurs : un fichier ou une ligne de texte.',
  download: 'Télécharger le fichier',
  downloaded: '{name} est dans vos téléchargements.',
  copy: 'Copier la ligne',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier : touchez la ligne pour la sélectionner.',
  notation: 'Toute la partie en une ligne de texte :',
  notYet: 'Rien à enregistrer pour l’instant : finissez d’abord de saisir la partie.',

  imported: 'Ouvert : {count} {count:partie ajoutée|parties ajoutées}.',
  importedNothing: 'Rien de nouveau dans ce fichier : toutes ses parties sont déjà ici.',
  importedReplaced:
    '{count} {count:partie était plus ancienne|parties étaient plus anciennes} ici : la plus récente est gardée.',
  importedDoubled:
    '{count} {count:partie a changé|parties ont changé} ici et dans le fichier : les deux versions sont gardées.',
  importedKnown: '{count} {count:partie est|parties sont} déjà ici.',
  importedUnreadable:
    '{count} {count:partie illisible|parties illisibles} dans ce fichier, {count:ignorée|ignorées}.',
  importedNotKept:
    'Les parties n’ont pas pu être ajoutées : il n’y a plus de place, ou le navigateur ne le permet pas.',
  importedBeside: 'Aussi dans ce fichier : {list}.',
  partBox: 'votre boîte',
  partOpen: 'la partie ouverte',
  partNames: 'des noms',
  partPractice: 'vos exercices',
  undoImport: 'Annuler',
  toGames: 'Toutes les parties',
  importUndone: 'Annulé : tout est comme avant.',
  failed:
    'Cela n’a pas fonctionné : il n’y a plus de place, ou le navigateur ne le permet pas. Vos parties n’ont pas changé.',
};
