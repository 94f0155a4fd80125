import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Leren tellen',
  lead: 'Twee minuten met het voorbeeld uit de spelregels, daarna korte lessen over wat vaak misgaat.',
  lessons: 'Lessen',
  'lesson-hill-c': 'De eerste heuvel',
  'lesson-hill-c-text':
    'Wie aan het einde de meeste invloed rond een heuvel heeft, krijgt de laurierfiche, en dat zeven heuvels lang. Tel er een in twee minuten, tik voor tik.',
  'lesson-finer-points': 'De fijne kneepjes',
  'lesson-finer-points-text':
    'Wat het vaakst over het hoofd wordt gezien: bronnen, gedeelde gevangenen, gelijke groepen, wie er weg is, de eigen kleur, gelijkstand.',
  done: 'Klaar',
  again: 'Nog een',

  tapLastNeighbour: '{at} heeft er {count}: tik op de ontbrekende.',
  tapCaptives: 'Tik op iedereen die {at} gevangenneemt.',
  tapSources: 'Tik op elk veld waarvoor {at} iets krijgt.',
  tapLeaving: 'Tik op iedereen die bij heuvel {letter} van het bord gaat.',
  askCondottiere: 'Wat doet {at}?',
  askInfluence: 'Wat krijgt {at}?',

  'idea-neighbours': 'Buren delen een zijde',
  'text-neighbours': 'Ook over dikke lijnen. Een heuvel is geen veld.',
  'idea-captures': 'Wat doet soldaat {at}?',
  'text-captures':
    'De soldaten van de heuvel komen eerst in actie, allemaal tegelijk. Elk neemt gevangen waarvan er meer naast hem staan: alle [merchant]handelaars of alle [peasant]boeren, elke kleur. Bij evenveel vlucht hij.',
  'idea-merchant': 'Wat krijgt handelaar {at}?',
  'text-merchant':
    'Per buur, elke kleur: [merchant]handelaar 1, [peasant]boer 2, [condottiere]soldaat 3. [fled]Gevlucht, [captured]gevangen: nu lege velden.',
  'idea-peasant': 'Wat krijgt boer {at}?',
  'text-peasant':
    'Naast hem: leeg veld 2, bezette [spring]bron 2, lege bron 4. Onder hem: bron 2. Buiten het bord: 0.',
  'text-control':
    'De getallen zijn invloed. Tel elke kleur op: wie het meeste heeft, krijgt de laurierfiche (★ punten).',
  'text-order': 'Geteld wordt van A tot en met G. Terug naar heuvel A: er is nog niemand weg.',
  'idea-alone': 'Jouw beurt: ander spel',

  'text-shared':
    'C4 en C5 nemen allebei A4 gevangen: de ene speler krijgt de gevangene, de andere een schijf, elk 1 punt. Stel dat C3 en C6 leeg zijn.',
  'idea-fate': 'Vluchten of gevangennemen?',
  'text-fate':
    'Staan er meer [merchant]handelaars of meer [peasant]boeren naast hem, dan neemt hij die allemaal gevangen en blijft hij staan. Zijn het er evenveel, ook 0 en 0, dan vlucht hij. Stel dat F4 leeg is.',
  'idea-gone': 'Wie is er weg?',
  'text-gone':
    'Weer met F4: gevangenen en soldaten die vluchten, gaan weg voordat er iets wordt geteld, voorgoed. Hun velden zijn leeg.',
  'text-nobody': 'Heeft niemand invloed, dan krijgt niemand de laurierfiche. Stel dat E4 leeg is.',
  'idea-colours': 'En zijn eigen kleur?',
  'text-colours':
    'Die telt net als elke andere: een handelaar krijgt iets voor al zijn buren. F4 is sinds heuvel E weg.',
  'idea-own-field': 'En onder zijn voeten?',
  'text-own-field': 'Staat de boer zelf op een [spring]bron, dan krijgt hij ook daarvoor 2.',
  'idea-both': 'Leeg en een bron?',
  'text-both': 'Dan telt het veld twee keer: 2 als leeg veld, 2 als bron. Stel dat B4 leeg is.',
  'text-tied':
    'Bij een gelijkstand krijgt niemand de laurierfiche: wie bovenaan gelijkstaat, krijgt een schijf van 2. Stel dat F4 leeg is.',

  finished: 'Je hebt een hele heuvel geteld.',
  finishedText:
    'Tel zo elke heuvel, van A tot en met G; wie weg is, blijft weg. Wie bovenaan gelijkstaat, krijgt 2 punten in plaats van de fiche. Elke gevangene is 1 punt voor wie hem gevangennam. De meeste punten winnen.',
  finishedShort: 'Les klaar.',
  nextLesson: 'Volgende: {lesson}',
  moreMinutes: 'Nog een paar minuten: {lesson}',
  finishedExample: 'Nu kun je een heel spel tellen. Zeldzame gevallen hebben hun eigen korte lessen.',
  toQuiz: 'Oefenen met de quiz',
  allLessons: 'Alle lessen',
  keys: 'Toetsenbord: Tab brengt je naar het bord, de pijltoetsen van veld naar veld, en de spatiebalk tikt.',

  known: 'Dit ken je',
  mixedUp: 'Dit haal je door elkaar',
  notThis: 'Niet: “{mistake}”',
  practise: 'Nu oefenen',
  'why-wrong': 'Vorige keer fout',
  'why-mixed-up': 'Gaat over iets wat je door elkaar haalt',
  'why-due': 'Weer aan de beurt',
  'why-new': 'Nieuw',
  'why-later': 'Over {days} {days:dag|dagen} aan de beurt',
  answered: '{right} goed, {wrong} fout',
  reset: 'Dit alles wissen',
  forgotten: 'Alles wat je hebt geoefend, is gewist. Je spellen blijven zoals ze zijn.',

  toDo: 'Nu voor jou',
  dailyDone: '{right} van de {count} goed vandaag',
  twoNotes: '{first} · {second}',
  lesson: 'Les',
  start: 'Beginnen',
  practiseIt: 'Oefenen',
  doneOf: '{done} van {count}',
  nothingKnown: 'Een onderwerp ken je als je het op twee dagen goed had.',
  lessonsDone: '{done} van {count} klaar',
  quizText: 'Eindeloos veel vragen, elk over iets wat vaak misgaat.',
  level: 'Niveau',
  allTopics: 'Alle onderwerpen',
  byTopic: 'Kies een onderwerp',
  'group-influence': 'Invloed',
  'group-springs': 'Bronnen',
  'group-condottieri': 'Soldaten',
  'group-leaving': 'Wie er weg is, en wanneer',
  'group-results': 'Heuvels en de winnaar',
  otherGame: 'Het andere spel',
  sevenHills: 'Seven Hills: wie scoort op een heuvel',
  sevenHillsText: 'Meerderheden, gelijkstanden, edelen en consuls, in twee minuten.',
};
