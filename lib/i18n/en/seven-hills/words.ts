/** The nouns of Seven Hills: labels and names, and phrases that sentences use as a whole. */
export const sevenWords = {
  epoch: 'Epoch {numeral}',

  // Areas
  Aventinus: 'Aventinus',
  Palatinus: 'Palatinus',
  Quirinalis: 'Quirinalis',
  Caelius: 'Caelius',
  Esquiliae: 'Esquiliae',
  Viminalis: 'Viminalis',
  'Forum Romanum': 'Forum Romanum',
  'Consul Legion Camp': 'Consul legion camp',
  'Waiting Camp': 'Waiting camp',
  Capitolium: 'Capitolium',
  campusMartius: 'Campus Martius',

  // Classes
  noble: 'noble',
  knight: 'knight',
  centurion: 'centurion',
  plebeian: 'plebeian',
  nobles: '{count} {count:noble|nobles}',
  knights: '{count} {count:knight|knights}',
  centurions: '{count} {count:centurion|centurions}',
  plebeians: '{count} {count:plebeian|plebeians}',

  nobody: 'nobody',
} as const;
