import type { AreaMessages } from '../../speaker';

export const sevenWords: AreaMessages<'sevenWords'> = {
  epoch: 'Tijdperk {numeral}',

  Aventinus: 'Aventinus',
  Palatinus: 'Palatinus',
  Quirinalis: 'Quirinalis',
  Caelius: 'Caelius',
  Esquiliae: 'Esquiliae',
  Viminalis: 'Viminalis',
  'Forum Romanum': 'Forum Romanum',
  'Consul Legion Camp': 'Legioenkamp',
  'Waiting Camp': 'Wachtkamp',
  Capitolium: 'Capitolium',
  campusMartius: 'Campus Martius',

  noble: 'edele',
  knight: 'ridder',
  centurion: 'centurio',
  plebeian: 'plebejer',
  nobles: '{count} {count:edele|edelen}',
  knights: '{count} {count:ridder|ridders}',
  centurions: '{count} {count:centurio|centurio’s}',
  plebeians: '{count} {count:plebejer|plebejers}',

  nobody: 'niemand',
};
