import type { AreaMessages } from '../speaker';

export const ui: AreaMessages<'ui'> = {
  cancel: 'Annuler',
  close: 'Fermer',
  home: 'Accueil',
  pageTitle: '{title} · Septimontium',
  undo: 'Défaire',
  undone: 'Annulé.',
  redo: 'Refaire',
  redone: 'Rétabli.',
  notLoaded:
    'Cette partie de l’application n’a pas pu être chargée : connectez-vous au réseau, puis réessayez.',
  tryAgain: 'Réessayer',
  oneMoment: 'Un instant…',
  oneFewer: '{label} : un de moins',
  oneMore: '{label} : un de plus',
  andMore: '… et {count} de plus.',
  dropHere: 'Relâchez n’importe où pour ouvrir le fichier',
};
