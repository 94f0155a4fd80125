import type { AreaMessages } from '../../speaker';

export const board: AreaMessages<'board'> = {
  label: 'Le plateau : sept collines et {count} {count:habitant|habitants}',
  spring: 'source',
  arrow: 'flèche : terrain 1, puis sens horaire',
  whoAndHowMany: '{who}, avec {count} {count:habitant|habitants} sur le plateau',
};
