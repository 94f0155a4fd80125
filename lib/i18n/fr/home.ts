import type { AreaMessages } from '../speaker';

export const home: AreaMessages<'home'> = {
  title: 'Qui a gagné, et pourquoi ?',
};
