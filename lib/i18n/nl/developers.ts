import type { AreaMessages } from '../speaker';

export const developers: AreaMessages<'developers'> = {
  title: 'Voor ontwikkelaars',
  lead: 'Ook een programma kan een spel tellen: het neemt een bestand of een regel tekst en geeft de winnaars, de eindstand en de reden van elk punt terug.',
  file: 'Het spelbestand',
  fileText:
    'Eén JSON-document is één spel: spelers, bord, stukken en, als ze afwijken van de standaard, afspraken. Op veld 1 van een tegel staat de pijl, de andere volgen met de klok mee; C4 is dus altijd hetzelfde veld, waar tegel C ook ligt. Een bestand is UTF-8 en hoogstens 64 kB groot. Elk onderdeel van het bestand en van het resultaat staat beschreven in docs/game-file.md van de broncode.',
  fileExample: 'Het voorbeeld als bestand: sla het op als game.json',
  notation: 'Een spel op één regel',
  notationText:
    'Hetzelfde spel als tekst die door geen adres, forum of terminal wordt veranderd. Zes delen met _ ertussen; docs/notation.md in de broncode beschrijft elk teken.',
  version: 'Versie',
  versionText: 'P1: Palatinus, versie 1 van de notatie',
  players: 'Spelers',
  playersText: 'de Engelse beginletter van elke kleur, daarna eventueel de bondgenoot en de naam',
  rulings: 'Afspraken',
  rulingsText:
    'de eerste letter van elk antwoord, in het Engels; ontbreekt die aan het einde, dan geldt het standaardantwoord',
  board: 'Bord',
  boardText:
    'naar welke kant de ring helt; daarna per tegel: letter, pijl, laurierfiche en velden met een bron',
  pieces: 'Stukken',
  piecesText:
    'tegels A tot en met G, velden 1 tot en met 6: hoofdletters zijn handelaars, kleine letters boeren, cijfers soldaten',
  check: 'Controle',
  checkText: 'twee tekens die een fout in de regel aan het licht brengen',
  linkText:
    'Achter de # van een adres is de regel een link met het hele spel erin. Dat deel krijgt geen enkele server te zien.',
  link: 'Het voorbeeld als link',
  commandLine: 'Opdrachtregel',
  commandLineText:
    'In een kopie van de broncode, met Node.js: één resultaat als JSON; de telling in woorden (--lang=nl voor Nederlands); zoveel spellen als je wilt, één per regel.',
  http: 'HTTP',
  httpText: 'POST /api/score neemt een spelbestand als application/json en antwoordt met het resultaat.',
  problemsText:
    'Wat niet kan worden geteld, wordt beantwoord met “problem details” (RFC 9457): elke fout met een code, de plaats in het bestand en een zin.',
  schemaText: 'GET /api/schema is het JSON-schema van het bestand.',
  schema: 'Schema openen',
};
