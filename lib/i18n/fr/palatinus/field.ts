import type { AreaMessages } from '../../speaker';

export const field: AreaMessages<'field'> = {
  ofCentre: 'une case de la tuile du centre',
  ofPlace: 'une case de la tuile à la place {place}',
  spring: 'source',
  piece: '{kind} {people}',
  empty: 'vide',
  beside: 'à côté de {list}',
  emptyFields: '{count} {count:case vide|cases vides}',
  springs: '{count} {count:source|sources}',
};
