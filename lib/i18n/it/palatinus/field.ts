import type { AreaMessages } from '../../speaker';

export const field: AreaMessages<'field'> = {
  ofCentre: 'un terreno della tessera al centro',
  ofPlace: 'un terreno della tessera al posto {place}',
  spring: 'fonte',
  empty: 'libero',
  beside: 'accanto: {list}',
  emptyFields: '{count} {count:terreno libero|terreni liberi}',
  springs: '{count} {count:fonte|fonti}',
};
