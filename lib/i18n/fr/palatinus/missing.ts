import type { AreaMessages } from '../../speaker';

export const missing: AreaMessages<'missing'> = {
  title: 'Il manque encore quelque chose',
  players: 'On ne sait pas encore qui joue.',
  lean: 'On ne sait pas encore de quel côté penche la couronne de tuiles.',
  tiles: '{count} {count:tuile n’est pas encore posée|tuiles ne sont pas encore posées}.',
  arrows: 'Sur {count} {count:tuile|tuiles}, la case à la flèche reste à dire.',
  tokens: 'Sur {count} {count:colline|collines}, le jeton reste à dire.',
  springs: 'Pour {count} {count:tuile|tuiles}, les sources restent à dire.',
  to: 'Aller à : {step}',
};
