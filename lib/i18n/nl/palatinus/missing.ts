import type { AreaMessages } from '../../speaker';

export const missing: AreaMessages<'missing'> = {
  title: 'Er ontbreekt nog iets',
  players: 'Voeg de spelers toe.',
  lean: 'Kies welk plaatje op jullie bord lijkt.',
  tiles: 'Nog {count} {count:tegel|tegels} te leggen.',
  arrows: 'Nog {count} {count:tegel|tegels} zonder pijl.',
  tokens: 'Nog {count} {count:heuvel|heuvels} zonder laurierfiche.',
  springs: 'Van {count} {count:tegel|tegels} zijn de bronnen nog niet aangegeven.',
  to: 'Ga naar: {step}',
  none: 'Er is nog geen spel ingevoerd',
};
