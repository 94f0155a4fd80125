import type { AreaMessages } from '../speaker';

export const ui: AreaMessages<'ui'> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  home: 'Start',
  pageTitle: '{title} · Septimontium',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  redo: 'Wiederholen',
  redone: 'Wiederholt.',
  notLoaded:
    'Dieser Teil der App konnte nicht geladen werden: Verbinde dich mit dem Netz und versuche es erneut.',
  broken:
    'In diesem Teil der App ist etwas schiefgegangen: Versuche es erneut; hilft das nicht, lade die Seite neu.',
  tryAgain: 'Erneut versuchen',
  oneMoment: 'Einen Moment\u00a0…',
  didNotWork: 'Das hat nicht geklappt',
  oneFewer: '{label}: eins weniger',
  oneMore: '{label}: eins mehr',
  andMore: '…\u00a0und {count} weitere.',
  dropHere: 'Lass die Datei irgendwo los, um sie zu öffnen',
  legend: 'Was die Symbole bedeuten',
  closeLegend: 'Erklärung der Symbole schließen',
  todayAt: 'heute um {time}',
  yesterday: 'gestern',
  rules: 'Regeln',
  language: 'Sprache',
  languageMissing:
    '{language} ist noch nicht auf diesem Gerät. Verbinde dich einmal mit dem Netz und wähle die Sprache dann noch einmal.',
};
