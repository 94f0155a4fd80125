import type { AreaMessages } from '../../speaker';

export const ask: AreaMessages<'ask'> = {
  link: 'Domanda su una pedina',
  description: 'Una pedina e le sue vicine: che cosa guadagna, o che cosa fa il condottiero, con la regola.',
  example: 'Un esempio. Cambialo, o scegli la tua pedina.',
  how: 'Scegli che cosa c’è accanto, poi tocca un terreno.',
  clear: 'Svuota',

  kinds: 'La tua pedina',
  otherNames: 'In inglese il contadino si chiama anche «farmer» e il condottiero «soldier».',
  brushes: 'Accanto a lei',
  counts: 'Terreni accanto',
  'hint-merchant':
    'Per un mercante non contano né i colori, né le fonti, né i terreni liberi, né il bordo del piano di gioco.',
  'hint-peasant':
    'Al bordo del piano di gioco ci sono meno terreni. Tocca il contadino se sta su una fonte. Non importa chi gli sta accanto, ma solo dove c’è qualcuno.',
  'hint-condottiere':
    'Per un condottiero non contano né i colori, né gli altri condottieri, né le fonti, né il bordo del piano di gioco.',

  empty: 'libero',
  merchant: 'mercante',
  peasant: 'contadino',
  condottiere: 'condottiero',
  somebody: 'qualcuno',
  spring: 'fonte libera',
  'taken-spring': 'fonte occupata',

  board: '{kind} al centro. Il suo colle: sotto.',
  boardAtEdge: '{kind} al centro. Il suo colle: sotto. Bordo del piano di gioco: {list}.',
  'at-0': 'sopra',
  'at-1': 'in alto a destra',
  'at-2': 'in basso a destra',
  'at-3': 'sotto',
  'at-4': 'in basso a sinistra',
  'at-5': 'in alto a sinistra',
  field: '{where}: {what}',
  onSpring: '{kind}, su una fonte',
  notOnSpring: '{kind}, non su una fonte',

  influence: 'Influenza: {points}',
  influenceEither: 'Influenza: {first} o {second}',
  captures: 'Cattura: {captives}',
  flees: 'Fugge',
  fleesOrStays: 'Fugge, oppure resta',

  answer: 'La risposta',
  fromMerchant: '{count} {count:mercante|mercanti}\u00a0×\u00a0{worth}',
  fromPeasant: '{count} {count:contadino|contadini}\u00a0×\u00a0{worth}',
  fromCondottiere: '{count} {count:condottiero|condottieri}\u00a0×\u00a0{worth}',
  fromEmptyField: '{count} {count:terreno libero|terreni liberi}\u00a0×\u00a0{worth}',
  fromSpring: '{count} {count:fonte|fonti} accanto\u00a0×\u00a0{worth}',
  fromOwnSpring: 'la propria fonte\u00a0×\u00a0{worth}',
  total: 'Influenza',
  capturesWhy:
    'Accanto: {merchants} e {peasants}. Cattura il gruppo più numeroso, anche del suo stesso colore.',
  fleesWhy:
    'Accanto: {merchants} e {peasants}, in ugual numero. Fugge: è fuori dal gioco, e nessuno prende punti.',
  captivePoints: 'Al suo giocatore dà {points} {points:punto|punti}, 1 per ogni abitante catturato.',
  noInfluence: 'Un condottiero non guadagna influenza.',
  open: 'Le regole lo lasciano aperto',

  shareTitle: 'Condividi questa domanda',
  shareHint: 'Inquadra il codice o invia il link. Contiene tutta la domanda.',
  shareQr: 'Codice QR del link a questa domanda',

  refused: 'Questo link non contiene una domanda intera',
  'refused-kind': 'Non nomina né un mercante, né un contadino, né un condottiero.',
  'refused-field': 'Accanto alla pedina c’è qualcosa di sconosciuto.',
  'refused-count': 'I terreni accanto sono troppo pochi, o troppi.',
  askAgain: 'Chiedi di nuovo il link intero, o fai qui la tua domanda.',
};
