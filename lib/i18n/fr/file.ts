import type { AreaMessages } from '../speaker';

export const file: AreaMessages<'file'> = {
  open: 'Ouvrir une table',
  choose: 'Choisir un fichier',
  anywhere:
    'Un fichier de partie, une ligne de notation, ou le tout comme vous l’avez gardé. On peut aussi déposer un fichier n’importe où sur cette page.',
  paste: 'Ou collez-le ici',
  openPasted: 'Ouvrir',
  makesRoom: 'La table commencée lui laisse la place. « Défaire » la ramène.',
  refused: 'Impossible de l’ouvrir. Votre table est restée comme elle était.',
  unreadable: 'Le fichier {name} n’a pas pu être lu : réessayez, ou collez son contenu.',
  opened: 'Ouvert : {who}, avec {count} {count:habitant|habitants} sur le plateau.',
  exampleOpened:
    'La table d’exemple est ouverte : {who}, avec {count} {count:habitant|habitants} sur le plateau.',
  everythingOpened: 'Tout ce que contient ce fichier est revenu : la table et votre boîte.',
  partlyOpened: 'Une partie de ce fichier est abîmée. Ce qui se lit est revenu : vérifiez-le.',
  newOpened: 'Une nouvelle table : le plateau est vide.',
  undoable: 'La table d’avant n’est pas perdue : « Défaire » la ramène.',
  save: 'Enregistrer cette table',
  tally: 'Total',
  saveText: 'Tout ce que vous saisissez reste sur cet appareil. Un fichier ou une ligne l’emporte ailleurs.',
  download: 'Télécharger le fichier',
  downloaded: 'Le fichier {name} rejoint vos téléchargements.',
  copy: 'Copier la ligne',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier : touchez la ligne pour la sélectionner.',
  notation: 'Toute la table en une ligne de texte :',
  notYet: 'Il n’y a encore rien à garder : un fichier contient une table entière.',
  more: 'Commencer avec une autre table',
  example: 'Ouvrir la table d’exemple',
  newTable: 'Nouvelle table',
};
