import type { AreaMessages } from '../speaker';

export const ui: AreaMessages<'ui'> = {
  cancel: 'Annuler',
  close: 'Fermer',
  undo: 'Défaire',
  redo: 'Refaire',
  oneFewer: '{label} : un de moins',
  oneMore: '{label} : un de plus',
  andMore: '… et {count} de plus.',
  dropHere: 'Relâchez n’importe où pour ouvrir le fichier',
};
