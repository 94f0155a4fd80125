import type { AreaMessages } from '../../speaker';

export const sevenRules: AreaMessages<'sevenRules'> = {
  title: 'Come si conta Seven Hills',
  lead: 'Come si conta un’epoca di Seven Hills, con parole nostre. Ogni frase del conteggio nell’app rimanda a uno di questi paragrafi. È segnato che cosa è stampato e che cosa è nostra interpretazione.',
  printed: 'Stampato',
  reading: 'Nostra interpretazione',
  open: 'Lasciato aperto',
  sources: 'Da dove viene',
  openLead:
    'Le regole stampate lasciano aperte quattro cose. Per ognuna la risposta la scegli tu; fino ad allora vale quella predefinita. L’app dice subito che cosa cambia la tua risposta nella tua partita.',
  rulingsLead:
    'Le regole stampate lasciano aperte queste questioni. Scegli le risposte per la tua partita: il conteggio le segue, e la prossima partita comincia con queste.',
  noScoreDepends: 'Guida i movimenti delle legioni; nessun punteggio ne dipende.',

  'chapter-board': 'Che cosa sta sul piano di gioco',
  'chapter-epoch': 'Come si svolge un’epoca',
  'chapter-consuls': 'Prima i consoli',
  'chapter-legions': 'Poi le legioni',
  'chapter-placement': 'Punti sui colli',
  'chapter-track': 'Cavalieri, mani vuote, segnapunti',
  'chapter-end': 'La fine',
  'chapter-open': 'Su che cosa si discute',

  'markers-title': 'Trenta segnalini a testa',
  markers:
    'Si gioca in tre o quattro. Tutti hanno gli stessi segnalini cliente, di quattro classi: nobili, cavalieri, centurioni e plebei.',
  'areas-title': 'Dove stanno',
  areas:
    'Sui sei colli, nel Forum Romanum e nei due campi del Campus Martius, riservati ai plebei: il campo delle legioni e il campo d’attesa. Sul Capitolium non sta mai nulla, e non dà punti.',
  'opening-title': 'I colli si aprono uno alla volta',
  opening:
    'Due colli sono in gioco dall’inizio; ogni epoca successiva ne apre un altro. Un colle non ancora aperto non dà punti.',
  'before-the-game-title': 'Piazzati prima della partita',
  'before-the-game':
    'Prima della prima epoca alcuni giocatori piazzano plebei su colli qualsiasi o nel Foro, per compensare il fatto di giocare dopo: in tre 0, 1 e 1, in quattro 0, 1, 1 e 2, in ordine di gioco. Questi possono stare su un colle non ancora aperto; lì ogni altro segnalino è un errore. L’app lo segnala e conta lo stesso.',
  'deployed-title': 'Quanti se ne schierano',
  deployed:
    'In un’epoca tutti i giocatori insieme schierano al massimo 13 segnalini in tre, 15 in quattro. Nella prima epoca si aggiungono quelli piazzati prima della partita.',

  'course-title': 'Cinque epoche, ognuna in quest’ordine',
  course:
    'Quando tutti hanno schierato, si conta l’epoca: si eleggono i consoli, le legioni sono chiamate e tornano, poi danno punti i colli, poi i cavalieri. Dopo la quinta epoca la partita è finita.',
  'playing-order-title': 'Chi comincia',
  'playing-order':
    'Chi era ultimo in un’epoca comincia la successiva, e si gioca in senso orario. L’ordine conta per il conteggio: decide i voti pari, e chi muove per primo con le legioni.',
  'extra-actions-title': 'Azioni extra',
  'extra-actions':
    'Le azioni extra permettono di mettere un plebeo in una zona in gioco, di togliere un segnalino dal Foro, o di togliere dal piano di gioco un centurione avversario. L’app non le segue: conta solo che cosa sta dove alla fine.',

  'election-title': 'Più segnalini nel Foro',
  election:
    'Si contano i segnalini di ciascuno nel Forum Romanum, prima di chiamare legioni. In tre è console chi ne ha di più; in quattro, i due che ne hanno di più.',
  'equal-votes-title': 'Voti pari',
  'equal-votes': 'A parità di voti è eletto chi viene prima nell’ordine di gioco.',
  'no-marker-title': 'Senza segnalini, niente console',
  'no-marker':
    'Senza segnalini nel Foro nessuno può essere console. Possono quindi esserci meno consoli dei posti, o nessuno.',
  'consul-points-title': 'Un console fa 2 punti',
  'consul-points': 'Ogni console fa subito 2 punti.',

  'waiting-camp-title': 'La vecchia legione avanza',
  'waiting-camp':
    'Prima tutti i plebei nel campo delle legioni, chiamati nell’epoca precedente, passano nel campo d’attesa.',
  'call-title': 'I consoli ne chiamano una nuova',
  call: 'Poi ogni console, a cominciare da chi viene prima nell’ordine di gioco, sposta fino a due plebei nel campo delle legioni, da un colle qualsiasi o dal Foro.',
  'cards-title': 'Una carta decide chi torna',
  cards:
    'Poi, in ordine di gioco, chi ha plebei nel campo d’attesa scopre una carta. Tutti: tornano. Metà: ne torna la metà. Nessuno: sono tutti tolti. Attesa: restano nel campo d’attesa fino all’epoca successiva.',
  'return-title': 'Dove tornano',
  return: 'I plebei che tornano vanno su colli aperti qualsiasi o nel Foro; sceglie il loro giocatore.',

  'strength-title': 'Forza',
  strength:
    'Su ogni colle aperto si confronta la forza di ciascuno. Un nobile conta 2, ogni altro segnalino 1. Con forza 0 non si fanno punti.',
  'first-and-second-title': 'Primo e secondo',
  'first-and-second': 'Il più forte su un colle fa 5 punti, e chi segue ne fa 2.',
  'new-hill-title': 'Il nuovo colle',
  'new-hill':
    'Dalla seconda epoca in poi, il colle appena aperto vale di più: 7 per il primo posto e 4 per il secondo, solo in quell’epoca.',
  'tied-first-title': 'Pareggio al primo posto',
  'tied-first':
    'Chi pareggia al primo posto divide i punti del primo e del secondo, arrotondati per difetto, e nessuno è secondo. I punti sono sempre interi; ciò che avanza è perso.',
  'tied-second-title': 'Pareggio al secondo posto',
  'tied-second': 'Chi pareggia al secondo posto ne divide i punti, arrotondati per difetto.',
  'nobody-second-title': 'Da soli su un colle',
  'nobody-second': 'Se sul colle non c’è nessun altro, chi c’è fa i punti del primo e del secondo posto.',

  'knights-title': 'I cavalieri su tutto il piano di gioco',
  knights: 'Poi ognuno conta i propri cavalieri, ovunque siano sul piano di gioco.',
  'penalty-title': 'Una mano vuota costa 10',
  penalty:
    'Chi dopo un’azione non ha più carte in mano perde subito 10 punti, ogni volta che succede. Tu inserisci quante volte.',
  'below-zero-title': 'Sotto zero',
  'below-zero': 'Se si perde più di quanto si ha, i punti vanno sotto zero.',

  'winner-title': 'Vince chi ha più punti',
  winner: 'Dopo la quinta epoca vince chi ha più punti.',
  'tie-break-title': 'Punti pari',
  'tie-break':
    'A parità di punti vince chi ha più segnalini nel Forum Romanum. Si contano dopo le legioni della quinta epoca.',
  'shared-victory-title': 'Ancora pareggio',
  'shared-victory': 'Chi è pari anche nel Foro condivide la vittoria.',

  'noble-in-forum-title': 'I voti di un nobile',
  'tied-first-behind-title': 'Qualcuno dietro un pareggio',
  'final-tie-title': 'Alcuni pari nel Foro, altri no',
  'half-rounds-title': 'La metà di una legione dispari',

  'note-short-of-a-class': 'Chi ha finito una classe usa plebei al suo posto; senza plebei, niente.',
  'note-where-to-place':
    'Un brano permette di piazzare segnalini solo sul colle attuale, un altro su tutti i colli in gioco. L’app non si pronuncia.',
  'note-not-deployed':
    'Rivolte e azioni extra non sono schieramenti. Perciò, se sono arrivati più segnalini, l’app si limita a segnalarlo.',
  'note-no-rotation':
    'L’app conta in qualunque ordine tu inserisca, e segnala quello che non fa il giro del tavolo.',
  'note-noble-votes': 'Se un nobile ha più di un voto.',
  'note-any-colour': 'Un console può chiamare i plebei di chiunque.',
  'note-fewer-than-two': 'Un console può anche chiamarne uno solo, o nessuno.',
  'note-other-half-removed': 'La metà che non torna lascia il piano di gioco.',
  'note-half-of-odd': 'Come si arrotonda la metà di un numero dispari.',
  'note-somebody-behind': 'Che cosa succede se qualcuno sta dietro a chi pareggia.',
  'note-below-zero': 'Non è stampato nulla in proposito.',
  'note-noble-is-one': 'Qui un nobile è un segnalino solo, come ogni altro.',
  'note-who-shares': 'Chi condivide la vittoria se, a pari punti, solo alcuni sono pari nel Foro.',
  'note-noble-for-placement': 'Che un nobile conti 2 è detto dove si confrontano i colli, e solo lì.',
  'note-tie-of-three': 'L’unico esempio è un pareggio a tre, e dietro non è nominato nessuno.',
  'note-read-either-way': 'La frase sull’ultimo pareggio si può leggere in un modo o nell’altro.',
  'note-nearest-whole':
    'La metà si arrotonda al numero intero più vicino, il che non risponde quando resta un mezzo.',

  player: 'Giocatore',
  stands: 'Chi c’è',
  votes: 'Voti',
  strengthColumn: 'Forza',
  points: 'Punti',
  inForum: 'Nel Foro',
  order: 'Ordine di gioco: {list}.',
  classColumn: 'Classe',
  each: 'A testa',
  onHill: 'Su un colle',
  epochColumn: 'Epoca',
  opens: 'Si apre',
  worth: 'Allora vale',
  worthOf: '{first} e {second}',
  knightsColumn: 'Cavalieri',
  ofThree: 'Tre plebei nel campo d’attesa:',
  cardColumn: 'Carta',
  backColumn: 'Tornano',
  goneColumn: 'Tolti',
  stayColumn: 'Attendono',
  'card-all': 'Tutti',
  'card-half': 'Metà',
  'card-none': 'Nessuno',
  'card-wait': 'Attesa',
  comeBack: '{count} {count:torna|tornano}',
  leave: '{count} {count:è tolto|sono tolti}',
  halfOfThree: 'Di tre plebei, {returned} e {removed}.',
  hillsAndForum: 'Colli, Foro',
  called: 'fino a 2 per console',
  moveOn: 'un’epoca dopo',
  goBack: 'una carta: tornano',
  goAway: 'una carta: tolti',
};
