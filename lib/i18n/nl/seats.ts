import type { AreaMessages } from '../speaker';

export const seats: AreaMessages<'seats'> = {
  howMany: 'Hoeveel spelers?',
  start: 'Met één tik heeft iedereen een kleur. Namen zijn niet verplicht.',
  who: 'Wie speelt met welke kleur?',
  whoText: 'Namen zijn niet verplicht. Kies de kleur van een ander om te ruilen.',
  player: 'Speler {number}',
  name: 'Naam van speler {number}',
  colour: 'Kleur van speler {number}',
  earlier: 'Namen uit eerdere spellen',
  takeOut: '{who} verwijderen',
  nowPlay: 'Nu {count} spelers.',
  nowPlays: '{who} speelt nu met {colour}.',
  keep: 'Zo laten',
  numberFirst: 'Kies eerst het aantal spelers.',
};
