import type { AreaMessages } from '../../speaker';

export const rulings: AreaMessages<'rulings'> = {
  lead: 'Le regole stampate lasciano aperte queste questioni, o le edizioni non concordano. Scegli le risposte per la tua partita: il conteggio le segue, e la prossima partita comincia con queste.',
  twoOnly: 'Vale solo quando si gioca in due.',

  emptySpring: 'Su una fonte accanto a un contadino non c’è nessuno. Quanto dà?',
  'emptySpring-both': '4: per il terreno e per la fonte',
  'emptySpring-both-why':
    'Il terreno è libero e ha una fonte. Ognuna delle due cose vale 2, e niente dice che una escluda l’altra.',
  'emptySpring-spring': '2: solo per la fonte',
  'emptySpring-spring-why': 'Un terreno, un solo motivo: una fonte conta come fonte, libera o no.',

  loneCondottiere: 'Un condottiero non ha accanto né mercanti né contadini. Che cosa fa?',
  'loneCondottiere-flees': 'Fugge',
  'loneCondottiere-flees-why': 'In ugual numero: 0 è uguale a 0.',
  'loneCondottiere-stays': 'Resta',
  'loneCondottiere-stays-why':
    'Senza mercanti né contadini non c’è niente da confrontare, e nessuno da cui fuggire.',

  doubleCaptureByOnePlayer:
    'Due condottieri dello stesso giocatore catturano lo stesso abitante. Quanto vale?',
  'doubleCaptureByOnePlayer-once': '1: l’abitante',
  'doubleCaptureByOnePlayer-once-why':
    'Il dischetto compensa un abitante che prende qualcun altro. Qui non lo prende nessun altro.',
  'doubleCaptureByOnePlayer-disc': '2: l’abitante e un dischetto',
  'doubleCaptureByOnePlayer-disc-why': 'Due condottieri hanno fatto una cattura, e ognuno ha la sua parte.',

  tieBreak: 'Più giocatori sono in testa a pari punti. Chi vince?',
  'tieBreak-items': 'Chi ha più gettoni, dischetti e abitanti catturati, sommati',
  'tieBreak-items-why': 'Le regole elencano le tre cose insieme.',
  'tieBreak-tokens-first': 'Chi ha più gettoni; poi più dischetti; poi più abitanti catturati',
  'tieBreak-tokens-first-why': 'Letto come un ordine, è quello delle regole francesi e italiane.',
  'tieBreak-discs-first': 'Chi ha più dischetti; poi più gettoni; poi più abitanti catturati',
  'tieBreak-discs-first-why': 'Letto come un ordine, è quello delle regole olandesi.',
  'tieBreak-none': 'Tutti: condividono la vittoria',
  'tieBreak-none-why': 'Un pareggio è un pareggio.',

  allyPieces: 'In due, per chi guadagnano influenza gli alleati?',
  'allyPieces-own': 'Per il giocatore di cui sono alleati',
  'allyPieces-own-why': 'Li ha piazzati lui, quindi lavorano per lui.',
  'allyPieces-neutral': 'Per nessuno',
  'allyPieces-neutral-why':
    'Nessuno gioca con il loro colore. Sono d’intralcio e si possono catturare, ma non sono al servizio di nessuno.',

  saySpring: 'una fonte libera dà 2',
  sayStays: 'un condottiero senza mercanti né contadini resta',
  sayDisc: 'catturato due volte dallo stesso giocatore, 1 più un dischetto',
  sayTokensFirst: 'spareggio: più gettoni, poi dischetti, poi abitanti catturati',
  sayDiscsFirst: 'spareggio: più dischetti, poi gettoni, poi abitanti catturati',
  sayNone: 'nessuno spareggio',
  sayNeutral: 'gli alleati non guadagnano per nessuno',

  effectSoFar: 'Con le pedine inserite finora e «{answer}»:',
  would: 'In questa partita: {changes}',
  wouldSoFar: 'Con le pedine inserite finora: {changes}',
  wouldNothing: 'il punteggio non cambia.',
  wouldNothingSoFar: 'nessun colle contato finora passa di mano.',
  againstStandard: 'Che cosa cambia con «{answer}», rispetto alla risposta predefinita:',
};
