import type { AreaMessages } from '../speaker';

export const broken: AreaMessages<'broken'> = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'L’application a eu un problème, ou l’un de ses éléments n’a pas pu être chargé. Rien de ce que vous avez saisi n’est perdu : laissez cette page ouverte et réessayez.',
  again: 'Réessayer',
  home: 'Retour à l’accueil',
};
