import type { AreaMessages } from '../../speaker';

export const board: AreaMessages<'board'> = {
  label: 'Le plateau : sept collines, et {count} {count:habitant|habitants} autour d’elles',
  spring: 'source',
  arrow: 'flèche : case 1, puis sens horaire',
  whoAndHowMany: '{who}, avec {count} {count:habitant|habitants} sur le plateau',
};
