import type { AreaMessages } from '../speaker';

export const problems: AreaMessages<'problems'> = {
  'players-too-few':
    'Palatinus is voor twee tot vijf spelers, en dit spel heeft er {count}: voeg toe wie er ontbreekt.',
  'players-too-many':
    'Palatinus is voor twee tot vijf spelers, en dit spel heeft er {count}: haal weg wie te veel is.',
  'name-empty': 'Deze naam is leeg: schrijf 1 tot 40 tekens, of laat de naam weg.',
  'name-too-long': 'Deze naam heeft {length} tekens: kort hem in tot hoogstens {most}.',
  'name-character':
    'In deze naam zit {character}, een teken dat verborgen of beschadigd is of de schrijfrichting verandert: haal het weg, of typ de naam opnieuw.',
  'name-marks':
    'In deze naam staat een accent zonder letter ervoor, of staan er meer dan vier op één letter: haal er een paar weg.',
  'name-blank':
    'In deze naam is niets te zien: schrijf een letter, een cijfer of een teken, of laat de naam weg.',
  'people-missing': 'Kies een kleur: rood, paars, groen, geel of blauw.',
  'people-taken': '{people} is al bezet: elke speler en elke bondgenoot heeft een eigen kleur nodig.',
  'ally-unknown': 'Kies een kleur voor de bondgenoot: rood, paars, groen, geel of blauw.',
  'ally-needs-two-players':
    'Alleen met twee spelers zijn er bondgenoten, en dit spel heeft {count} {count:speler|spelers}: laat de bondgenoot weg.',
  'handedness-missing': 'Kies naar welke kant de ring van tegels helt: rechts of links.',
  'letter-missing': 'Deze tegel heeft geen letter: kies er een, A tot en met G.',
  'letter-doubled': 'Er is maar één tegel {letter}, maar hij is twee keer gelegd: verander er een.',
  'tile-missing': 'Tegel {letter} ontbreekt: leg hem, een bord heeft ze alle zeven.',
  'place-missing':
    'Deze tegel heeft geen plaats: geef 0 voor het midden, of 1 tot en met 6 met de klok mee vanaf boven.',
  'place-doubled': 'Op plaats {place} liggen twee tegels: verplaats er een.',
  'place-empty': 'Op plaats {place} ligt geen tegel: op elke plaats van 0 tot en met 6 ligt er een.',
  'arrow-missing': 'De pijl van deze tegel ontbreekt: geef 0 voor omhoog, of 1 tot en met 5 met de klok mee.',
  'token-missing': 'De laurierfiche op deze heuvel ontbreekt: geef de waarde, 1 tot en met 9.',
  'springs-missing': 'De bronnen van deze tegel ontbreken: geef de velden met een bron, of geen.',
  'spring-unknown':
    'Zo’n veld heeft een tegel niet: de bronnen zijn vanaf de pijl genummerd van 1 tot en met 6.',
  'spring-doubled': 'De bron op veld {number} staat er twee keer: noem hem één keer.',
  'field-missing': 'Kies een veld voor dit stuk, A1 tot en met G6.',
  'field-taken': 'Op {at} staan twee stukken, en er is plaats voor één: haal er een weg.',
  'kind-missing': 'Kies wat dit stuk is: handelaar, boer of soldaat.',
  'people-not-playing': 'Niemand speelt met deze kleur: {people}. Verander het stuk, of voeg de speler toe.',
  'ally-condottiere':
    '{people} is een bondgenoot, en bondgenoten zijn alleen handelaars en boeren: verander het stuk.',
  'ruling-unknown': 'De afspraak “{ruling}” kent zo’n antwoord niet: kies een van de aangeboden antwoorden.',

  'players-three-or-four':
    'Seven Hills is voor drie of vier spelers, en dit spel heeft er {count}: voeg toe wie er ontbreekt, of haal weg wie te veel is.',
  'player-missing': 'Speler {player} ontbreekt: geef een naam, of alleen lege accolades.',
  'colour-unknown': 'Die kleur bestaat niet: kies rood, paars, groen, geel of blauw.',
  'colour-doubled': 'Twee spelers hebben deze kleur: elke speler heeft een eigen kleur nodig.',
  'epochs-none': 'Er is geen tijdperk om te tellen: voer op zijn minst het eerste in.',
  'epochs-too-many': 'Er zijn {count} tijdperken, en een spel heeft er {most}: haal weg wat te veel is.',
  'epoch-missing': 'Tijdperk {epoch} is overgeslagen: voer het in, de tijdperken volgen op elkaar.',
  'order-unsound':
    'Dit is geen beurtvolgorde: die noemt elke speler één keer, met de nummers 0 tot en met {most}.',
  'board-missing': 'Wat er op het bord staat, ontbreekt: geef de gebieden met hun markers.',
  'area-unknown':
    'Er is geen gebied dat “{area}” heet: markers staan op de zes heuvels van Aventinus tot Viminalis, op het Forum Romanum, in het Consul Legion Camp en in het Waiting Camp.',
  'area-capitolium': 'Op het Capitolium staat niets: zet deze markers waar ze horen.',
  'area-without-list': 'Hier hoort een lijst met de markers van elke speler, in de volgorde van de spelers.',
  'area-players':
    'Hier {count:staat|staan} {count} {count:onderdeel|onderdelen}, maar het spel heeft {players} spelers: geef er een per speler, ook als het leeg is.',
  'markers-missing': 'Hier horen de markers van één speler, tussen accolades: hoeveel van elke klasse.',
  'class-unknown': 'Er zijn geen markers die “{class}” heten: ze heten noble, knight, centurion en plebeian.',
  'markers-not-number': 'Dit is geen aantal markers: schrijf alleen cijfers.',
  'markers-negative': 'Er kunnen niet minder dan 0 markers zijn: schrijf 0 of meer.',
  'markers-not-whole': 'Halve markers bestaan niet: schrijf een geheel getal.',
  'camp-plebeians-only':
    'In de kampen staan alleen plebejers: zet deze markers op een heuvel of op het Forum.',
  'too-many-nobles':
    'Speler {player} heeft hier {count} edelen, en in de doos zitten er {most}: kijk na waar ze staan.',
  'too-many-knights':
    'Speler {player} heeft hier {count} ridders, en in de doos zitten er {most}: kijk na waar ze staan.',
  'too-many-centurions':
    'Speler {player} heeft hier {count} centurio’s, en in de doos zitten er {most}: kijk na waar ze staan.',
  'too-many-plebeians':
    'Speler {player} heeft hier {count} plebejers, en in de doos zitten er {most}: kijk na waar ze staan.',
  'penalties-missing':
    'Hier hoort een lijst die zegt hoe vaak elke speler een lege hand had, zoals [0, 1, 0].',
  'penalties-players':
    'Hier {count:staat|staan} {count} {count:getal|getallen}, maar het spel heeft {players} spelers: geef er een per speler.',
  'penalties-unsound':
    'Dit zegt hoe vaak een speler een lege hand had: een geheel getal van 0 tot en met {most}.',

  'empty-text': 'Deze tekst is leeg: open een spelbestand, of plak een regel die met P1_ of S1_ begint.',
  'no-table':
    'In deze tekst zit geen spel: open een spelbestand, of plak een regel die met P1_ of S1_ begint, tot en met het laatste teken.',
  'too-large':
    'Dit is groter dan {most} kB, en zo groot is zo’n bestand nooit: is het wel het juiste bestand?',
  'not-utf8': 'Dit is geen tekst in UTF-8: sla het op als UTF-8 en probeer het opnieuw.',
  'not-json': 'Dit is geen JSON en kan niet worden gelezen: is dit het juiste bestand, en is het volledig?',
  'list-too-long':
    'Hier staan {length} onderdelen, en er worden er hoogstens {most} gelezen: is het wel het juiste bestand?',
  'too-many-values':
    'Hier staan meer dan {most} waarden, en zoveel heeft zo’n bestand nooit: is het wel het juiste bestand?',
  'key-doubled': 'Hier staat een tweede “{key}”, en het is niet duidelijk welke telt: haal er een weg.',
  'other-game': 'Dit is een bestand van het andere spel: open het bij “Openen en opslaan”.',
  'game-not-copy': 'Dit is een spel, geen exemplaar met zijn bronnen: open het bij “Openen en opslaan”.',
  'copy-not-game': 'Dit is een exemplaar met zijn bronnen, geen spel: open het bij “Mijn exemplaar”.',
  'notebook-not-file':
    'Dit is alles wat de app had opgeslagen, maar het is te beschadigd of te oud om te lezen: bewaar het, misschien kan een andere versie het wel lezen.',
  'newer-version':
    'Dit is gemaakt met een nieuwere versie van het formaat ({version}): werk de app bij en probeer het opnieuw.',
  'unknown-key': '“{key}” hoort niet in dit bestand: haal het weg, of verbeter de spelling.',
  'value-missing': 'Dit ontbreekt: voeg het toe.',
  'must-be': 'Hier staat {found}, maar het moet {options} zijn.',
  'not-one-of': 'Hier staat {found}, maar het moet een van deze zijn: {options}.',
  'not-text': 'Hier staat {found}, waar een tekst hoort: zet het tussen aanhalingstekens.',
  'not-a-list': 'Hier staat {found}, waar een lijst hoort: zet het tussen vierkante haken.',
  'not-an-object': 'Hier staat {found}, waar benoemde waarden horen: zet ze tussen accolades.',
  'more-problems':
    'En er {count:is|zijn} nog {count} {count:reden|redenen}: verbeter eerst wat hierboven staat en probeer het opnieuw.',

  'count-players':
    'Hier {count:staat|staan} {count} {count:getal|getallen}, maar het spel heeft {players} spelers: laat er een per speler staan.',
  'count-not-number': 'Dit is geen getal: schrijf alleen cijfers.',
  'count-negative': 'Niemand kan minder dan 0 hebben: schrijf 0 of meer.',
  'count-not-whole': 'Alleen gehele getallen tellen: laat weg wat er achter de komma staat.',
  'count-influence-too-large':
    'Dat is meer dan zes inwoners rond deze heuvel kunnen krijgen ({most}): kijk het na.',
  'count-points-too-many': 'Dat is meer dan er in dit spel te winnen is ({most}): kijk het na.',
  'count-taker-unknown':
    'Niemand heeft dit nummer: spelers hebben de nummers 0 tot en met {most}, null is niemand, en een lijst is een gelijkstand.',
  'count-taker-doubled': 'Hier wordt een speler twee keer genoemd: noem elke speler één keer.',
  'count-taker-contradicts':
    'Volgens de ingevoerde invloed krijgt iemand anders heuvel {letter}: verbeter een van de twee.',

  'notation-unknown': 'Dit is geen spel in notatie: zo’n regel begint met P1_ of S1_.',
  'notation-newer':
    'Deze regel is gemaakt met een nieuwere versie van de notatie ({version}): werk de app bij en probeer het opnieuw.',
  'notation-too-long':
    'Deze regel is langer dan {most} tekens, en zo lang is een spel nooit: is het wel de juiste tekst?',
  'notation-cut-short': 'Deze regel is afgekapt: kopieer hem opnieuw, tot en met het laatste teken.',
  'notation-left-over': 'Na het einde van het spel staat nog iets: kopieer alleen de regel zelf.',
  'notation-check':
    'In deze regel is een teken fout, ontbreekt er een, of zijn er twee verwisseld: kopieer de regel opnieuw. Heb je hem met opzet veranderd, dan moeten de laatste twee tekens {check} zijn.',
  'notation-players':
    'Het tweede deel, de spelers, is onleesbaar: het ziet eruit als rG-Anna-Maria.b-Zo~06j~, waarin - een spatie in een naam is en ~06j~ een ë.',
  'notation-rulings':
    'Het derde deel, de afspraken, is onleesbaar: hoogstens vijf letters, zoals bfoio, elk de eerste van een antwoord.',
  'notation-rulings-newer':
    'Deze regel is gemaakt met een nieuwere versie van de app, die meer afspraken kent: werk de app bij en probeer het opnieuw.',
  'notation-board':
    'Het vierde deel, de tegels, is onleesbaar: R of L, dan per tegel de letter, de pijl (0 tot en met 5), de laurierfiche (1 tot en met 9) en de bronnen (1 tot en met 6).',
  'notation-pieces':
    'Het vijfde deel, de stukken, is onleesbaar: zeven groepen van zes met een punt ertussen, R een rode handelaar, r een rode boer, 1 de soldaat van de eerste speler, - niemand.',
  'notation-seats':
    'Het tweede deel, de spelers, is onleesbaar: het ziet eruit als r-Anna-Maria.g-Zo~06j~.b, telkens een kleur en een naam, waarin - een spatie in een naam is en ~06j~ een ë.',
  'notation-answers':
    'Het derde deel, de afspraken, is onleesbaar: hoogstens vier letters, zoals otsu, elk de eerste van een antwoord.',
  'notation-epoch':
    'Tijdperk {epoch} in het vierde deel is onleesbaar: het is de beurtvolgorde, dan gebieden met hun markers, zoals 123AxaP-2.',
  'notation-group':
    'Tegel {letter} heeft {count} {count:teken|tekens} in het vijfde deel: het moeten er zes zijn, één per veld.',
};
