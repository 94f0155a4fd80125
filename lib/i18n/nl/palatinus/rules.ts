import type { AreaMessages } from '../../speaker';

export const rules: AreaMessages<'rules'> = {
  title: 'Hoe de telling werkt',
  condottiereAlso: 'condottiere condottieri huurling krijger aanvoerder wachter',
  lead: 'De telling van Palatinus, in onze eigen woorden. Elk getal in de app verwijst naar een van deze paragrafen.',
  besidePicture: 'Naast {at}: {fields}.',

  'chapter-before': 'Vóór de telling',
  'chapter-course': 'Hoe de telling verloopt',
  'chapter-condottieri': 'Eerst de soldaten',
  'chapter-influence': 'Dan de invloed',
  'chapter-control': 'Wie controleert de heuvel',
  'chapter-end': 'Het einde',
  'chapter-open': 'Waar spelers over discussiëren',
  'chapter-editions': 'Waar de edities verschillen',

  'brings-title': 'Wat iedereen heeft',
  brings:
    'Er zijn handelaars, boeren en soldaten; in Engelse teksten heten de laatste twee peasants of farmers, en condottieri of soldiers. Hoeveel een speler er van elk plaatst, hangt af van het aantal spelers. Het spel is afgelopen als alle inwoners op het bord staan, één per veld, niemand op een heuvel.',
  bringsTable: 'Inwoners van elke speler',
  bringsPlayers: 'Spelers',
  bringsAlly: '2, elke bondgenoot',
  bringsMerchants: 'Handelaars',
  bringsPeasants: 'Boeren',
  bringsCondottieri: 'Soldaten',
  bringsNote:
    'Met twee of drie spelers doen alle inwoners van een kleur mee. Met twee spelers heeft ieder ook een bondgenoot: een paar handelaars en boeren van een andere kleur, en geen soldaat.',
  'last-turns-title': 'Geen soldaat aan het einde',
  'last-turns':
    'In zijn laatste drie beurten mag niemand een soldaat plaatsen, met twee of drie spelers in zijn laatste vier: een soldaat komt dus uiterlijk in beurt 4 van 7 met vijf spelers, 5 van 8 met vier, 8 van 12 met drie, 12 van 16 met twee. Achterhouden mag ook niet: hij moet daarvóór zijn geplaatst. Aan een afgelopen spel is niet te zien wie deze regel heeft overtreden; ontbreekt er een soldaat, dan is hij over het hoofd gezien of tegen de regels achtergehouden.',
  'wolf-title': 'Draai iedereen om',
  wolf: 'Sommige handelaars en boeren hebben een wolf op de achterkant en zijn gedekt geplaatst. Vóór de telling wordt iedereen omgedraaid, zodat alles open ligt; vanaf dan heeft de wolf geen betekenis meer.',
  'beside-title': 'Wat “naast” betekent',
  beside:
    'Twee velden liggen naast elkaar als ze een zijde delen, ook waar twee tegels elkaar raken: rond elke heuvel tellen velden van andere heuvels mee. Een heuvel is geen veld, en voorbij de rand van het bord is er geen.',

  'order-title': 'Heuvel voor heuvel',
  order:
    'De heuvels worden geteld in de volgorde van hun letters, A tot en met G. Bij elke heuvel komen eerst de soldaten in actie, dan wordt de invloed eromheen geteld, en pas daarna komt de volgende heuvel.',
  'gone-title': 'Weg is weg',
  gone: 'Gevangenen en vluchters gaan voorgoed van het bord. Alles daarna wordt zonder hen geteld: hun velden zijn nu leeg, en ze zijn van niemand meer de buur.',

  'judged-title': 'Waar een soldaat naar kijkt',
  judged:
    'Elke soldaat op een van de zes velden rond de heuvel kijkt naar de handelaars en de boeren op alle velden ernaast, ook op die rond andere heuvels, van welke kleur ook. Andere soldaten tellen niet mee en worden niet gevangengenomen.',
  'flee-title': 'Gelijke groepen: hij vlucht',
  flee: 'Staan er evenveel handelaars als boeren naast hem, dan gaat de soldaat van het bord. Niemand krijgt er iets voor.',
  'capture-title': 'Ongelijke groepen: hij neemt gevangen',
  capture:
    'Anders neemt hij iedereen in de grootste groep gevangen en blijft hij staan. De kleinste groep is veilig.',
  'own-people-too-title': 'Ook eigen inwoners',
  'own-people-too':
    'Kleur maakt niet uit: handelaars en boeren van zijn eigen speler tellen mee in de groepen en worden net als alle andere gevangengenomen. Een gevangene van je eigen kleur is evenveel waard als elke andere.',
  'same-time-title': 'Allemaal gelijktijdig',
  'same-time':
    'Alle soldaten van de heuvel kijken naar het bord zoals het is voordat een van hen in actie komt. Pas dan gaan gevangenen en vluchters weg, allemaal gelijktijdig.',
  'captive-title': 'Een gevangene is 1 waard',
  captive: 'Neemt je soldaat een inwoner gevangen, dan krijg je die: 1 punt aan het einde.',
  'shared-captive-title': 'Eén gevangene, meerdere soldaten',
  'shared-captive':
    'Nemen soldaten van meerdere spelers dezelfde inwoner gevangen, dan krijgt een van die spelers hem en elke andere een schijf van 1. De punten zijn gelijk, dus spreek gewoon af wie wat krijgt. Deze app geeft de inwoner aan de eerste soldaat met de klok mee vanaf de pijl.',

  'from-the-arrow-title': 'Rond de heuvel, vanaf de pijl',
  'from-the-arrow':
    'Ga met de klok mee rond de heuvel, vanaf het veld met de pijl. Elke inwoner die daar nog staat, krijgt invloed voor zijn speler, van alle velden ernaast, ook van die rond andere heuvels. Invloedspunten zijn geen overwinningspunten: ze bepalen alleen wie deze heuvel controleert, en beginnen bij de volgende weer bij nul.',
  'merchant-title': 'Handelaars leven van hun buren',
  merchant:
    'Een handelaar krijgt 1 voor elke handelaar, 2 voor elke boer en 3 voor elke soldaat ernaast, van welke kleur ook.',
  'peasant-title': 'Boeren leven van land en water',
  peasant:
    'Een boer krijgt 2 voor elk leeg veld ernaast, en 2 voor elke bron ernaast, of daar nu iemand staat of niet. Heuvels en wat voorbij de rand ligt, zijn geen velden en leveren niets op.',
  'own-spring-title': 'Een bron onder zijn voeten',
  'own-spring': 'Een boer op een bron krijgt ook daarvoor 2.',
  'condottiere-earns-nothing-title': 'Soldaten krijgen niets',
  'condottiere-earns-nothing':
    'Een soldaat heeft zelf geen invloed. Hij levert elke handelaar ernaast 3 op, van wie die ook is.',
  'ally-title': 'Bondgenoten',
  ally: 'Met twee spelers krijgen de inwoners van een bondgenoot invloed voor de speler van wie ze bondgenoot zijn, samen met de eigen inwoners van die speler. Ze worden gevangengenomen en zijn buren zoals alle andere.',

  'control-title': 'De laurierfiche voor de meeste invloed',
  control:
    'Tel de invloed op die elke speler rond de heuvel heeft. Wie de meeste heeft, controleert de heuvel en krijgt de laurierfiche.',
  'tie-title': 'Gelijkstand bovenaan',
  tie: 'Hebben meerdere spelers de meeste invloed, dan krijgt elk van hen een schijf van 2, en gaat de laurierfiche terug in de doos.',
  'unclaimed-title': 'Niemand heeft invloed',
  unclaimed: 'Heeft niemand invloed, dan krijgt niemand iets.',

  'points-title': 'Punten',
  points:
    'Elke gevangene is 1 waard, elke laurierfiche en elke schijf wat erop staat. Wie de meeste punten heeft, wint.',
  'tie-break-title': 'Evenveel punten',
  'tie-break':
    'Van de spelers met de meeste punten wint wie de meeste laurierfiches, schijven en gevangenen heeft, samen geteld.',
  'shared-victory-title': 'Nog steeds gelijk',
  'shared-victory': 'Wie daarna nog steeds gelijkstaat, deelt de overwinning.',

  open: 'De gedrukte spelregels laten sommige dingen open, of de edities verschillen. Bij de vragen hier kies je zelf het antwoord; tot die tijd geldt het standaardantwoord. We hebben het geprobeerd met willekeurige volledige spellen en willekeurige bronnen: de lege bron verandert de winnaar ongeveer één op de tien keer, de bondgenoten één op de vier keer als je met z’n tweeën speelt, de regel bij gelijkstand één op de twintig tot dertig keer. Kijk dus eerst of jullie meningsverschil iets uitmaakt.',
  'empty-spring-title': 'De lege bron',
  'lone-condottiere-title': 'De soldaat zonder handelaar of boer',
  'captured-twice-title': 'Twee keer gevangengenomen door één speler',
  'tie-breaks-title': 'De regel bij gelijkstand',
  'ally-pieces-title': 'De bondgenoten van twee spelers',

  'face-down-title': 'Gedekt of niet',
  'face-down':
    'In de Nederlandse editie worden alle inwoners gedekt geplaatst, in de Franse en de Italiaanse alleen die met een wolf. Voor de telling maakt het geen verschil.',
  'clockwise-title': 'Welke kant op',
  clockwise:
    'Alle edities zeggen dat de beurten met de klok mee gaan, maar alleen de Franse zegt het ook voor de ronde om een heuvel. Andersom gaan verandert geen enkele som.',
  'unanswered-title': 'Wat geen enkele editie beantwoordt',
  unanswered:
    'Er zijn twaalf schijven, en geen enkele editie zegt wat er gebeurt als ze op zijn; ook niet wie meedingt als twee spelers dezelfde bondgenoot hebben genomen.',
};
