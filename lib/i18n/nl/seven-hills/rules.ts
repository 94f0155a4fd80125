import type { AreaMessages } from '../../speaker';

export const sevenRules: AreaMessages<'sevenRules'> = {
  title: 'De telling van Seven Hills',
  lead: 'Hoe een tijdperk van Seven Hills wordt geteld, in onze eigen woorden. Elke zin in de telling van de app verwijst naar een van deze paragrafen. Er staat bij wat gedrukt is en wat onze uitleg is.',
  printed: 'Gedrukt',
  reading: 'Onze uitleg',
  open: 'Opengelaten',
  sources: 'Waar het vandaan komt',
  openLead:
    'De gedrukte spelregels laten vier dingen open. Voor elk ervan kies je zelf het antwoord; tot die tijd geldt het standaardantwoord. De app zegt meteen wat je antwoord in je spel verandert.',
  rulingsLead:
    'De gedrukte spelregels laten deze vragen open. Kies de antwoorden voor je spel: de telling past zich aan, en het volgende spel begint ermee.',
  noScoreDepends: 'Het bepaalt hoe de legioenen worden verplaatst; geen enkele score hangt ervan af.',

  'chapter-board': 'Wat er op het bord staat',
  'chapter-epoch': 'Hoe een tijdperk verloopt',
  'chapter-consuls': 'Eerst de consuls',
  'chapter-legions': 'Dan de legioenen',
  'chapter-placement': 'Punten op de heuvels',
  'chapter-track': 'Ridders, lege handen, scorespoor',
  'chapter-end': 'Het einde',
  'chapter-open': 'Waar spelers over discussiëren',

  'markers-title': 'Dertig markers per speler',
  markers:
    'Je speelt met z’n drieën of vieren. Iedereen heeft dezelfde cliëntmarkers, in vier klassen: edelen, ridders, centurio’s en plebejers.',
  'areas-title': 'Waar ze staan',
  areas:
    'Op de zes heuvels, op het Forum Romanum en in de twee kampen op de Campus Martius, waar alleen plebejers komen: het legioenkamp van de consuls en het wachtkamp. Op het Capitolium staat nooit iets, en het levert niets op.',
  'opening-title': 'De heuvels gaan één voor één open',
  opening:
    'Twee heuvels zijn vanaf het begin in het spel; in elk later tijdperk gaat er een open. Een heuvel die nog niet open is, levert niets op.',
  'before-the-game-title': 'Geplaatst vóór het spel',
  'before-the-game':
    'Vóór het eerste tijdperk plaatsen sommige spelers plebejers op heuvels naar keuze of op het Forum, omdat ze later aan de beurt komen: met drie spelers geen, 1 en 1, met vier geen, 1, 1 en 2, in beurtvolgorde. Die mogen op een heuvel staan die nog niet open is; elke andere marker daar is een vergissing. De app wijst erop en telt toch.',
  'deployed-title': 'Hoeveel er worden ingezet',
  deployed:
    'In één tijdperk zetten alle spelers samen hoogstens 13 markers in met drie spelers, 15 met vier. In het eerste tijdperk komen die van vóór het spel daarbij.',

  'course-title': 'Vijf tijdperken, elk in deze volgorde',
  course:
    'Als iedereen heeft ingezet, wordt het tijdperk geteld: consuls worden gekozen, legioenen worden opgeroepen en keren terug, dan leveren de heuvels punten op, dan de ridders. Na het vijfde tijdperk is het spel afgelopen.',
  'playing-order-title': 'Wie begint',
  'playing-order':
    'Wie in een tijdperk de laatste was, begint het volgende, en er wordt met de klok mee gespeeld. De volgorde maakt uit voor de telling: die beslist bij evenveel stemmen, en bepaalt wie als eerste legioenen verplaatst.',
  'extra-actions-title': 'Extra acties',
  'extra-actions':
    'Met een extra actie kun je een plebejer in elk gebied zetten dat in het spel is, een marker van het Forum halen, of een centurio van een tegenstander van het bord halen. De app houdt dat niet bij: alleen waar alles aan het einde staat, telt.',

  'election-title': 'De meeste markers op het Forum',
  election:
    'Tel ieders markers op het Forum Romanum voordat er legioenen worden opgeroepen. Met drie spelers is consul wie de meeste heeft; met vier de twee die de meeste hebben.',
  'equal-votes-title': 'Evenveel stemmen',
  'equal-votes': 'Van spelers met evenveel stemmen wordt gekozen wie eerder komt in de beurtvolgorde.',
  'no-marker-title': 'Geen marker, geen consul',
  'no-marker':
    'Zonder marker op het Forum kan niemand consul worden. Er kunnen dus minder consuls zijn dan plaatsen, of helemaal geen.',
  'consul-points-title': 'Een consul scoort 2',
  'consul-points': 'Elke consul scoort meteen 2 punten.',

  'waiting-camp-title': 'Het oude legioen trekt verder',
  'waiting-camp':
    'Eerst gaan alle plebejers in het legioenkamp, die in het vorige tijdperk zijn opgeroepen, naar het wachtkamp.',
  'call-title': 'Consuls roepen een nieuw legioen op',
  call: 'Dan verplaatst elke consul, in beurtvolgorde, hoogstens twee plebejers naar het legioenkamp, van een heuvel of van het Forum.',
  'cards-title': 'Een kaart bepaalt wie terugkeert',
  cards:
    'Daarna draait iedereen met plebejers in het wachtkamp, in beurtvolgorde, één kaart om. Alle: ze keren terug. Helft: de helft keert terug. Geen: ze gaan allemaal van het bord. Wachten: ze blijven tot het volgende tijdperk in het wachtkamp.',
  'return-title': 'Waarheen ze terugkeren',
  return: 'Plebejers die terugkeren, gaan naar open heuvels of naar het Forum; hun speler kiest.',

  'strength-title': 'Kracht',
  strength:
    'Op elke open heuvel wordt ieders kracht vergeleken. Een edele telt voor 2, elke andere marker voor 1. Kracht 0 levert niets op.',
  'first-and-second-title': 'Eerste en tweede',
  'first-and-second': 'Wie op een heuvel het sterkst is, scoort 5, en de volgende scoort 2.',
  'new-hill-title': 'De nieuwe heuvel',
  'new-hill':
    'Vanaf het tweede tijdperk is de heuvel die net is opengegaan meer waard: 7 voor de eerste en 4 voor de tweede, alleen in dat tijdperk.',
  'tied-first-title': 'Gedeeld eerste',
  'tied-first':
    'Wie gedeeld eerste is, deelt de punten voor de eerste en de tweede plaats, naar beneden afgerond, en niemand is tweede. Punten zijn altijd hele punten; wat overblijft, vervalt.',
  'tied-second-title': 'Gedeeld tweede',
  'tied-second': 'Wie gedeeld tweede is, deelt de punten voor de tweede plaats, naar beneden afgerond.',
  'nobody-second-title': 'Alleen op een heuvel',
  'nobody-second':
    'Staat er verder niemand op de heuvel, dan krijgt wie er staat de punten voor de eerste en de tweede plaats.',

  'knights-title': 'Ridders op het hele bord',
  knights: 'Daarna telt iedereen zijn eigen ridders, waar op het bord ze ook staan.',
  'penalty-title': 'Een lege hand kost 10',
  penalty:
    'Wie na een actie geen kaart meer in de hand heeft, verliest meteen 10 punten, elke keer dat het gebeurt. Je voert in hoe vaak het gebeurde.',
  'below-zero-title': 'Onder nul',
  'below-zero': 'Verliest iemand meer dan hij heeft, dan komen zijn punten onder nul.',

  'winner-title': 'De meeste punten winnen',
  winner: 'Wie na het vijfde tijdperk de meeste punten heeft, wint.',
  'tie-break-title': 'Evenveel punten',
  'tie-break':
    'Van de spelers met evenveel punten wint wie de meeste markers op het Forum Romanum heeft. Die worden geteld na de legioenen van het vijfde tijdperk.',
  'shared-victory-title': 'Nog steeds gelijk',
  'shared-victory': 'Wie ook op het Forum gelijkstaat, deelt de overwinning.',

  'noble-in-forum-title': 'De stemmen van een edele',
  'tied-first-behind-title': 'Iemand achter een gelijkstand',
  'final-tie-title': 'Sommigen gelijk op het Forum, anderen niet',
  'half-rounds-title': 'De helft van een oneven legioen',

  'note-short-of-a-class':
    'Wie van een klasse niets meer heeft, gebruikt plebejers in plaats daarvan; zonder plebejers niets.',
  'note-where-to-place':
    'Volgens de ene passage mag je alleen op de huidige heuvel plaatsen, volgens een andere op alle heuvels die in het spel zijn. De app oordeelt daar niet over.',
  'note-not-deployed':
    'Opstanden en extra acties gelden niet als inzetten. Daarom maakt de app alleen een opmerking als er meer markers bij zijn gekomen.',
  'note-no-rotation':
    'De app telt in elke volgorde die je invoert, en maakt een opmerking als die niet de tafel rondgaat.',
  'note-noble-votes': 'Of een edele meer dan één stem heeft.',
  'note-any-colour': 'Een consul mag plebejers van wie dan ook oproepen.',
  'note-fewer-than-two': 'Een consul mag er ook maar één of geen oproepen.',
  'note-other-half-removed': 'De helft die niet terugkeert, gaat van het bord.',
  'note-half-of-odd': 'Of de helft van een oneven aantal naar boven of naar beneden wordt afgerond.',
  'note-somebody-behind': 'Wat er gebeurt als er iemand komt na de spelers die gelijkstaan.',
  'note-below-zero': 'Daarover staat niets gedrukt.',
  'note-noble-is-one': 'Een edele is hier één marker, zoals elke andere.',
  'note-who-shares':
    'Wie deelt als van de spelers met evenveel punten maar een deel ook op het Forum gelijkstaat.',
  'note-noble-for-placement':
    'Dat een edele voor 2 telt, staat waar de heuvels worden vergeleken, en alleen daar.',
  'note-tie-of-three': 'Het enige voorbeeld is een gelijkstand van drie, en na hen wordt niemand genoemd.',
  'note-read-either-way': 'De zin over de laatste gelijkstand kan op beide manieren worden gelezen.',
  'note-nearest-whole':
    'De helft wordt afgerond op het dichtstbijzijnde gehele getal, en bij een halve is dat geen antwoord.',

  player: 'Speler',
  stands: 'Staat er',
  votes: 'Stemmen',
  strengthColumn: 'Kracht',
  points: 'Punten',
  inForum: 'Op het Forum',
  order: 'Beurtvolgorde: {list}.',
  classColumn: 'Klasse',
  each: 'Per speler',
  onHill: 'Op een heuvel',
  epochColumn: 'Tijdperk',
  opens: 'Gaat open',
  worth: 'Dan waard',
  worthOf: '{first} en {second}',
  knightsColumn: 'Ridders',
  ofThree: 'Drie plebejers in het wachtkamp:',
  cardColumn: 'Kaart',
  backColumn: 'Keren terug',
  goneColumn: 'Gaan weg',
  stayColumn: 'Wachten',
  'card-all': 'Alle',
  'card-half': 'Helft',
  'card-none': 'Geen',
  'card-wait': 'Wachten',
  comeBack: '{count} {count:keert|keren} terug',
  leave: '{count} {count:gaat|gaan} van het bord',
  halfOfThree: 'Van drie plebejers: {returned} en {removed}.',
  hillsAndForum: 'Heuvels, Forum',
  called: 'hoogstens 2 per consul',
  moveOn: 'een tijdperk later',
  goBack: 'een kaart: terug',
  goAway: 'een kaart: weg',
};
