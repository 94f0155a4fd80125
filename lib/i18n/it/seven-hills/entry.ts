import type { AreaMessages } from '../../speaker';

export const sevenEntry: AreaMessages<'sevenEntry'> = {
  // Players
  far: '{count} giocatori, {markers} segnalini a testa',
  seating:
    'Nell’ordine in cui sedete, in senso orario. I nomi sono facoltativi; se prendi il colore di un altro, ve li scambiate.',
  moveSeat: '{who}: scambia il posto con il giocatore successivo',
  moved: '{who}: ora al posto {seat}.',
  losing: 'Togliere tutti i segnalini di questo giocatore?',
  losingText: '{who}: i segnalini lasciano il piano di gioco in ogni epoca. «Annulla» li rimette a posto.',
  lose: 'Toglili',

  // The way through
  epochs: 'Epoche',
  begin: 'Comincia l’epoca {numeral}',
  later: 'Epoca {numeral}, più tardi',
  current: 'Epoca {numeral}',
  end: 'La fine',
  elect: 'Eleggi i consoli',
  countHills: 'Conta i colli',
  playersFirst: 'Scegli prima il numero di giocatori.',
  toPlayers: 'Vai ai giocatori',
  begun: 'L’epoca {numeral} comincia con il piano di gioco così com’è.',
  placed: 'Prima dell’elezione',
  legions: 'Dopo le legioni',
  stage: 'Che cosa inserisci',
  placedText: 'È questo Foro che elegge i consoli.',
  legionsText: 'Il piano di gioco come si conta: con le legioni già spostate.',
  stageText:
    'Il conteggio sposta le legioni per te. Se preferisci inserire dove sta tutto quando si conta l’epoca, scegli «Dopo le legioni».',

  // The map
  'key-noble': 'N',
  'key-knight': 'V',
  'key-centurion': 'C',
  'key-plebeian': 'P',
  map: 'Mappa di Roma. I tasti freccia passano da una zona all’altra; Invio piazza un segnalino, Backspace ne riprende uno; da 1 a 4 per il giocatore, {nobleKey}, {knightKey}, {centurionKey} e {plebeianKey} per la classe (nobile, cavaliere, centurione, plebeo).',
  opens: 'si apre: {numeral}',
  opensIn: 'si apre nell’epoca {numeral}',
  worth: 'nuovo: {first} / {second}',
  noScore: 'senza punti',
  consulCamp: 'Campo legioni',
  waitingCamp: 'Campo d’attesa',
  more: '+{count}',
  area: '{area}: {list}',
  areaWith: '{area}, {note}: {list}',
  empty: 'vuoto',

  // Brushes
  players: 'Giocatore',
  classes: 'Classe',
  noble: 'Nobile',
  knight: 'Cavaliere',
  centurion: 'Centurione',
  plebeian: 'Plebeo',
  onBoard: '{count} su {all}',
  left: 'ancora {count}',
  none: 'finiti',
  tooManyShort: '{count} di troppo',
  take: 'Riprendi',
  hint: 'Tocca una zona per piazzarne uno ({brush}). Tieni premuto per riprenderne uno.',
  hintTake: 'Tocca una zona per riprenderne uno ({brush}).',
  byArea: 'Zona per zona',
  hintArea: 'Tocca una zona per aprirla, poi un numero: uno in più. Tieni premuto per riprenderne uno.',
  hintTakeArea: 'Tocca una zona per aprirla, poi un numero: uno in meno.',
  markers: '{who}, {of}: {count}',
  hintLater: 'In una zona non è cambiato nulla? Lasciala stare: è com’era dopo l’epoca {numeral}.',
  correcting: 'Stai correggendo l’epoca {numeral}; le successive si adeguano.',
  brush: '{who}: {of}',
  tapped: '{area}: {brush}, ora {count}.',
  'plebeians-only': '{area}: in un campo vanno solo i plebei.',
  'box-empty': '{brush}: nella scatola non ce ne sono più.',
  'none-there': '{area}: lì non ce n’è da riprendere ({brush}).',
  tooMany:
    '{brush}: {count} più di quanti ne contiene la scatola. Riprendine {count}, qui o in un’epoca precedente.',

  // One area
  classOf: '{who} ({list})',
  nothing: 'Qui non c’è nessuno.',
  closedCard: 'Si apre nell’epoca {numeral}: fino ad allora non dà punti.',
  votes: 'Ogni segnalino qui è un voto quando si eleggono i consoli.',
  camp: 'Solo plebei. Un campo non dà punti.',

  strength: 'Forza',
  running: 'Punteggio parziale',

  // Order and penalties
  details: 'Ordine di gioco, mani vuote, legioni',
  detailsShort: 'Ordine di gioco, mani vuote',
  order: 'Ordine di gioco',
  orderIs: 'Ordine di gioco: {list}.',
  begins: 'Chi comincia?',
  proposed: 'Come proposto: comincia l’ultimo giocatore dell’epoca precedente.',
  earlier: '{who}: un turno prima',
  penalties: 'Mano vuota (−10 ogni volta)',
};
