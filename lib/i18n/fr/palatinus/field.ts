import type { AreaMessages } from '../../speaker';

export const field: AreaMessages<'field'> = {
  ofCentre: 'un terrain de la tuile du centre',
  ofPlace: 'un terrain de la tuile à la place {place}',
  spring: 'source',
  empty: 'libre',
  beside: 'à côté : {list}',
  emptyFields: '{count} {count:terrain libre|terrains libres}',
  springs: '{count} {count:source|sources}',
};
