/** A field for screen readers: "C4, spring, purple merchant, next to: 2 peasants, 1 empty field". */
export const field = {
  ofCentre: 'a field of the tile in the centre',
  ofPlace: 'a field of the tile on place {place}',
  spring: 'spring',
  empty: 'empty',
  beside: 'next to: {list}',
  emptyFields: '{count} {count:empty field|empty fields}',
  springs: '{count} {count:spring|springs}',
} as const;
