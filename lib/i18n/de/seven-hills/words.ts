import type { AreaMessages } from '../../speaker';

export const sevenWords: AreaMessages<'sevenWords'> = {
  epoch: 'Epoche {numeral}',

  Aventinus: 'Aventinus',
  Palatinus: 'Palatinus',
  Quirinalis: 'Quirinalis',
  Caelius: 'Caelius',
  Esquiliae: 'Esquiliae',
  Viminalis: 'Viminalis',
  'Forum Romanum': 'Forum Romanum',
  'Consul Legion Camp': 'Legionslager',
  'Waiting Camp': 'Wartelager',
  Capitolium: 'Capitolium',
  campusMartius: 'Campus Martius',

  noble: 'Adliger',
  knight: 'Ritter',
  centurion: 'Zenturio',
  plebeian: 'Plebejer',
  nobles: '{count} {count:Adliger|Adlige}',
  knights: '{count} Ritter',
  centurions: '{count} {count:Zenturio|Zenturionen}',
  plebeians: '{count} Plebejer',

  nobody: 'niemand',
};
