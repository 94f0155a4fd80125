import type { AreaMessages } from '../../speaker';

export const sevenShare: AreaMessages<'sevenShare'> = {
  game: 'Seven Hills',
  points: 'Punti',
  tableNote: 'I punti di ogni epoca, poi gli stessi punti secondo la loro origine.',
  whoAndHowFar: '{who}, {count} {count:epoca|epoche}',
  board: 'Il piano di gioco',
};
