import type { AreaMessages } from '../speaker';

export const start: AreaMessages<'start'> = {
  score: 'Conta una partita',
  scoreText: 'Palatinus: giocatori, tessere, abitanti, in circa 60 tocchi',
  scoreSevenHills: 'Conta Seven Hills',
  scoreSevenHillsText: 'Epoca per epoca: solo ciò che cambia',
  palatinus: 'Palatinus',
  sevenHills: 'Seven Hills',
  goOnEpoch: 'Riprendi: epoca {numeral} di {last}',
  goOn: 'Riprendi la partita',
  copy: 'La mia scatola',
  goOnTiles: 'Riprendi: {count} {count:tessera posata|tessere posate} su 7',
  goOnPlaced: 'Riprendi: {placed} {placed:piazzato|piazzati} su {expected}',
  won: '{who} ha vinto con {points} {points:punto|punti}',
  shared: '{who} a pari merito: {points}',
  before: 'La partita precedente',
  others: 'Altre possibilità',
  watchExample: 'Guarda un esempio',
  openFile: 'Apri un file o un link',
  ask: 'Domanda su una pedina',
  learn: 'Impara a contare',
};
