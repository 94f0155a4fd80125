import type { AreaMessages } from '../../speaker';

export const sevenShare: AreaMessages<'sevenShare'> = {
  game: 'Seven Hills',
  points: 'Punkte',
  tableNote: 'Die Punkte jeder Epoche, dann dieselben Punkte danach, woher sie kommen.',
  whoAndHowFar: '{who}, {count} {count:Epoche|Epochen}',
  board: 'Der Spielplan',
};
