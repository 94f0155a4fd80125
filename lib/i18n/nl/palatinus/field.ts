import type { AreaMessages } from '../../speaker';

export const field: AreaMessages<'field'> = {
  ofCentre: 'een veld van de tegel in het midden',
  ofPlace: 'een veld van de tegel op plaats {place}',
  spring: 'bron',
  empty: 'leeg',
  beside: 'ernaast: {list}',
  emptyFields: '{count} {count:leeg veld|lege velden}',
  springs: '{count} {count:bron|bronnen}',
};
