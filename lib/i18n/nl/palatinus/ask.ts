import type { AreaMessages } from '../../speaker';

export const ask: AreaMessages<'ask'> = {
  link: 'Vraag over één stuk stellen',
  description: 'Eén stuk en zijn buren: wat het oplevert, of wat de soldaat doet, met de spelregel erbij.',
  example: 'Een voorbeeld. Verander het, of kies je stuk.',
  how: 'Kies wat ernaast staat, tik dan op een veld.',
  clear: 'Leegmaken',

  kinds: 'Je stuk',
  otherNames: 'In het Engels heet de boer “peasant” of “farmer”, en de soldaat “condottiere” of “soldier”.',
  brushes: 'Ernaast',
  counts: 'Velden ernaast',
  'hint-merchant':
    'Voor een handelaar maken kleuren, bronnen, lege velden en de rand van het bord niets uit.',
  'hint-peasant':
    'Aan de rand van het bord zijn er minder velden. Tik op de boer als hij op een bron staat. Wie er naast hem staat, maakt niet uit; alleen waar er iemand staat.',
  'hint-condottiere':
    'Voor een soldaat maken kleuren, andere soldaten, bronnen en de rand van het bord niets uit.',

  empty: 'leeg',
  merchant: 'handelaar',
  peasant: 'boer',
  condottiere: 'soldaat',
  somebody: 'iemand',
  spring: 'lege bron',
  'taken-spring': 'bezette bron',

  board: '{kind} in het midden. De heuvel: onder.',
  boardAtEdge: '{kind} in het midden. De heuvel: onder. Rand van het bord: {list}.',
  'at-0': 'boven',
  'at-1': 'rechtsboven',
  'at-2': 'rechtsonder',
  'at-3': 'onder',
  'at-4': 'linksonder',
  'at-5': 'linksboven',
  field: '{where}: {what}',
  onSpring: '{kind}, op een bron',
  notOnSpring: '{kind}, niet op een bron',

  influence: 'Invloed: {points}',
  influenceEither: 'Invloed: {first} of {second}',
  captures: 'Hij neemt gevangen: {captives}',
  flees: 'Hij vlucht',
  fleesOrStays: 'Hij vlucht, of hij blijft',

  answer: 'Het antwoord',
  fromMerchant: '{count} {count:handelaar|handelaars}\u00a0×\u00a0{worth}',
  fromPeasant: '{count} {count:boer|boeren}\u00a0×\u00a0{worth}',
  fromCondottiere: '{count} {count:soldaat|soldaten}\u00a0×\u00a0{worth}',
  fromEmptyField: '{count} {count:leeg veld|lege velden}\u00a0×\u00a0{worth}',
  fromSpring: '{count} {count:bron|bronnen} ernaast\u00a0×\u00a0{worth}',
  fromOwnSpring: 'eigen bron\u00a0×\u00a0{worth}',
  total: 'Invloed',
  capturesWhy:
    'Ernaast: {merchants} en {peasants}. Hij neemt de grootste groep gevangen, ook van zijn eigen kleur.',
  fleesWhy:
    'Ernaast: {merchants} en {peasants}, evenveel van allebei. Hij vlucht en is uit het spel; niemand krijgt er punten voor.',
  captivePoints: 'Levert zijn speler {points} {points:punt|punten} op, 1 per gevangene.',
  noInfluence: 'Een soldaat levert geen invloed op.',
  open: 'De spelregels laten dit open',

  shareTitle: 'Deze vraag delen',
  shareHint: 'Scan de code of stuur de link. Daarin zit de hele vraag.',
  shareQr: 'QR-code van de link naar deze vraag',

  refused: 'In deze link zit geen volledige vraag',
  'refused-kind': 'Er staat geen handelaar, geen boer en geen soldaat in.',
  'refused-field': 'Naast het stuk staat iets wat hier niet bekend is.',
  'refused-count': 'Er staan te weinig of te veel buren in.',
  askAgain: 'Vraag opnieuw om de hele link, of stel hier je eigen vraag.',
};
