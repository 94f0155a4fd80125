import type { AreaMessages } from '../speaker';

export const broken: AreaMessages<'broken'> = {
  title: 'Cette page n’a pas pu s’afficher',
  text: 'L’application a eu un problème, ou une partie n’a pas pu être chargée. Rien de ce que vous avez saisi n’est perdu : laissez cette page ouverte, et réessayez.',
  again: 'Réessayer',
  home: 'Retour à l’accueil',
};
