import type { AreaMessages } from '../../speaker';

export const sevenWords: AreaMessages<'sevenWords'> = {
  epoch: 'Époque {numeral}',

  Aventinus: 'Aventinus',
  Palatinus: 'Palatinus',
  Quirinalis: 'Quirinalis',
  Caelius: 'Caelius',
  Esquiliae: 'Esquiliae',
  Viminalis: 'Viminalis',
  'Forum Romanum': 'Forum Romanum',
  'Consul Legion Camp': 'Camp des légions',
  'Waiting Camp': 'Camp d’attente',
  Capitolium: 'Capitolium',
  campusMartius: 'Campus Martius',

  noble: 'noble',
  knight: 'chevalier',
  centurion: 'centurion',
  plebeian: 'plébéien',
  nobles: '{count} {count:noble|nobles}',
  knights: '{count} {count:chevalier|chevaliers}',
  centurions: '{count} {count:centurion|centurions}',
  plebeians: '{count} {count:plébéien|plébéiens}',

  nobody: 'personne',
};
