import type { AreaMessages } from '../speaker';

export const ui: AreaMessages<'ui'> = {
  cancel: 'Annuleren',
  close: 'Sluiten',
  home: 'Start',
  pageTitle: '{title} · Septimontium',
  undo: 'Ongedaan maken',
  undone: 'Ongedaan gemaakt.',
  redo: 'Opnieuw',
  redone: 'Opnieuw gedaan.',
  notLoaded: 'Dit deel van de app kon niet worden geladen: maak verbinding en probeer het opnieuw.',
  broken: 'Dit deel van de app werkt niet: probeer het opnieuw, en laad anders de pagina opnieuw.',
  tryAgain: 'Opnieuw proberen',
  oneMoment: 'Een ogenblik…',
  didNotWork: 'Dat is niet gelukt',
  oneFewer: '{label}: één minder',
  oneMore: '{label}: één meer',
  andMore: '…en nog {count}.',
  dropHere: 'Laat los om het bestand te openen',
  legend: 'Wat de pictogrammen betekenen',
  closeLegend: 'De uitleg van de pictogrammen sluiten',
  todayAt: 'vandaag {time}',
  yesterday: 'gisteren',
  rules: 'Spelregels',
  language: 'Taal',
  languageMissing:
    '{language} staat nog niet op dit apparaat. Maak één keer verbinding en kies de taal dan opnieuw.',
};
