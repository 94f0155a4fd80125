import type { AreaMessages } from '../speaker';

export const broken: AreaMessages<'broken'> = {
  title: 'Deze pagina kon niet worden getoond',
  text: 'Er ging iets mis in de app, of een deel ervan kon niet worden geladen. Wat je hebt ingevoerd is niet weg: laat deze pagina open en probeer het opnieuw.',
  again: 'Opnieuw proberen',
  home: 'Terug naar start',
};
