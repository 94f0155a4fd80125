import type { AreaMessages } from '../../speaker';

export const learn: AreaMessages<'learn'> = {
  title: 'Werten lernen',
  lead: 'Ein paar Minuten mit dem Beispiel aus der Spielregel, dann kurze Lektionen zu dem, was oft schiefgeht.',
  lessons: 'Lektionen',
  'lesson-hill-c': 'Der erste Hügel',
  'lesson-hill-c-text':
    'Am Ende bekommt bei jedem der sieben Hügel den Hügelchip, wer ringsum den meisten Einfluss hat. Werte einen in ein paar Minuten, Schritt für Schritt.',
  done: 'Erledigt',
  again: 'Noch ein Beispiel',

  tapNeighbours: 'Tippe auf alle Felder neben {at}.',
  tapCaptives: 'Tippe auf alle, die der Heerführer auf {at} gefangen nimmt.',
  tapSources: 'Tippe auf jedes Feld, das {at} etwas bringt.',
  tapLeaving: 'Tippe auf alle, die bei Hügel {letter} den Plan verlassen.',

  'idea-neighbours': 'Wer ist Nachbar?',
  'text-neighbours':
    'Zwei Felder grenzen aneinander, wenn sie eine Seite gemeinsam haben, auch von Tafel zu Tafel. Der Hügel mit dem Buchstaben ist kein Feld, und jenseits des Randes gibt es keines.',
  'idea-captures': 'Was tut ein Heerführer?',
  'text-captures':
    'Er sieht sich die Händler und die Bauern neben sich an, egal welcher Farbe. Er nimmt die ganze größere Gruppe gefangen, auch die eigene Farbe.',
  'idea-flees': 'Und bei gleich großen Gruppen?',
  'text-flees':
    'Stehen gleich viele Händler und Bauern neben ihm, auch 0 und 0, flieht er und nimmt niemanden gefangen. Alle Heerführer um einen Hügel sehen denselben Plan, A4 zählt hier also noch; erst danach gehen alle vom Plan.',
  'idea-gone': 'Wer ist weg?',
  'text-gone':
    'Gefangene und Heerführer, die fliehen, verlassen den Plan, bevor etwas gezählt wird, und kommen nie zurück. Ihre Felder sind frei. Ein Heerführer, der jemanden gefangen nimmt, bleibt.',
  'idea-merchant': 'Was bekommt ein Händler?',
  'text-merchant':
    'Einfluss für seine Nachbarn: 1 für jeden Händler, 2 für jeden Bauern, 3 für jeden Heerführer. Freie Felder und Quellen bringen ihm nichts.',
  'idea-colours': 'Und die eigene Farbe?',
  'text-colours':
    'Sie zählt wie jede andere: Einem Händler bringen alle Nachbarn etwas. Dieser steht an Hügel F.',
  'idea-peasant': 'Was bekommt ein Bauer?',
  'text-peasant':
    'Einfluss für Land und Wasser neben ihm: 2 für jedes freie Feld, 2 für jede Quelle, auch wenn auf der Quelle jemand steht. Chips bringen ihm nichts.',
  'idea-own-field': 'Und unter seinen Füßen?',
  'text-own-field':
    'Steht der Bauer selbst auf einer Quelle, bekommt er auch dafür 2. Und ein Feld, dessen Bewohner gefangen genommen wurde, ist jetzt frei.',
  'idea-both': 'Frei und Quelle?',
  'text-both':
    'Dann zählt das Feld doppelt: 2 als freies Feld, 2 als Quelle. Stell dir vor, auf E4 steht niemand.',
  'idea-control': 'Wer bekommt den Hügel?',
  'text-control':
    'Zähle den Einfluss jeder Farbe auf den sechs Feldern um den Hügel zusammen; Heerführer haben keinen. Wer am meisten hat, bekommt den Hügelchip und so viele Punkte, wie darauf steht. Bei Gleichstand an der Spitze bekommt ihn niemand, und alle, die gleichauf sind, bekommen je 2 Punkte.',
  'idea-later': 'Warum ist die Reihenfolge wichtig?',
  'text-later':
    'Die Hügel wertet man von A bis G. Wer bei einem früheren Hügel gegangen ist, fehlt auch hier: Die gepunkteten Ringe zeigen, wo diese Bewohner standen.',
  'idea-alone': 'Jetzt Hügel D, ohne Hilfe',
  'text-alone': 'Zuerst der Heerführer.',
  'idea-alone-piece': 'Dann der Einfluss',
  'text-alone-piece': 'Die Gefangenen sind weg. Ein Bewohner nach dem anderen, ab dem Pfeil.',
  'idea-alone-hill': 'Und wer bekommt ihn?',
  'text-alone-hill': 'Zähle zusammen, was jede Farbe hat.',
  finished: 'Du hast ganz allein einen Hügel gewertet.',
  finishedText:
    'So wertet man jeden Hügel, einen nach dem anderen. Hügelchips und Siegpunktchips zählen ihren Wert, jeder Gefangene 1 Punkt, und die meisten Punkte gewinnen.',
  finishedShort: 'Lektion geschafft.',
  nextLesson: 'Weiter: {lesson}',
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
