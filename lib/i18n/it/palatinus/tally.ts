import type { AreaMessages } from '../../speaker';

export const tally: AreaMessages<'tally'> = {
  toHill: 'Colle {letter}: vai al suo conteggio',
  tie: 'pareggio',
  disc: 'dischet\u00adto',
  nobody: 'nessuno',
  discs: 'Dischetti per catture',

  howAll: 'Da dove vengono i punti di ciascuno?',
  ask: '{points} per {who}: perché?',
  how: '{who}: perché {points} {points:punto|punti}?',
  token: 'Colle {hill}: il suo gettone',
  tiedDisc: 'Colle {hill}: un dischetto per il pareggio',
  captive: 'Colle {hill}, catturato: {captive}',
  captiveDisc: 'Colle {hill}: un dischetto, perché {captive} è stato catturato da più condottieri',
  nothing: 'Nessun abitante catturato, nessun colle preso.',
  sum: 'In tutto',

  board: 'Il piano di gioco alla fine della partita',
  changeRulings: 'Interpretazioni',
  newTable: 'Nuova partita, stessi giocatori',
  own: 'pedina propria',

  tapBoard: 'Tocca una pedina per la sua storia, un colle per il suo conteggio.',
  race: 'La corsa, colle per colle',
  raceStage: 'Dopo il colle {letter}: {list}. Vai al suo conteggio',
  standing: '{who} {points}',
  closest: '{count:Colle più conteso|Colli più contesi}: {list}.',
  closestList: '{list}; {last}',
  closeLead: '{letter}, {most} a {next}',
  closeTie: '{letter}, pareggio a {most}',

  noReading: 'Nessuna interpretazione cambia il vincitore.',
  decides: 'Decide una questione aperta: {question}.',
  decideAlone: 'Decidono {count} questioni aperte, ognuna da sola.',
  decideTogether: 'Il vincitore cambia solo se cambiano più risposte insieme.',
  'short-emptySpring': 'una fonte libera',
  'short-loneCondottiere': 'un condottiero isolato',
  'short-doubleCaptureByOnePlayer': 'un abitante, due condottieri',
  'short-tieBreak': 'lo spareggio',
  'short-allyPieces': 'gli alleati',
  doubtful: 'Da ricontrollare: {count} {count:terreno|terreni}.',
  doubtfulMany:
    'Un errore di inserimento in un solo terreno può cambiare il vincitore ({count} terreni): controllane prima {first}.',
  safe: 'Nessun singolo errore di inserimento lo cambia.',
  trying: 'Si provano ogni interpretazione e ogni terreno…',
  notTried: 'Ora non è stato possibile calcolare che cosa decide.',
};
