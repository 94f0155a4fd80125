import type { AreaMessages } from '../../speaker';

export const board: AreaMessages<'board'> = {
  label: 'Il piano di gioco: sette colli e {count} {count:abitante|abitanti}',
  spring: 'fonte',
  arrow: 'freccia: terreno 1, poi in senso orario',
  whoAndHowMany: '{who}, con {count} {count:abitante|abitanti} sul piano di gioco',
};
