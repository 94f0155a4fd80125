import type { AreaMessages } from '../../speaker';

export const sevenWords: AreaMessages<'sevenWords'> = {
  epoch: 'Epoca {numeral}',

  Aventinus: 'Aventinus',
  Palatinus: 'Palatinus',
  Quirinalis: 'Quirinalis',
  Caelius: 'Caelius',
  Esquiliae: 'Esquiliae',
  Viminalis: 'Viminalis',
  'Forum Romanum': 'Forum Romanum',
  'Consul Legion Camp': 'Campo delle legioni',
  'Waiting Camp': 'Campo d’attesa',
  Capitolium: 'Capitolium',
  campusMartius: 'Campus Martius',

  noble: 'nobile',
  knight: 'cavaliere',
  centurion: 'centurione',
  plebeian: 'plebeo',
  nobles: '{count} {count:nobile|nobili}',
  knights: '{count} {count:cavaliere|cavalieri}',
  centurions: '{count} {count:centurione|centurioni}',
  plebeians: '{count} {count:plebeo|plebei}',

  nobody: 'nessuno',
};
