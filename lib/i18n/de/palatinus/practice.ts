import type { AreaMessages } from '../../speaker';

export const practice: AreaMessages<'practice'> = {
  title: 'Was du geübt hast',
  text: 'Was du gelernt hast, bleibt auf diesem Gerät. Als Datei kommt es auch anderswohin: „Öffnen und speichern“ fügt es dem hinzu, was dort ist.',
  save: 'Als Datei speichern',
  fileName: 'septimontium-geuebt',
  saved: 'In deinen Downloads gespeichert: {name}',
  added: 'Was du geübt hast, ist zu dem hinzugekommen, was hier war. Nichts ist verloren.',
  partlyAdded: 'Diese Datei ist beschädigt. Was davon lesbar war, ist zu dem hinzugekommen, was hier war.',
  learn: 'Lernen',
};
