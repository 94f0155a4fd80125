import type { AreaMessages } from '../../speaker';

export const guess: AreaMessages<'guess'> = {
  ask: '{who} indovina: chi lo prende?',
  all: 'Tutti hanno fatto il loro pronostico.',
  noTaker: 'Pareggio o nessuno',
  guesses: 'I pronostici',
  none: 'nessun pronostico',
  influence: 'Influenza, se vuoi',
  influenceOf: '{who}: con quanta influenza, se vuoi',
  stop: 'Senza pronostici',
  right: 'Pronostico giusto: {who}.',
  exact: 'Con l’influenza esatta: {who}.',
  nobody: 'Nessun pronostico era giusto.',
  prize: '{count:Miglior pronostico|Migliori pronostici}: {who}',
  noPrize: 'Nessuno ha indovinato nemmeno un colle.',
  made: '{right} {right:giusto|giusti} su {guessed}',
  exactly: '{exact} {exact:esatto|esatti}',
  worth: '{count} {count:punto|punti}',
  how: '2 per chi indovina chi prende il colle, 1 in più per l’influenza esatta.',
};
