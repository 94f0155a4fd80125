import type { AreaMessages } from '../../speaker';

export const census: AreaMessages<'census'> = {
  missingInAll: '{count} {count:stuk ontbreekt|stukken ontbreken}',
  tooManyInAll: '{count} {count:stuk|stukken} te veel',
  missingAndTooMany: '{missing} {missing:stuk ontbreekt|stukken ontbreken}, {tooMany} te veel',
  anAllyMissing: 'Er ontbreekt een bondgenoot',
  expected: 'We tellen toch. Stukken per speler: {list}.',
  missing: 'Ontbreekt nog bij {people}: {list}.',
  tooMany: '{people}: {list} te veel.',
  peoplesMixedUp:
    'Te veel bij {tooMany}: {inhabitants}; te weinig bij {tooFew}: {count}. Is een stuk op {fields} eigenlijk {people}?',
  kindsMixedUp: '{people}: {tooMany} te veel, {tooFew} te weinig. Staat er op {fields} eigenlijk een {kind}?',
  condottiereLeftOver:
    'Bij {people} {count:ontbreekt|ontbreken} alleen {count} {count:soldaat|soldaten}. Niemand mag er een tot het einde achterhouden, dus {count:is hij|zijn ze} over het hoofd gezien: op het bord of achter het scherm.',
  allyMissing:
    '{people} heeft geen bondgenoot: met twee spelers speelt ieder ook met twee handelaars en twee boeren van een andere kleur.',
  toBoard: 'Verbeter het op het bord',
  tokensOdd: 'Kijk de fiches na',
  ringTokens: 'Fiches rond het midden: {laid}. Standaard: {usual}. Na te kijken: {hills}.',
  centreToken: 'Fiche in het midden: {laid}. Standaard: {usual}. Na te kijken: {hills}.',
};
