import type { AreaMessages } from '../speaker';

export const count: AreaMessages<'count'> = {
  back: 'Zurück',
  play: 'Automatisch abspielen',
  playShort: 'Abspielen',
  pause: 'Pause',
  speed: 'Tempo: {speed}×',
  readAloud: 'Vorlesen',
  result: 'Ergebnis',
  soFar: 'Zwischenstand',
};
