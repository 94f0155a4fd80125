import type { AreaMessages } from '../speaker';

export const count: AreaMessages<'count'> = {
  back: 'Indietro',
  play: 'Riproduzione automatica',
  playShort: 'Riproduci',
  pause: 'Pausa',
  speed: 'Velocità: {speed}×',
  readAloud: 'Leggi ad alta voce',
  result: 'Risultato',
  soFar: 'Punteggio parziale',
};
