import type { AreaMessages } from '../speaker';

export const developers: AreaMessages<'developers'> = {
  title: 'Per sviluppatori',
  lead: 'Anche un programma può contare una partita: prende un file o una riga di testo, e restituisce i vincitori, il punteggio finale e il motivo di ogni punto.',
  file: 'Il file di una partita',
  fileText:
    'Un documento JSON è una partita: giocatori, piano di gioco, pedine e, se non sono quelle predefinite, interpretazioni. Il terreno 1 di una tessera ha la freccia, gli altri seguono in senso orario: C4 è quindi lo stesso terreno ovunque sia la tessera C. Un file è in UTF-8 e ha al massimo 64 KB. Ogni suo campo, e ogni campo del risultato, è descritto in docs/game-file.md del codice sorgente.',
  fileExample: 'L’esempio come file: salvalo come game.json',
  notation: 'Una partita in una riga',
  notationText:
    'La stessa partita come testo che nessun indirizzo, forum o terminale altera. Sei parti separate da _; docs/notation.md nel codice sorgente descrive ogni carattere.',
  version: 'Versione',
  versionText: 'P1: Palatinus, versione 1 della notazione',
  players: 'Giocatori',
  playersText: 'l’iniziale inglese di ogni colore, poi l’alleato e il nome, se ci sono',
  rulings: 'Risposte',
  rulingsText:
    'la prima lettera di ogni risposta, in inglese; alla fine può mancare, e vale quella predefinita',
  board: 'Piano',
  boardText: 'da che parte pende l’anello; poi ogni tessera: lettera, freccia, gettone e terreni con fonte',
  pieces: 'Pedine',
  piecesText:
    'tessere da A a G, terreni da 1 a 6: maiuscole per i mercanti, minuscole per i contadini, cifre per i condottieri',
  check: 'Controllo',
  checkText: 'due caratteri che rivelano un errore nella riga',
  linkText:
    'Dopo il # di un indirizzo, la riga è un link che contiene tutta la partita. Nessun server vede quella parte.',
  link: 'L’esempio come link',
  commandLine: 'Riga di comando',
  commandLineText:
    'In una copia del codice sorgente, con Node.js: un risultato in JSON; il conteggio a parole (--lang=it per l’italiano); quante partite vuoi, una per riga.',
  http: 'HTTP',
  httpText:
    'POST /api/score prende il file di una partita come application/json e risponde con il risultato.',
  problemsText:
    'Se una partita non si può contare, la risposta segue i «problem details» (RFC 9457): per ogni errore un codice, il posto nel file e una frase.',
  schemaText: 'GET /api/schema è lo schema JSON del file.',
  schema: 'Apri lo schema',
};
