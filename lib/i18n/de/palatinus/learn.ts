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
  tapCaptives: 'Tippe auf alle, die der Heerführer auf {at} gefangen nimmt.',
  tapSources: 'Tippe auf jedes Feld, das {at} etwas bringt.',
  tapLeaving: 'Tippe auf alle, die bei Hügel {letter} den Plan verlassen.',
  askInfluence: 'Wie viel Einfluss bekommt {at}?',

  'idea-neighbours': 'Wer ist Nachbar?',
  'text-neighbours':
    'Felder mit einer gemeinsamen Seite liegen nebeneinander, auch von Tafel zu Tafel. Der Hügel selbst ist kein Feld.',
  'idea-captures': 'Was tut ein Heerführer?',
  'text-captures':
    'Nur die Heerführer um den gewerteten Hügel handeln, alle gleichzeitig. Jeder nimmt die größere Gruppe neben sich gefangen, Händler oder Bauern, egal welcher Farbe. Sind beide gleich groß, wie bei C4, flieht er.',
  'idea-merchant': 'Was bekommt ein Händler?',
  'text-merchant':
    'Gefangene und Geflohene sind weg, ihre Felder frei: siehe die gepunkteten Ringe. Ein Händler bekommt Einfluss für seine Nachbarn, auch die der eigenen Farbe: Händler 1, Bauer 2, Heerführer 3.',
  'idea-peasant': 'Was bekommt ein Bauer?',
  'text-peasant':
    'Nur Platz und Wasser zählen: 2 für jedes freie Feld neben ihm und 2 für jede Quelle neben oder unter ihm, besetzt oder nicht. Eine freie Quelle bringt beides.',
  'idea-control': 'Wer bekommt den Hügel?',
  'text-control':
    'Zähle den Einfluss jeder Farbe um den Hügel zusammen. Wer am meisten hat, bekommt den Hügelchip und so viele Punkte, wie darauf stehen. Bei Gleichstand an der Spitze gibt es stattdessen je 2 Punkte.',
  'idea-later': 'Warum ist die Reihenfolge wichtig?',
  'text-later': 'Die Hügel wertet man von A bis G. Die Bauern von E3 und F4 sind schon bei Hügel E gegangen.',
  'idea-alone': 'Jetzt Hügel D, ohne Hilfe',
  'text-alone': 'Zuerst der Heerführer.',
  'idea-alone-piece': 'Dann der Einfluss',
  'text-alone-piece': 'Die Gefangenen sind weg.',
  'idea-alone-hill': 'Und wer bekommt ihn?',
  'text-alone-hill': 'Zähle zusammen, was jede Farbe hat.',

  'idea-flees': 'Und bei gleich großen Gruppen?',
  'text-flees':
    'Stehen gleich viele Händler und Bauern neben ihm, auch 0 und 0, flieht er und nimmt niemanden gefangen. Alle handeln gleichzeitig, A4 zählt hier also noch; erst danach gehen Gefangene und Geflohene vom Plan.',
  'idea-gone': 'Wer ist weg?',
  'text-gone':
    'Gefangene und Heerführer, die fliehen, verlassen den Plan, bevor etwas gezählt wird, und kommen nie zurück. Ihre Felder sind frei. Ein Heerführer, der jemanden gefangen nimmt, bleibt.',
  'idea-colours': 'Und die eigene Farbe?',
  'text-colours':
    'Sie zählt wie jede andere: Einem Händler bringen alle Nachbarn etwas. Dieser steht an Hügel F.',
  'idea-own-field': 'Und unter seinen Füßen?',
  'text-own-field':
    'Steht der Bauer selbst auf einer Quelle, bekommt er auch dafür 2. Und ein Feld, dessen Bewohner gefangen genommen wurde, ist jetzt frei.',
  'idea-both': 'Frei und Quelle?',
  'text-both':
    'Dann zählt das Feld doppelt: 2 als freies Feld, 2 als Quelle. Stell dir vor, auf E4 steht niemand.',
  'idea-tied': 'Und bei Gleichstand?',
  'text-tied':
    'Niemand bekommt den Hügelchip: Wer an der Spitze gleichauf ist, bekommt einen 2er-Siegpunktchip. Stell dir vor, auf D1 steht niemand.',

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
