import type { AreaMessages } from '../speaker';

export const shell: AreaMessages<'shell'> = {
  appName: 'Septimontium',
  tagline: 'Palatinus, contato colle per colle',
  description:
    'Conta i giochi da tavolo Palatinus e Seven Hills passo per passo e spiega ogni punto. Non ufficiale.',
  skipToContent: 'Vai al contenuto',
  home: 'Septimontium, inizio',
  settings: 'Lingua e tema',
  theme: 'Tema',
  themeAuto: 'Auto',
  themeLight: 'Chiaro',
  themeDark: 'Scuro',
  unofficial:
    'Septimontium è un aiuto non ufficiale. Non ha legami né con gli editori né con gli autori di Palatinus e di Seven Hills.',
  notFoundTitle: 'Qui non c’è nessun colle',
  notFoundText: 'Roma ha sette colli, e questo indirizzo non si trova su nessuno.',
  notFoundBack: 'Torna all’inizio',
  developers: 'Per sviluppatori',
  learn: 'Impara',
  updateReady: 'È pronta una nuova versione dell’app.',
  updateNow: 'Usala subito',
  updateLater: 'Più tardi',
};
