import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Werten lernen',
  lead: 'Zwei Minuten mit dem Beispiel aus der Spielregel, dann kurze Lektionen zu dem, was oft schiefgeht.',
  lessons: 'Lektionen',
  'lesson-hill-c': 'Der erste Hügel',
  'lesson-hill-c-text':
    'Am Ende bekommt bei jedem der sieben Hügel den Hügelchip, wer ringsum den meisten Einfluss hat. Werte einen in zwei Minuten, Schritt für Schritt.',
  'lesson-finer-points': 'Die Feinheiten',
  'lesson-finer-points-text':
    'Was man am häufigsten übersieht: Quellen, geteilte Gefangene, gleich große Gruppen, wer weg ist, die eigene Farbe eines Chips, Gleichstände.',
  done: 'Erledigt',
  again: 'Noch ein Beispiel',

  tapLastNeighbour: '{at} hat {count}: Tippe auf den, der fehlt.',
  tapCaptives: 'Tippe auf alle, die {at} gefangen nimmt.',
  tapSources: 'Tippe auf jedes Feld, das {at} etwas bringt.',
  tapLeaving: 'Tippe auf alle, die bei Hügel {letter} den Plan verlassen.',
  askCondottiere: 'Was macht {at}?',
  askInfluence: 'Was bekommt {at}?',

  'idea-neighbours': 'Nachbarn teilen eine Seite',
  'text-neighbours': 'Auch über dicke Linien. Ein Hügel ist kein Feld.',
  'idea-captures': 'Was macht der Heerführer {at}?',
  'text-captures':
    'Die Heerführer des Hügels handeln zuerst, alle zugleich. Jeder nimmt gefangen, wovon mehr neben ihm stehen: alle [merchant]Händler oder alle [peasant]Bauern, jede Farbe. Bei gleich vielen flieht er.',
  'idea-merchant': 'Was bekommt der Händler {at}?',
  'text-merchant':
    'Je Nachbar, jede Farbe: [merchant]Händler 1, [peasant]Bauer 2, [condottiere]Heerführer 3. [fled]Geflohen, [captured]gefangen: jetzt freie Felder.',
  'idea-peasant': 'Was bekommt der Bauer {at}?',
  'text-peasant':
    'Neben ihm: freies Feld 2, besetzte [spring]Quelle 2, freie Quelle 4. Unter ihm: Quelle 2. Außerhalb des Plans: 0.',
  'text-control':
    'Die Zahl am Chip ist sein Einfluss. Zähle jede Farbe zusammen: Wer am meisten hat, bekommt den Hügelchip (★ Punkte).',
  'text-order': 'Gewertet wird von A bis G. Zurück zu Hügel A: Noch ist niemand weg.',
  'idea-alone': 'Jetzt du: andere Partie',

  'text-shared':
    'C4 und C5 nehmen beide A4 gefangen: Ein Spieler bekommt den Gefangenen, der andere einen Siegpunktchip, je 1 Punkt. Angenommen, C3 und C6 sind frei.',
  'idea-fate': 'Fliehen oder gefangen nehmen?',
  'text-fate':
    'Stehen mehr [merchant]Händler oder mehr [peasant]Bauern neben ihm, nimmt er diese alle gefangen und bleibt. Sind es gleich viele, auch 0 und 0, flieht er. Angenommen, F4 ist frei.',
  'idea-gone': 'Wer ist weg?',
  'text-gone':
    'Wieder mit F4: Gefangene und Heerführer, die fliehen, verlassen den Plan, bevor etwas gezählt wird, für immer. Ihre Felder sind frei.',
  'text-nobody': 'Hat niemand Einfluss, bekommt niemand den Hügelchip. Angenommen, E4 ist frei.',
  'idea-colours': 'Und die eigene Farbe?',
  'text-colours':
    'Sie zählt wie jede andere: Einem Händler bringen alle Nachbarn etwas. F4 ist seit Hügel E weg.',
  'idea-own-field': 'Und unter seinen Füßen?',
  'text-own-field': 'Steht der Bauer selbst auf einer [spring]Quelle, bekommt er auch dafür 2.',
  'idea-both': 'Frei und Quelle?',
  'text-both': 'Dann zählt das Feld doppelt: 2 als freies Feld, 2 als Quelle. Angenommen, B4 ist frei.',
  'text-tied':
    'Bei Gleichstand an der Spitze nimmt niemand den Hügelchip: Wer gleichauf liegt, bekommt einen 2er-Siegpunktchip. Angenommen, F4 ist frei.',

  finished: 'Du hast einen ganzen Hügel gewertet.',
  finishedText:
    'So wertet man jeden Hügel, von A bis G; wer weg ist, bleibt weg. Bei Gleichstand gibt es je 2 Punkte statt des Hügelchips. Jeder Gefangene ist 1 Punkt für den, der ihn gefangen nahm. Die meisten Punkte gewinnen.',
  finishedShort: 'Lektion geschafft.',
  nextLesson: 'Weiter: {lesson}',
  moreMinutes: 'Noch ein paar Minuten: {lesson}',
  finishedExample:
    'Jetzt kannst du eine ganze Partie werten. Für seltene Fälle gibt es eigene kurze Lektionen.',
  toQuiz: 'Im Quiz üben',
  allLessons: 'Alle Lektionen',
  keys: 'Tastatur: Mit Tab kommst du zum Plan, mit den Pfeiltasten von Feld zu Feld; die Leertaste tippt.',

  known: 'Das kannst du',
  mixedUp: 'Das verwechselst du',
  notThis: 'Nicht: „{mistake}“',
  practise: 'Als Nächstes üben',
  'why-wrong': 'Zuletzt falsch',
  'why-mixed-up': 'Weil du hier etwas verwechselst',
  'why-due': 'Wieder fällig',
  'why-new': 'Neu',
  'why-later': 'Fällig in {days} {days:Tag|Tagen}',
  answered: '{right} richtig, {wrong} falsch',
  reset: 'Lernstand löschen',
  forgotten: 'Dein Lernstand ist gelöscht. Deine Partien bleiben, wie sie sind.',

  toDo: 'Als Nächstes für dich',
  dailyDone: 'Heute {right} von {count} richtig',
  twoNotes: '{first} · {second}',
  lesson: 'Lektion',
  start: 'Los',
  practiseIt: 'Üben',
  doneOf: '{done} von {count}',
  nothingKnown: 'Du kannst ein Thema, wenn du es an zwei Tagen richtig hattest.',
  lessonsDone: '{done} von {count} erledigt',
  quizText: 'Fragen ohne Ende, jede zu etwas, das oft schiefgeht.',
  level: 'Stufe',
  allTopics: 'Alle Themen',
  byTopic: 'Thema wählen',
  'group-influence': 'Einfluss',
  'group-springs': 'Quellen',
  'group-condottieri': 'Heerführer',
  'group-leaving': 'Wer wann weg ist',
  'group-results': 'Die Hügel und der Sieg',
  otherGame: 'Das andere Spiel',
  sevenHills: 'Seven Hills: wer auf einem Hügel punktet',
  sevenHillsText: 'Mehrheiten, Gleichstände, Adlige und Konsuln, in zwei Minuten.',
};
