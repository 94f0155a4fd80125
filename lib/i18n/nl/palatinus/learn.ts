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
  tapCaptives: 'Tik op iedereen die de soldaat op {at} gevangenneemt.',
  tapSources: 'Tik op elk veld waarvoor {at} iets krijgt.',
  tapLeaving: 'Tik op iedereen die bij heuvel {letter} van het bord gaat.',
  askInfluence: 'Hoeveel invloed krijgt {at}?',

  'idea-neighbours': 'Wie is een buur?',
  'text-neighbours':
    'Velden die een zijde delen, liggen naast elkaar, ook op verschillende tegels. De heuvel zelf is geen veld.',
  'idea-captures': 'Wat doet een soldaat?',
  'text-captures':
    'Alleen de soldaten rond de heuvel die geteld wordt komen in actie, allemaal gelijktijdig. Elk neemt de grootste groep naast zich gevangen, handelaars of boeren, van elke kleur. Zijn ze gelijk, zoals bij C4, dan vlucht hij.',
  'idea-merchant': 'Wat telt voor een handelaar?',
  'text-merchant':
    'Wie gevangengenomen of gevlucht is, is weg en zijn veld is leeg: zie de gestippelde ringen. Een handelaar krijgt iets voor zijn buren, ook van zijn eigen kleur: handelaar 1, boer 2, soldaat 3.',
  'idea-peasant': 'Wat telt voor een boer?',
  'text-peasant':
    'Alleen land en water: 2 voor elk leeg veld naast hem, en 2 voor elke bron naast of onder hem, bezet of niet. Een lege bron telt voor allebei.',
  'idea-control': 'Wie krijgt de heuvel?',
  'text-control':
    'Tel per kleur de invloed rond de heuvel op. Wie de meeste heeft, krijgt de laurierfiche, die waard is wat erop staat. Bij een gelijkstand bovenaan krijgt in plaats daarvan ieder die gelijkstaat 2 punten.',
  'idea-later': 'Waarom maakt de volgorde uit?',
  'text-later':
    'De heuvels worden geteld van A tot en met G. De stukken op E3 en F4 zijn bij heuvel E al weggegaan.',
  'idea-alone': 'Nu heuvel D, helemaal zelf',
  'text-alone': 'Eerst de soldaat.',
  'idea-alone-piece': 'Dan de invloed',
  'text-alone-piece': 'De gevangenen zijn weg.',
  'idea-alone-hill': 'En wie krijgt hem?',
  'text-alone-hill': 'Tel op wat elke kleur heeft.',

  'idea-flees': 'En als de groepen gelijk zijn?',
  'text-flees':
    'Met evenveel handelaars als boeren naast zich, ook 0 en 0, vlucht hij en neemt hij niemand gevangen. Alle soldaten komen gelijktijdig in actie, dus A4 telt nog mee; pas daarna gaan gevangenen en vluchters weg.',
  'idea-gone': 'Wie is er weg?',
  'text-gone':
    'Gevangenen en soldaten die vluchten, gaan weg voordat er iets wordt geteld, en komen nooit terug. Hun velden zijn leeg. Een soldaat die iemand gevangenneemt, blijft staan.',
  'idea-colours': 'En zijn eigen kleur?',
  'text-colours':
    'Die telt net als elke andere: een handelaar krijgt iets voor al zijn buren. Deze staat bij heuvel F.',
  'idea-own-field': 'En onder zijn voeten?',
  'text-own-field':
    'Staat de boer zelf op een bron, dan krijgt hij ook daarvoor 2. En een veld waarvan de inwoner gevangen is genomen, is nu leeg.',
  'idea-both': 'Leeg en een bron?',
  'text-both':
    'Dan telt het veld twee keer: 2 als leeg veld, 2 als bron. Stel je voor dat er niemand op E4 staat.',
  'idea-tied': 'En bij een gelijkstand?',
  'text-tied':
    'Niemand krijgt de laurierfiche: ieder die bovenaan gelijkstaat, krijgt een schijf van 2. Stel je voor dat er niemand op D1 staat.',

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
