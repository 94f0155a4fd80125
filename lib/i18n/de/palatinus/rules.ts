import type { AreaMessages } from '../../speaker';

export const rules: AreaMessages<'rules'> = {
  title: 'So wird gewertet',
  condottiereAlso: 'soldat söldner krieger feldherr hauptmann wache',
  lead: 'Die Wertung von Palatinus, in eigenen Worten. Jede Zahl in der App verweist auf einen dieser Absätze.',
  besidePicture: 'Neben {at}: {fields}.',

  'chapter-before': 'Vor der Wertung',
  'chapter-course': 'Der Ablauf der Wertung',
  'chapter-condottieri': 'Zuerst die Heerführer',
  'chapter-influence': 'Dann der Einfluss',
  'chapter-control': 'Wer den Hügel kontrolliert',
  'chapter-end': 'Das Ende',
  'chapter-open': 'Worüber man sich streitet',
  'chapter-editions': 'Wo sich die Ausgaben unterscheiden',

  'brings-title': 'Was jeder hat',
  brings:
    'Es gibt Händler, Bauern und Heerführer; manche englischen Texte nennen die letzten beiden „farmer“ und „soldier“. Wie viele von jeder Art ein Spieler setzt, hängt davon ab, wie viele mitspielen. Die Partie ist zu Ende, wenn alle Bewohner auf dem Plan sind, einer pro Feld, niemand auf einem Hügel.',
  bringsTable: 'Bewohner jedes Spielers',
  bringsPlayers: 'Spieler',
  bringsAlly: '2, jede Zweitfarbe',
  bringsMerchants: 'Händler',
  bringsPeasants: 'Bauern',
  bringsCondottieri: 'Heerführer',
  bringsNote:
    'Zu zweit oder zu dritt sind alle Bewohner einer Farbe im Spiel. Zu zweit hat jeder auch eine Zweitfarbe: ein paar Händler und Bauern einer anderen Farbe, aber keinen Heerführer.',
  'last-turns-title': 'Am Ende kein Heerführer',
  'last-turns':
    'In den letzten drei eigenen Zügen darf man keinen Heerführer setzen, zu zweit oder zu dritt in den letzten vier: Er kommt also zu fünft spätestens im 4. von 7 Zügen, zu viert im 5. von 8, zu dritt im 8. von 12, zu zweit im 12. von 16. Behalten darf man ihn auch nicht: Man muss ihn vorher setzen. Einer fertigen Partie sieht man nicht an, wer diese Regel gebrochen hat; fehlt ein Heerführer, wurde er übersehen oder regelwidrig behalten.',
  'wolf-title': 'Alle aufdecken',
  wolf: 'Einige Händler und Bauern haben eine Wölfin auf der Rückseite und wurden verdeckt gesetzt. Vor der Wertung deckt man alle auf; ab dann bedeutet die Wölfin nichts mehr.',
  'beside-title': 'Was „neben“ bedeutet',
  beside:
    'Zwei Felder liegen nebeneinander, wenn sie eine Seite gemeinsam haben, auch von Tafel zu Tafel: Bei jedem Hügel zählen also auch Felder anderer Hügel mit. Ein Hügel ist kein Feld, und jenseits des Randes gibt es keines.',

  'order-title': 'Hügel für Hügel',
  order:
    'Man wertet die Hügel nach ihren Buchstaben, A bis G. Bei jedem handeln zuerst seine Heerführer, dann zählt man den Einfluss ringsum, und erst danach kommt der nächste Hügel.',
  'gone-title': 'Weg ist weg',
  gone: 'Gefangene und Geflohene verlassen den Plan für immer. Alles Weitere wertet man ohne sie: Ihre Felder sind jetzt frei, und sie sind niemandes Nachbarn mehr.',

  'judged-title': 'Worauf ein Heerführer schaut',
  judged:
    'Jeder Heerführer auf einem der sechs Felder um den Hügel schaut auf die Händler und die Bauern auf allen Feldern neben ihm, auch auf denen um andere Hügel, egal welcher Farbe. Andere Heerführer zählen nicht und werden nicht gefangen genommen.',
  'flee-title': 'Gruppen gleich groß: Er flieht',
  flee: 'Stehen gleich viele Händler und Bauern neben ihm, verlässt der Heerführer den Plan. Niemand bekommt etwas dafür.',
  'capture-title': 'Gruppen ungleich: Er nimmt gefangen',
  capture:
    'Sonst nimmt er alle in der größeren Gruppe gefangen und bleibt stehen. Der kleineren Gruppe geschieht nichts.',
  'own-people-too-title': 'Auch die eigenen Leute',
  'own-people-too':
    'Die Farbe ist egal: Händler und Bauern des eigenen Spielers zählen in den Gruppen mit und werden gefangen genommen wie alle anderen. Ein Gefangener der eigenen Farbe ist so viel wert wie jeder andere.',
  'same-time-title': 'Alle gleichzeitig',
  'same-time':
    'Alle Heerführer des Hügels sehen den Plan so, wie er ist, bevor einer von ihnen handelt. Erst danach gehen Gefangene und Geflohene, alle gleichzeitig.',
  'captive-title': 'Ein Gefangener zählt 1',
  captive: 'Wessen Heerführer einen Bewohner gefangen nimmt, der bekommt ihn: am Ende 1 Punkt.',
  'shared-captive-title': 'Ein Gefangener, mehrere Heerführer',
  'shared-captive':
    'Nehmen Heerführer mehrerer Spieler denselben Bewohner gefangen, bekommt ihn einer dieser Spieler und jeder andere einen 1er-Siegpunktchip. Die Punkte sind dieselben, also einigt euch einfach, wer was bekommt. Diese App gibt den Bewohner dem ersten Heerführer im Uhrzeigersinn ab dem Pfeil.',

  'from-the-arrow-title': 'Um den Hügel, ab dem Pfeil',
  'from-the-arrow':
    'Man geht im Uhrzeigersinn um den Hügel, ab dem Feld mit dem Pfeil. Jeder Bewohner, der dort noch steht, bringt seinem Spieler Einfluss, von allen Feldern neben ihm, auch von denen um andere Hügel. Einfluss und Punkte sind zweierlei: Einfluss entscheidet nur, wer diesen Hügel kontrolliert, und beginnt beim nächsten wieder bei null.',
  'merchant-title': 'Händler leben von ihren Nachbarn',
  merchant:
    'Ein Händler bekommt 1 für jeden Händler, 2 für jeden Bauern und 3 für jeden Heerführer neben ihm, egal welcher Farbe.',
  'peasant-title': 'Bauern leben von Land und Wasser',
  peasant:
    'Ein Bauer bekommt 2 für jedes freie Feld neben ihm und 2 für jede Quelle neben ihm, ob dort jemand steht oder nicht. Hügel und alles jenseits des Randes sind keine Felder und bringen nichts.',
  'own-spring-title': 'Eine Quelle unter den Füßen',
  'own-spring': 'Ein Bauer auf einer Quelle bekommt auch für sie 2.',
  'condottiere-earns-nothing-title': 'Heerführer bekommen nichts',
  'condottiere-earns-nothing':
    'Ein Heerführer hat selbst keinen Einfluss. Jedem Händler neben ihm bringt er 3, egal, wem der gehört.',
  'ally-title': 'Zweitfarben',
  ally: 'Zu zweit bringen die Bewohner einer Zweitfarbe Einfluss für den Spieler, dessen Zweitfarbe sie sind, zusammen mit seinen eigenen. Sie werden gefangen genommen und sind Nachbarn wie alle anderen.',

  'control-title': 'Der meiste Einfluss bringt den Hügelchip',
  control:
    'Man zählt zusammen, wie viel Einfluss jeder Spieler um den Hügel hat. Wer am meisten hat, kontrolliert ihn und bekommt seinen Hügelchip.',
  'tie-title': 'Gleichstand an der Spitze',
  tie: 'Haben mehrere Spieler den meisten Einfluss, bekommt jeder von ihnen einen 2er-Siegpunktchip, und der Hügelchip kommt zurück in die Schachtel.',
  'unclaimed-title': 'Niemand hat Einfluss',
  unclaimed: 'Hat niemand Einfluss, bekommt niemand etwas.',

  'points-title': 'Punkte',
  points:
    'Jeder Gefangene zählt 1, jeder Hügelchip und jeder Siegpunktchip so viel, wie darauf steht. Wer die meisten Punkte hat, gewinnt.',
  'tie-break-title': 'Gleich viele Punkte',
  'tie-break':
    'Unter denen mit den meisten Punkten gewinnt, wer die meisten Hügelchips, Siegpunktchips und Gefangenen hat, zusammengezählt.',
  'shared-victory-title': 'Immer noch gleich',
  'shared-victory': 'Wer auch danach noch gleichauf ist, teilt sich den Sieg.',

  open: 'Die gedruckten Regeln lassen manches offen, oder die Ausgaben unterscheiden sich. Bei den Fragen hier wählt ihr die Antwort; bis dahin gilt der Standard. Wir haben es an zufälligen vollen Partien mit zufälligen Quellen ausprobiert: Die freie Quelle ändert etwa in einer von zehn Partien den Sieg, die Zweitfarben zu zweit in einer von vier, die Gleichstandsregel in einer von zwanzig oder dreißig. Sieh also erst nach, ob euer Streit etwas ändert.',
  'empty-spring-title': 'Die freie Quelle',
  'lone-condottiere-title': 'Der Heerführer ohne Händler oder Bauern',
  'captured-twice-title': 'Zweimal gefangen von einem Spieler',
  'tie-breaks-title': 'Die Gleichstandsregel',
  'ally-pieces-title': 'Die Zweitfarben zu zweit',

  'face-down-title': 'Verdeckt oder nicht',
  'face-down':
    'In der niederländischen Ausgabe setzt man alle Bewohner verdeckt, in der französischen und der italienischen nur die mit einer Wölfin. Für die Wertung macht das keinen Unterschied.',
  'clockwise-title': 'In welche Richtung',
  clockwise:
    'Alle Ausgaben sagen, dass man im Uhrzeigersinn zieht, aber nur die französische sagt es auch für den Weg um einen Hügel. Andersherum ändert sich keine Summe.',
  'unanswered-title': 'Was keine Ausgabe beantwortet',
  unanswered:
    'Es gibt zwölf Siegpunktchips, und keine Ausgabe sagt, was geschieht, wenn sie ausgehen; auch nicht, was gilt, wenn zwei Spieler dieselbe Zweitfarbe genommen haben.',
};
