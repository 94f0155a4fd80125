import type { AreaMessages } from '../speaker';

export const ui: AreaMessages<'ui'> = {
  cancel: 'Lascia così',
  close: 'Chiudi',
  home: 'Inizio',
  pageTitle: '{title} · Septimontium',
  undo: 'Annulla',
  undone: 'Annullato.',
  redo: 'Ripeti',
  redone: 'Ripetuto.',
  notLoaded: 'Impossibile caricare questa parte dell’app: collegati alla rete, poi riprova.',
  broken: 'Questa parte dell’app non ha funzionato: riprova e, se ancora non va, ricarica la pagina.',
  tryAgain: 'Riprova',
  oneMoment: 'Un attimo…',
  didNotWork: 'Non ha funzionato',
  oneFewer: '{label}: uno in meno',
  oneMore: '{label}: uno in più',
  andMore: '…e ancora {count}.',
  dropHere: 'Rilascia dove vuoi per aprire il file',
  legend: 'Che cosa significano le icone',
  closeLegend: 'Chiudi la spiegazione delle icone',
  todayAt: 'oggi alle {time}',
  yesterday: 'ieri',
  rules: 'Regole',
  language: 'Lingua',
  languageMissing:
    '{language} non è ancora su questo dispositivo. Collegati una volta alla rete, poi scegli di nuovo questa lingua.',
};
