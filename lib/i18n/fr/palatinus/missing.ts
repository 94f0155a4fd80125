import type { AreaMessages } from '../../speaker';

export const missing: AreaMessages<'missing'> = {
  title: 'Il manque encore quelque chose',
  players: 'Indiquez qui joue.',
  lean: 'Indiquez laquelle des deux images correspond à votre table.',
  tiles: '{count} {count:tuile|tuiles} encore à poser.',
  arrows: '{count} {count:tuile|tuiles} : flèche à indiquer.',
  tokens: '{count} {count:colline|collines} : jeton à indiquer.',
  springs: '{count} {count:tuile|tuiles} : sources à indiquer.',
  to: 'Aller à : {step}',
  none: 'Aucune partie n’est encore saisie',
};
