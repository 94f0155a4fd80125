import type { AreaMessages } from '../../speaker';

export const whatif: AreaMessages<'whatif'> = {
  board: 'Il piano di gioco con ciò che provi',
  lead: 'Tocca un terreno per cambiare chi ci sta, o tieni premuta una pedina e trascinala. La tua partita resta com’è finché non la sostituisci con la prova.',
  leadShared:
    'Tocca un terreno per cambiare chi ci sta, o tieni premuta una pedina e trascinala. Non cambiano né la partita condivisa né la tua.',
  who: 'Chi sta qui?',
  elsewhere: 'Spostalo altrove',
  moving: '{piece}: tocca il terreno dove metterlo.',
  changed: 'cambiato',

  changes: 'Che cosa hai cambiato',
  moved: '{from} → {to}: {piece}',
  replaced: '{at}: {piece} (prima: {before})',
  nobody: 'nessuno',
  ruling: '{question} {answer}',
  takeBack: 'Annulla questo cambiamento: {change}',

  before: 'La partita',
  now: 'E se',
  winners: '{count:Vince|Vincono}: {list}',
  cell: '(prima: {value})',
  nothing: 'nulla',
  differences: 'Che cosa cambia',
  hillsNote: 'Sul piano di gioco, un colle che passa di mano ha un anello e il segno di chi ora lo prende.',
  shareTitle: 'Condividi la prova',
  shareHint: 'Inquadra il codice o invia il link. Contiene la partita e ciò che hai cambiato.',
  shareQr: 'Codice QR del link a questa prova',
  table: 'Colle per colle',
  tableNote: 'Dove qualcosa cambia, il vecchio numero sta sotto, barrato.',

  keep: 'Sostituisci la partita',
  keepMine: 'Tienila come mia',
  throwAway: 'Torna alla partita',
  thrownAway: 'La partita è di nuovo com’era. «Annulla» riporta la prova.',
  kept: 'Sostituita: ora la partita è questa',

  refused: 'Impossibile mostrare questa prova',
  refusedWhy: 'L’indirizzo è danneggiato, o viene da un’altra partita. La tua partita non è cambiata.',
  anew: 'Prova qualcos’altro',

  rulings: 'Prova altre interpretazioni',

  moves: 'Quale mossa avrebbe vinto la partita?',
  movesLead:
    'Per ogni giocatore, la pedina che avrebbe reso di più su un altro terreno libero. Tocca per provarla.',
  movesNone: 'Nessuna pedina avrebbe reso di più al suo giocatore su un altro terreno libero.',
  movePoints: '{points} {points:punto|punti} invece di {old}.',
  moveWins: '{who} vince!',
  moveShares: '{who} condividerebbe la vittoria.',
  moveWonAnyway: '{who} vince comunque.',
  moveLoses: 'Non basta: {list} {count:vince|vincono}.',
};
