import type { AreaMessages } from '../speaker';

export const lesson: AreaMessages<'lesson'> = {
  close: 'Schließen',
  stepOf: 'Schritt {number} von {count}',
  stepShort: '{number} / {count}',
  answers: 'Antworten',
  check: 'Prüfen',
  showAnswer: 'Antwort zeigen',
  next: 'Weiter',
  finish: 'Fertig',
  right: 'Richtig.',
  part: 'Teilweise richtig.',
  wrong: 'Nicht ganz.',
  shown: 'Die Antwort:',
  yours: 'Deine Antwort',
  rightOne: 'Die richtige Antwort',
};
