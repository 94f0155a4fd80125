import type { AreaMessages } from '../../speaker';

export const players: AreaMessages<'players'> = {
  whoPlaced:
    'Se scambi i colori, le pedine già piazzate cambiano giocatore. Se prendi un colore libero, cambiano colore con te.',
  ally: 'Alleato per {who}',
  noAlly: 'nessuno',
  allyText:
    'In due, ognuno ha anche un alleato: alcuni mercanti e contadini di un altro colore, ma nessun condottiero.',
  nowAlly: '{who} ora ha un alleato: {people}.',
  nowNoAlly: '{who} ora non ha un alleato.',
  left: '{count} {count:abitante ha|abitanti hanno} lasciato il piano di gioco; «Annulla» {count:lo|li} rimette a posto.',
  losing: 'Togliere {count} {count:abitante|abitanti} dal piano di gioco?',
  losingText: 'I giocatori cambiano, perciò {count:questo lascia|questi lasciano} il piano di gioco:',
  losingUndo: '«Annulla» {count:lo|li} rimette a posto.',
  losingOf: '{people}: {list}',
  losingOfAlly: '{people} (alleato): {list}',
  lose: '{count:Toglilo|Toglili}',
  census: 'Pedine per giocatore',
  eachPlayer: 'Ogni giocatore',
  eachAlly: 'Ogni alleato',
  inAll: 'In tutto fanno {count} abitanti.',
  assumed:
    'Si usano tutte le pedine di un colore. Le regole non dicono né che siano {box}, né quante siano di ogni tipo. {list}: è una nostra ipotesi; cambiala se la tua scatola è diversa.',
  changed: 'Modificati: non sono i numeri predefiniti.',
  change: 'Cambia i numeri',
  boxHolds: 'Secondo la nostra interpretazione, la scatola contiene {count} abitanti per colore.',
  usual: 'Torna ai numeri predefiniti',
  usualNow: 'Di nuovo i numeri predefiniti.',
  merchants: 'Mercanti',
  peasants: 'Contadini',
  condottieri: 'Condottieri',
  ofAlly: '{kinds} (alleato)',
  far: '{players} giocatori, {inhabitants} abitanti',
};
