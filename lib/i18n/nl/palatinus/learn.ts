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
    'Wat het vaakst over het hoofd wordt gezien: gelijke groepen, wie er weg is, de eigen kleur, bronnen, gelijkstand.',
  done: 'Klaar',
  again: 'Nog een',

  tapNeighbours: 'Tik op alle velden naast {at}.',
  tapCaptives: 'Tik op iedereen die {at} gevangenneemt.',
  tapSources: 'Tik op elk veld waarvoor {at} iets krijgt.',
  tapLeaving: 'Tik op iedereen die bij heuvel {letter} van het bord gaat.',
  askInfluence: 'Hoeveel krijgt {at}?',

  'idea-neighbours': 'Buren',
  'text-neighbours': 'Velden die een zijde delen, ook op verschillende tegels. De heuvel zelf is geen veld.',
  'idea-captures': 'Wat een soldaat doet',
  'text-captures':
    'De soldaten rond de heuvel komen eerst in actie, allemaal gelijktijdig: elk neemt de grootste groep naast zich gevangen, handelaars of boeren van elke kleur, en blijft staan. Bij gelijke groepen, zoals bij C4, vlucht hij.',
  'idea-merchant': 'Wat een handelaar krijgt',
  'text-merchant':
    'Voor elke buur, ook van zijn eigen kleur: handelaar 1, boer 2, soldaat 3. Wie weg is, telt niet meer: zie de gestippelde ringen.',
  'idea-peasant': 'Wat een boer krijgt',
  'text-peasant':
    '2 voor elk leeg veld naast hem, 2 voor elke bron naast of onder hem, bezet of niet. Een lege bron telt voor allebei.',
  'text-control':
    'Tel op wat elke kleur verdient: haar invloed. Soldaten hebben er geen. Wie de meeste heeft, krijgt de laurierfiche, die waard is wat erop staat. Bij een gelijkstand bovenaan krijgt in plaats daarvan ieder die gelijkstaat 2 punten.',
  'idea-later': 'Een blik vooruit: heuvel G',
  'text-later':
    'De heuvels worden geteld van A tot en met G, en wie weg is, blijft weg: E3 en F4 gingen weg bij heuvel E.',
  'idea-alone': 'Terug naar heuvel D: jouw beurt',

  'idea-flees': 'En als de groepen gelijk zijn?',
  'text-flees':
    'Met evenveel handelaars als boeren naast zich, ook 0 en 0, vlucht hij en neemt hij niemand gevangen.',
  'idea-gone': 'Wie is er weg?',
  'text-gone':
    'Gevangenen en soldaten die vluchten, gaan weg voordat er iets wordt geteld, en komen nooit terug. Hun velden zijn leeg. Een soldaat die iemand gevangenneemt, blijft staan.',
  'idea-colours': 'En zijn eigen kleur?',
  'text-colours':
    'Die telt net als elke andere: een handelaar krijgt iets voor al zijn buren. F4 is sinds heuvel E weg.',
  'idea-own-field': 'En onder zijn voeten?',
  'text-own-field': 'Staat de boer zelf op een bron, dan krijgt hij ook daarvoor 2.',
  'idea-both': 'Leeg en een bron?',
  'text-both': 'Dan telt het veld twee keer: 2 als leeg veld, 2 als bron. Een ander spel: B4 is zo’n veld.',
  'idea-tied': 'En bij een gelijkstand?',
  'text-tied':
    'Een ander spel, met niemand op D1. Niemand krijgt de laurierfiche: ieder die bovenaan gelijkstaat, krijgt een schijf van 2.',

  finished: 'Je hebt helemaal zelf een heuvel geteld.',
  finishedText:
    'Elke heuvel wordt zo geteld, de ene na de andere. Laurierfiches en schijven zijn waard wat erop staat, elke gevangene is 1 punt voor wie hem gevangennam, en wie de meeste punten heeft, wint. Waar niemand invloed heeft, neemt niemand de heuvel.',
  finishedShort: 'Les klaar.',
  nextLesson: 'Volgende: {lesson}',
  moreMinutes: 'Nog twee minuten: {lesson}',
  finishedExample: 'Nu kun je een heel spel tellen. Zeldzame gevallen hebben hun eigen korte lessen.',
  toQuiz: 'Oefenen met de quiz',
  allLessons: 'Alle lessen',
  legendSpring: 'bron',
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
