import type { AreaMessages } from '../speaker';

export const count: AreaMessages<'count'> = {
  back: 'Retour',
  play: 'Avance automatique',
  playShort: 'Auto',
  pause: 'Pause',
  speed: 'Vitesse : {speed}×',
  readAloud: 'Lire à voix haute',
  result: 'Résultat',
  soFar: 'Score provisoire',
};
