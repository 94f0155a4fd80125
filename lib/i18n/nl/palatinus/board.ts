import type { AreaMessages } from '../../speaker';

export const board: AreaMessages<'board'> = {
  label: 'Het bord: zeven heuvels en {count} {count:inwoner|inwoners}',
  spring: 'bron',
  arrow: 'pijl: veld 1, dan met de klok mee',
  whoAndHowMany: '{who}, met {count} {count:inwoner|inwoners} op het bord',
};
