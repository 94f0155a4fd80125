import type { AreaMessages } from '../../speaker';

export const sevenShare: AreaMessages<'sevenShare'> = {
  game: 'Seven Hills',
  points: 'Punten',
  tableNote: 'De punten van elk tijdperk, daarna dezelfde punten naar herkomst.',
  whoAndHowFar: '{who}, {count} {count:tijdperk|tijdperken}',
  board: 'Het bord',
};
