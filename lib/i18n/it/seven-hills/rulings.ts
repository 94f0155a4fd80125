import type { AreaMessages } from '../../speaker';

export const sevenRulings: AreaMessages<'sevenRulings'> = {
  nobleInForum: 'Quanti voti ha un nobile quando si eleggono i consoli?',
  'nobleInForum-one': 'Uno, come ogni segnalino',
  'nobleInForum-one-why':
    'Si contano i segnalini, e secondo le regole un nobile conta 2 solo per i punti sui colli.',
  'nobleInForum-two': 'Due',
  'nobleInForum-two-why': 'Su un colle un nobile vale quanto due altri segnalini: perché non nel Foro?',

  tiedFirst:
    'Su un colle più giocatori pareggiano al primo posto, e dietro c’è qualcuno. Che cosa si dividono?',
  'tiedFirst-take-both': 'Primo e secondo posto insieme; nessuno è secondo',
  'tiedFirst-take-both-why':
    'Occupano insieme il primo e il secondo posto. L’esempio stampato li divide entrambi.',
  'tiedFirst-second-stays': 'Solo il primo posto; chi segue è secondo',
  'tiedFirst-second-stays-why':
    'Nell’esempio stampato dietro a chi pareggia non c’è nessuno. Se c’è qualcuno, il secondo posto è preso.',

  finalTie: 'I punti sono pari e, tra chi è in pareggio, anche i migliori nel Foro sono pari. Chi vince?',
  'finalTie-still-equal': 'Chi è ancora pari',
  'finalTie-still-equal-why': 'Chi ha meno segnalini nel Foro ha perso lo spareggio.',
  'finalTie-all': 'Tutti quelli a pari punti',
  'finalTie-all-why': 'Lo spareggio non ha deciso nulla, quindi vale il pareggio ai punti.',

  halfRounds: 'Torna la metà di un numero dispari di legioni. Come si arrotonda?',
  'halfRounds-up': 'Per eccesso: di 3 ne tornano 2',
  'halfRounds-up-why': 'Il numero intero più vicino; di solito un mezzo si arrotonda per eccesso.',
  'halfRounds-down': 'Per difetto: di 3 ne torna 1',
  'halfRounds-down-why': 'In tutti gli altri casi le regole arrotondano per difetto.',

  'say-nobleInForum-two': 'un nobile ha due voti',
  'say-tiedFirst-second-stays': 'con un pareggio al primo posto si divide solo quello',
  'say-finalTie-all': 'tutti quelli a pari punti condividono la vittoria',
  'say-halfRounds-down': 'la metà delle legioni si arrotonda per difetto',
};
