import type { AreaMessages } from '../../speaker';

export const editions: AreaMessages<'editions'> = {
  title: 'Che cosa dicono le edizioni',
  french: 'francese',
  italian: 'italiana',
  dutch: 'olandese',
  named: '{count:Edizione|Edizioni} {names}',
  all: 'Tutte le edizioni',
  open: 'Lasciato aperto',
  reading: 'Nostra interpretazione',
  'house-rule': 'Regola di casa',
  why: 'Perché è la risposta predefinita',

  sixty: 'Ci sono 60 abitanti di cinque popoli.',
  'twelve-each':
    'Fanno 12 per colore. Niente dice quanti siano di ogni tipo: 5 mercanti, 5 contadini e 2 condottieri sono una nostra ipotesi.',
  'fifth-colour': 'I testi nominano solo quattro colori. Il quinto lo chiamiamo viola.',
  'not-placed':
    'Un condottiero non si può piazzare negli ultimi turni. L’esempio aggiunge che va piazzato in tempo.',
  'placed-in-time': 'Un condottiero va piazzato prima degli ultimi turni.',
  'wolves-face-down': 'Si piazzano coperti solo gli abitanti con una lupa.',
  'all-face-down': 'Ogni abitante si piazza coperto.',
  'all-pieces': 'Contano anche tutte le pedine intorno ad altri colli.',
  'all-adjacencies':
    'Contano tutte le adiacenze intorno ad altri colli: quindi anche i terreni liberi che ci sono lì.',
  'the-inhabitants': 'Contano anche gli abitanti intorno ad altri colli.',
  'no-gaps':
    'Il testo chiede solo che le tessere si tocchino. La figura le mostra senza spazi vuoti, e noi facciamo lo stesso.',
  'captor-stays': 'Nessuna edizione dice che un condottiero resti dopo una cattura.',
  'two-captors':
    'Se due condottieri catturano lo stesso abitante, uno prende l’abitante, l’altro un dischetto da 1.',
  'who-takes-which':
    'Nessuna edizione dice chi prende l’abitante e chi il dischetto. Importa solo per uno spareggio che confronta dischetti e abitanti catturati uno dopo l’altro.',
  'three-captors': 'Se sono più di due, anche ogni altro giocatore prende un dischetto.',
  'hill-clockwise': 'Il giro del colle si fa in senso orario.',
  'turns-clockwise': 'Il senso orario è stampato solo per l’ordine dei turni, non per il giro di un colle.',
  'example-cut': 'Nell’esempio di un conteggio manca una riga che le altre edizioni hanno.',
  'ally-influence': 'Nessuna edizione dice per chi guadagnano influenza gli abitanti di un alleato.',
  'palatinus-token':
    'Il gettone chiamato Palatinus, da 6, va sul colle al centro. Gli altri sei si posano a caso sugli altri colli.',
  'token-values':
    'Gli altri valori non sono stampati: le recensioni parlano di gettoni da 3 a 6, e noi proponiamo 3 3 4 4 5 5.',
  'counted-together': 'Ogni edizione nomina queste tre cose. Qui la risposta predefinita è sommarle.',
  'victory-shared': 'Nessuna edizione dice che cosa succede allora.',
  'field-and-spring':
    'Un terreno libero dà 2, e una fonte dà 2. Nessuna edizione dice che cosa dà un terreno che è entrambe le cose.',
  'field-with-spring':
    'La legenda chiama la fonte «terreno con fonte». È quindi anche un terreno, il che fa pensare a 4.',
  'equal-flees': 'Con tanti mercanti quanti contadini accanto, un condottiero fugge.',
  'nobody-near': 'Nessuna edizione parla di un condottiero senza mercanti né contadini.',
  'same-captor': 'Nessuna edizione dice se vale anche per due condottieri dello stesso giocatore.',
  'tokens-named-first': 'Le tre cose sono nominate in quest’ordine: gettoni, dischetti, abitanti catturati.',
  'discs-named-first': 'Le tre cose sono nominate in quest’ordine: dischetti, gettoni, abitanti catturati.',
  'together-or-in-turn': 'Nessuna edizione dice se le tre cose si sommano o si confrontano una dopo l’altra.',
  'no-tie-break': 'Ogni edizione ha uno spareggio. Farne a meno è una regola di casa.',
  'discs-go-on':
    'Questa app continua a contare come se ci fossero altri dischetti. In 6000 partite a caso, dodici sono sempre bastati.',
  'two-allies': 'Questa app chiede due alleati diversi.',

  'emptySpring-standard':
    'Ogni frase stampata vale per sé, nessuna limita un terreno a una sola di esse, e la legenda italiana va in questa direzione.',
  'loneCondottiere-standard':
    'È la frase stampata presa alla lettera. Un’eccezione non è stampata da nessuna parte.',
  'doubleCaptureByOnePlayer-standard':
    'Il dischetto serve perché nessuna cattura resti senza valore. Qui il giocatore ha già l’abitante.',
  'tieBreak-standard':
    'Le edizioni nominano le stesse tre cose, e solo l’ordine è diverso. Sommandole, l’ordine non conta, e tutte le edizioni concordano.',
  'allyPieces-standard':
    'Chi ha un alleato ne piazza gli abitanti come i propri. Che non contino per nessuno non è stampato da nessuna parte.',
};
