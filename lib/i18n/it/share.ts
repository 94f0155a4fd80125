import type { AreaMessages } from '../speaker';

export const share: AreaMessages<'share'> = {
  share: 'Condividi',
  title: 'Condividi questa partita',
  scan: 'Inquadra il codice o invia il link. Contiene tutta la partita, nomi e interpretazioni compresi; niente viene caricato su un server.',
  qr: 'Codice QR del link a questa partita',
  dense:
    'Il codice di questa partita è fitto. Se un telefono non lo legge, invia il link o salva il file qui sotto.',
  link: 'Link',
  copyLink: 'Copia il link',
  sendLink: 'Invia il link…',
  picture: 'Immagine',
  pictureOf: 'Immagine: {winners}',
  saveGame: 'Salva questa partita',
  savePicture: 'Salva l’immagine',
  sendPicture: 'Invia l’immagine…',
  pictureSaved: 'Salvata tra i download: {name}',
  noPicture: 'Impossibile creare l’immagine: fai uno screenshot, o invia il link.',
  text: 'Testo per un forum o un messaggio',
  copyText: 'Copia il testo',
  paper: 'Carta e file',
  print: 'Stampa',
  file: 'Salva come file',
  fileSaved: 'Salvato tra i download: {name}',
  copied: 'Copiato.',
  notCopied: 'Il browser non permette di copiare: tocca il testo per selezionarlo.',

  shared: 'Condivisa con te: {who}.',
  keep: 'Tienila',
  back: 'La mia partita',
  kept: 'Ora è la tua partita.',
  keptInPlace: 'Ora è la tua partita. «Annulla» ripristina quella di prima.',
  refused: 'Impossibile aprire questo link. La tua partita non è cambiata.',
  askAgain: 'Chiedi di nuovo il link intero, o torna alla tua partita.',

  tally: 'Punteggio finale',
  sheetHint: 'Una pagina, A4 o Letter, leggibile anche in bianco e nero.',
  board: 'Il piano di gioco prima del conteggio',
  players: 'Giocatori',
  pieceLetters:
    'Le lettere accanto a ogni abitante indicano il suo colore. Una goccia è una fonte, una freccia indica il terreno 1.',
  notation: 'Tutta la partita in una riga:',
  again: 'Inquadra il codice per rivedere il conteggio passo per passo.',
  made: 'Contato con Septimontium',
  'letter-red': 'R',
  'letter-purple': 'Vi',
  'letter-green': 'Ve',
  'letter-yellow': 'G',
  'letter-blue': 'B',
  example: 'Un esempio: {who}.',

  localhost: 'Gli altri telefoni non possono aprire «localhost».',
  networkAddress:
    'Perciò il link ha l’indirizzo di questo computer nella tua rete. Si apre sui telefoni della stessa rete, finché l’app è in funzione qui.',
  whichAddress: 'Indirizzi di questo computer: se uno non si apre, provane un altro.',
  noNetworkAddress:
    'Questo computer non ha un indirizzo di rete: collegalo alla rete degli altri telefoni, poi torna qui. L’immagine si può inviare lo stesso.',

  tallyNote: 'Righe da A a G: l’influenza sul colle; ★ è il gettone preso.',
  tallyNoteTied:
    'Righe da A a G: l’influenza sul colle; ★ è il gettone preso, «dischetto» il dischetto per un pareggio.',

  refusedAlone: 'Impossibile aprire questo link.',
  askAgainAlone: 'Chiedi di nuovo il link intero.',

  unknownAddress:
    'L’app non ha trovato l’indirizzo di questo computer nella tua rete, perciò il link si apre solo su questo computer. L’immagine si può inviare lo stesso.',
};
