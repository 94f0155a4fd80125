import type { AreaMessages } from '../../speaker';

export const field: AreaMessages<'field'> = {
  ofCentre: 'ein Feld der Tafel in der Mitte',
  ofPlace: 'ein Feld der Tafel auf Platz {place}',
  spring: 'Quelle',
  empty: 'frei',
  beside: 'daneben: {list}',
  emptyFields: '{count} {count:freies Feld|freie Felder}',
  springs: '{count} {count:Quelle|Quellen}',
};
