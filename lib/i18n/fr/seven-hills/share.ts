import type { AreaMessages } from '../../speaker';

export const sevenShare: AreaMessages<'sevenShare'> = {
  game: 'Seven Hills',
  points: 'Points',
  tableNote: 'Les points de chaque époque, puis les mêmes selon leur origine.',
  whoAndHowFar: '{who}, {count} {count:époque|époques}',
  board: 'Le plateau',
};
