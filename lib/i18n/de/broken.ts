import type { AreaMessages } from '../speaker';

export const broken: AreaMessages<'broken'> = {
  title: 'Diese Seite lässt sich nicht anzeigen',
  text: 'In der App ist etwas schiefgegangen, oder ein Teil von ihr konnte nicht geladen werden. Nichts, was du eingegeben hast, ist verloren: Lass diese Seite offen und versuche es erneut.',
  again: 'Erneut versuchen',
  home: 'Zur Startseite',
};
