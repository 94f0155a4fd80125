import type { AreaMessages } from '../speaker';

export const home: AreaMessages<'home'> = {
  title: 'Qui a gagné, et pourquoi ?',
  lead: 'Le dernier habitant est placé. Reste ce qui prend plus de temps que la partie : le décompte.',
  promise:
    'Septimontium compte votre partie de Palatinus colline par colline, ou de Seven Hills époque par époque, et explique chaque point.',
  about: 'À quoi ça sert',
};
