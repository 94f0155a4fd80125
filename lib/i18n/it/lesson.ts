import type { AreaMessages } from '../speaker';

export const lesson: AreaMessages<'lesson'> = {
  close: 'Chiudi',
  stepOf: 'Passo {number} di {count}',
  stepShort: '{number} / {count}',
  answers: 'Risposte',
  check: 'Controlla',
  showAnswer: 'Mostra la risposta',
  next: 'Avanti',
  finish: 'Fine',
  right: 'Giusto.',
  part: 'Giusto in parte.',
  wrong: 'Non proprio.',
  shown: 'La risposta:',
  yours: 'La tua risposta',
  rightOne: 'La risposta giusta',
};
