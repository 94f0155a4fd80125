import type { AreaMessages } from '../../speaker';

export const missing: AreaMessages<'missing'> = {
  title: 'Es fehlt noch etwas',
  players: 'Trage die Spieler ein.',
  lean: 'Wähle, welches Bild zu eurem Tisch passt.',
  tiles: 'Noch {count} {count:Tafel|Tafeln} zu legen.',
  arrows: '{count} {count:Tafel fehlt der Pfeil|Tafeln fehlt der Pfeil}.',
  tokens: '{count} {count:Hügel fehlt der Hügelchip|Hügeln fehlt der Hügelchip}.',
  springs: '{count} {count:Tafel fehlen die Quellen|Tafeln fehlen die Quellen}.',
  to: 'Zum Schritt „{step}“',
  none: 'Noch ist keine Partie eingegeben',
};
