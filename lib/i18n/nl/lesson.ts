import type { AreaMessages } from '../speaker';

export const lesson: AreaMessages<'lesson'> = {
  close: 'Sluiten',
  stepOf: 'Stap {number} van {count}',
  stepShort: '{number} / {count}',
  answers: 'Antwoorden',
  check: 'Controleren',
  showAnswer: 'Toon het antwoord',
  next: 'Volgende',
  finish: 'Afronden',
  right: 'Goed.',
  part: 'Gedeeltelijk goed.',
  wrong: 'Niet helemaal.',
  shown: 'Het antwoord:',
  yours: 'Jouw antwoord',
  rightOne: 'Het juiste antwoord',
};
