import type { AreaMessages } from '../../speaker';

export const practice: AreaMessages<'practice'> = {
  title: 'Dein Lernstand',
  text: 'Dein Lernstand bleibt auf diesem Gerät. Als Datei kannst du ihn mitnehmen: Dort fügt „Öffnen und speichern“ ihn zu dem hinzu, was schon da ist.',
  save: 'Als Datei speichern',
  fileName: 'septimontium-lernstand',
  saved: 'In deinen Downloads gespeichert: {name}',
  added: 'Dein Lernstand ist zu dem hinzugekommen, was hier war. Nichts ist verloren.',
  partlyAdded: 'Diese Datei ist beschädigt. Was davon lesbar war, ist zu dem hinzugekommen, was hier war.',
  learn: 'Lernen',
};
