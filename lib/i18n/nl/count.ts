import type { AreaMessages } from '../speaker';

export const count: AreaMessages<'count'> = {
  back: 'Terug',
  play: 'Automatisch afspelen',
  playShort: 'Afspelen',
  pause: 'Pauze',
  speed: 'Snelheid: {speed}×',
  readAloud: 'Voorlezen',
  result: 'Resultaat',
  soFar: 'Tussenstand',
};
