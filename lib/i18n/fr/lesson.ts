import type { AreaMessages } from '../speaker';

export const lesson: AreaMessages<'lesson'> = {
  close: 'Fermer',
  stepOf: 'Étape {number} sur {count}',
  stepShort: '{number} / {count}',
  answers: 'Réponses',
  check: 'Vérifier',
  showAnswer: 'Voir la réponse',
  next: 'Suivant',
  finish: 'Terminer',
  right: 'Juste.',
  part: 'En partie juste.',
  wrong: 'Pas tout à fait.',
  shown: 'La réponse :',
  yours: 'Votre réponse',
  rightOne: 'La bonne réponse',
};
