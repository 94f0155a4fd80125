import type { AreaMessages } from '../speaker';

export const seats: AreaMessages<'seats'> = {
  howMany: 'Quanti giocatori?',
  start: 'Basta un tocco, e ognuno ha il suo colore. I nomi sono facoltativi.',
  who: 'Chi gioca con quale colore?',
  whoText: 'I nomi sono facoltativi. Se prendi il colore di un altro, ve li scambiate.',
  player: 'Giocatore {number}',
  name: 'Nome del giocatore {number}',
  colour: 'Colore del giocatore {number}',
  earlier: 'Nomi delle partite precedenti',
  takeOut: 'Togli {who}',
  nowPlay: 'Ora i giocatori sono {count}.',
  nowPlays: '{who} ora gioca con il {colour}.',
  keep: 'Lascia così',
  numberFirst: 'Scegli prima il numero di giocatori.',
};
