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
    'Was man am häufigsten übersieht: gleich große Gruppen, wer weg ist, die eigene Farbe eines Chips, Quellen, Gleichstände.',
  done: 'Erledigt',
  again: 'Noch ein Beispiel',

  tapNeighbours: 'Tippe auf alle Felder neben {at}.',
  tapCaptives: 'Tippe auf alle, die {at} gefangen nimmt.',
  tapSources: 'Tippe auf jedes Feld, das {at} etwas bringt.',
  tapLeaving: 'Tippe auf alle, die bei Hügel {letter} den Plan verlassen.',
  askInfluence: 'Wie viel bekommt {at}?',

  'idea-neighbours': 'Nachbarn',
  'text-neighbours':
    'Felder mit einer gemeinsamen Seite, auch von Tafel zu Tafel. Der Hügel selbst ist kein Feld.',
  'idea-captures': 'Was ein Heerführer tut',
  'text-captures':
    'Die Heerführer um den Hügel handeln zuerst, alle gleichzeitig: Jeder nimmt die größere Gruppe neben sich gefangen, Händler oder Bauern jeder Farbe, und bleibt. Sind beide gleich groß, wie bei C4, flieht er.',
  'idea-merchant': 'Was ein Händler bekommt',
  'text-merchant':
    'Für jeden Nachbarn, auch der eigenen Farbe: Händler 1, Bauer 2, Heerführer 3. Wer gegangen ist, zählt nicht mehr: siehe die gepunkteten Ringe.',
  'idea-peasant': 'Was ein Bauer bekommt',
  'text-peasant':
    '2 für jedes freie Feld neben ihm, 2 für jede Quelle neben oder unter ihm, besetzt oder nicht. Eine freie Quelle bringt beides.',
  'text-control':
    'Zähle jede Farbe zusammen: Das ist ihr Einfluss. Heerführer haben keinen. Wer am meisten Einfluss hat, bekommt den Hügelchip mit seinen Punkten. Bei Gleichstand an der Spitze gibt es stattdessen je 2 Punkte.',
  'idea-later': 'Ein Blick voraus: Hügel G',
  'text-later':
    'Die Hügel wertet man von A bis G, und wer gegangen ist, bleibt weg: E3 und F4 gingen bei Hügel E.',
  'idea-alone': 'Zurück zu Hügel D: du bist dran',

  'idea-flees': 'Und bei gleich großen Gruppen?',
  'text-flees':
    'Stehen gleich viele Händler und Bauern neben ihm, auch 0 und 0, flieht er und nimmt niemanden gefangen.',
  'idea-gone': 'Wer ist weg?',
  'text-gone':
    'Gefangene und Heerführer, die fliehen, verlassen den Plan, bevor etwas gezählt wird, und kommen nie zurück. Ihre Felder sind frei. Ein Heerführer, der jemanden gefangen nimmt, bleibt.',
  'idea-colours': 'Und die eigene Farbe?',
  'text-colours':
    'Sie zählt wie jede andere: Einem Händler bringen alle Nachbarn etwas. F4 ist seit Hügel E weg.',
  'idea-own-field': 'Und unter seinen Füßen?',
  'text-own-field': 'Steht der Bauer selbst auf einer Quelle, bekommt er auch dafür 2.',
  'idea-both': 'Frei und Quelle?',
  'text-both':
    'Dann zählt das Feld doppelt: 2 als freies Feld, 2 als Quelle. Eine andere Partie: B4 ist so ein Feld.',
  'idea-tied': 'Und bei Gleichstand?',
  'text-tied':
    'Eine andere Partie, mit niemandem auf D1. Den Hügelchip bekommt niemand: Wer an der Spitze gleichauf ist, bekommt einen 2er-Siegpunktchip.',

  finished: 'Du hast ganz allein einen Hügel gewertet.',
  finishedText:
    'So wertet man jeden Hügel, einen nach dem anderen. Hügelchips und Siegpunktchips zählen ihren Wert, jeder Gefangene 1 Punkt für den, der ihn gefangen nahm, und die meisten Punkte gewinnen. Wo niemand Einfluss hat, nimmt niemand den Hügel.',
  finishedShort: 'Lektion geschafft.',
  nextLesson: 'Weiter: {lesson}',
  moreMinutes: 'Noch zwei Minuten: {lesson}',
  finishedExample:
    'Jetzt kannst du eine ganze Partie werten. Für seltene Fälle gibt es eigene kurze Lektionen.',
  toQuiz: 'Im Quiz üben',
  allLessons: 'Alle Lektionen',
  legendSpring: 'Quelle',
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
