import type { AreaMessages } from '../../speaker';

export const missing: AreaMessages<'missing'> = {
  title: 'Manca ancora qualcosa',
  players: 'Aggiungi i giocatori.',
  lean: 'Scegli quale figura somiglia al vostro tavolo.',
  tiles: '{count} {count:tessera ancora da posare|tessere ancora da posare}.',
  arrows: '{count} {count:tessera|tessere}: freccia da indicare.',
  tokens: '{count} {count:colle|colli}: gettone da indicare.',
  springs: '{count} {count:tessera|tessere}: fonti da indicare.',
  to: 'Vai a: {step}',
  none: 'Ancora nessuna partita inserita',
};
