import type { AreaMessages } from '../speaker';

export const home: AreaMessages<'home'> = {
  title: 'Chi ha vinto, e perché?',
  lead: 'L’ultima pedina è piazzata. Ora viene la parte che dura più della partita: il conteggio.',
  promise:
    'Septimontium conta la tua partita a Palatinus colle per colle, o a Seven Hills epoca per epoca, e spiega ogni punto.',
  about: 'A che cosa serve',
};
