import type { AreaMessages } from '../../speaker';

export const walkthrough: AreaMessages<'walkthrough'> = {
  hill: 'Heuvel {letter}, laurierfiche van {token}',

  noCondottiere: 'Geen soldaten op {letter}1 tot en met {letter}6.',
  captures:
    '{who}, soldaat op {at}. Ernaast: {merchants} en {peasants}. Hij neemt de grootste groep gevangen.',
  flees: '{who}, soldaat op {at}. Ernaast: {merchants} en {peasants}. Evenveel van allebei, dus hij vlucht.',
  fleesAlone:
    '{who}, soldaat op {at}. Ernaast: geen handelaar en geen boer. 0 is gelijk aan 0, dus hij vlucht.',
  staysAlone: '{who}, soldaat op {at}. Ernaast: geen handelaar en geen boer. Jullie afspraak: hij blijft.',
  capturesTitle: '{who}: {captives} gevangen',
  fleesTitle: '{who}: de soldaat op {at} vlucht',
  staysTitle: '{who}: de soldaat op {at} blijft',
  leaveTitle: 'Deze gaan van het bord',
  leaveText: 'Soldaten komen allemaal gelijktijdig in actie.',
  fled: '{who}: de soldaat op {at} vlucht en is uit het spel; niemand krijgt er punten voor.',
  stayed: '{who}: de soldaat op {at} blijft.',
  captured: '{captive} gaat naar {who}: 1 punt.',
  capturedByMany:
    '{captive} wordt door meer dan één soldaat gevangengenomen: {who} krijgt hem (1 punt), {others} {count:krijgt|krijgen elk} een schijf van 1.',
  evenOwn: 'Soldaten nemen ook eigen inwoners gevangen.',
  eitherWay: 'Andersom mag ook: de punten zijn gelijk.',
  eitherWayButTieBreak:
    'De punten zijn gelijk, maar jullie regel bij gelijkstand telt gevangenen en schijven apart: spreek af wie wat krijgt.',
  capturedTwiceDisc:
    '{captive} wordt door twee soldaten van één speler gevangengenomen ({who}). Jullie afspraak: 1 punt, plus een schijf van 1.',
  capturedTwice: '{captive} wordt door twee soldaten van één speler gevangengenomen ({who}): telt één keer.',

  influence: '{at}, {who}, {kind}: {sources} = {points}',
  fromMerchant: '{count} {count:handelaar|handelaars} ({fields}) × {worth}',
  fromPeasant: '{count} {count:boer|boeren} ({fields}) × {worth}',
  fromCondottiere: '{count} {count:soldaat|soldaten} ({fields}) × {worth}',
  fromEmptyField: '{count} {count:leeg veld|lege velden} ({fields}) × {worth}',
  fromSpring: '{count} {count:bron|bronnen} ernaast ({fields}) × {worth}',
  fromOwnSpring: 'eigen bron × {worth}',
  countTwice: '({fields} {count:telt|tellen} dubbel: leeg en bron)',
  influenceNone: '{at}, {who}, {kind}: {why}, dus 0',
  nothingForMerchant: 'niemand ernaast',
  nothingForPeasant: 'geen leeg veld en geen bron ernaast',
  nothingForCondottiere: 'soldaten krijgen niets',
  nobodyAround: 'Er staat niemand rond deze heuvel.',
  totalsTitle: 'Invloed van elke speler',
  totals: 'Invloed: {totals}.',
  wonTitle: 'Heuvel {letter}: fiche van {token} voor {who}, {most} tegen {next} ({others})',
  wonAloneTitle: 'Heuvel {letter}: fiche van {token} voor {who} met {most}; niemand anders heeft invloed',
  tiedTitle: 'Heuvel {letter}: {who} gelijk met {most}, elk een schijf van 2',
  unclaimedTitle: 'Heuvel {letter}: niemand heeft invloed, niemand krijgt de fiche van {token}',
  won: '{who} controleert de heuvel en krijgt de laurierfiche van {token}.',
  tied: 'Gelijkstand tussen {who}: elk een schijf van 2, en de laurierfiche gaat terug in de doos.',
  unclaimed: 'Niemand heeft invloed: niemand krijgt iets.',

  tally: 'Eindstand',
  row: '{who}: {gains} = {points}',
  captives: '{count} {count:gevangene|gevangenen}',
  discs: '{count:schijf|schijven} {values}',
  tokens: '{count:laurierfiche|laurierfiches} {values}',
  wins: '{who} wint met {points} {points:punt|punten}.',
  shares: '{who} delen de overwinning met elk {points} {points:punt|punten}.',
  byTieBreak: 'Gelijk in punten; de regel bij gelijkstand beslist ({rule}): {compared}.',
  sharedAfterTieBreak: 'Nog steeds gelijk na de regel bij gelijkstand ({rule}): {compared}.',
  sharedWithoutTieBreak: 'Jullie afspraak: geen regel bij gelijkstand.',
  tieBreakItems: 'de meeste laurierfiches, schijven en gevangenen samen',
  tieBreakTokens: 'de meeste laurierfiches, dan schijven, dan gevangenen',
  tieBreakDiscs: 'de meeste schijven, dan laurierfiches, dan gevangenen',

  players: 'Spelers: {list}.',

  legend:
    'r rood, p paars, g groen, y geel, b blauw; M handelaar, P boer, C soldaat, -- niemand; ~ bron; (A) heuvel, daaronder de fiche.',

  rowWithoutGains: '{who}: {points}',
};
