import type { AreaMessages } from '../../speaker';

export const census: AreaMessages<'census'> = {
  missingInAll: '{count} {count:Chip fehlt|Chips fehlen}',
  tooManyInAll: '{count} {count:Chip|Chips} zu viel',
  missingAndTooMany: '{missing} {missing:Chip fehlt|Chips fehlen}, {tooMany} zu viel',
  anAllyMissing: 'Eine Zweitfarbe fehlt',
  expected: 'Gewertet wird trotzdem. Chips pro Spieler: {list}.',
  missing: 'Fehlt noch bei {people}: {list}.',
  tooMany: '{people}: {list} zu viel.',
  peoplesMixedUp:
    '{tooMany}: {inhabitants} zu viel; {tooFew}: {count} zu wenig. Gehört einer von diesen ({fields}) eigentlich zu {people}?',
  kindsMixedUp:
    '{people}: {tooMany} zu viel, {tooFew} zu wenig. Ist einer von diesen ({fields}) eigentlich ein {kind}?',
  condottiereLeftOver:
    'Bei {people} fehlt nur noch: {count} Heerführer. Bis zum Ende behalten darf man keinen, also {count:wurde er|wurden sie} übersehen: auf dem Plan oder hinter dem Sichtschirm.',
  allyMissing:
    '{people} hat keine Zweitfarbe: Zu zweit spielt jeder auch zwei Händler und zwei Bauern einer anderen Farbe.',
  toBoard: 'Auf dem Plan berichtigen',
  tokensOdd: 'Prüfe die Hügelchips',
  ringTokens: 'Hügelchips um die Mitte: {laid}. Standard: {usual}. Zu prüfen: {hills}.',
  centreToken: 'Hügelchip in der Mitte: {laid}. Standard: {usual}. Zu prüfen: {hills}.',
};
