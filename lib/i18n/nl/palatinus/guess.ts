import type { AreaMessages } from '../../speaker';

export const guess: AreaMessages<'guess'> = {
  ask: '{who} gokt: wie krijgt hem?',
  all: 'Iedereen heeft geraden.',
  noTaker: 'Gelijkstand of niemand',
  guesses: 'Wie raadt wat',
  none: 'niet geraden',
  influence: 'Invloed, als je wilt',
  influenceOf: '{who}: met hoeveel invloed, als je wilt',
  stop: 'Niet raden',
  right: 'Goed geraden: {who}.',
  exact: 'Met precies de juiste invloed: {who}.',
  nobody: 'Niemand heeft het goed geraden.',
  prize: '{count:Raadde|Raadden} het best: {who}',
  noPrize: 'Niemand heeft een heuvel goed geraden.',
  made: '{right} van de {guessed} goed',
  exactly: '{exact} precies goed',
  worth: '{count} {count:punt|punten}',
  how: '2 als je raadt wie de heuvel krijgt, nog 1 als de invloed precies klopt.',
};
