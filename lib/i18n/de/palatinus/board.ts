import type { AreaMessages } from '../../speaker';

export const board: AreaMessages<'board'> = {
  label: 'Der Spielplan: sieben Hügel und {count} Bewohner',
  spring: 'Quelle',
  arrow: 'Pfeil: Feld 1, dann im Uhrzeigersinn',
  whoAndHowMany: '{who}, mit {count} {count:Bewohner|Bewohnern} auf dem Plan',
};
