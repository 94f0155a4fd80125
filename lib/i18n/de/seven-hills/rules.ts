import type { AreaMessages } from '../../speaker';

export const sevenRules: AreaMessages<'sevenRules'> = {
  title: 'Die Wertung von Seven Hills',
  lead: 'Wie man eine Epoche von Seven Hills wertet, in eigenen Worten. Jeder Satz, den die App bei der Wertung sagt, verweist auf einen dieser Absätze. Gekennzeichnet ist, was gedruckt steht und was unsere Antwort ist.',
  printed: 'Gedruckt',
  reading: 'Unsere Antwort',
  open: 'Offen gelassen',
  sources: 'Woher es kommt',
  openLead:
    'Die gedruckten Regeln lassen vier Fragen offen. Bei jeder wählt ihr die Antwort, und bis dahin gilt der Standard. Die App sagt sofort, was eure Antwort in eurer Partie ändert.',
  rulingsLead:
    'Die gedruckten Regeln lassen diese Fragen offen. Wähle die Antworten für eure Partie: Die Wertung folgt ihnen, und die nächste Partie beginnt mit ihnen.',
  noScoreDepends: 'Davon hängen die Züge der Legionen ab, aber keine Punkte.',

  'chapter-board': 'Was auf dem Plan steht',
  'chapter-epoch': 'Der Ablauf einer Epoche',
  'chapter-consuls': 'Zuerst die Konsuln',
  'chapter-legions': 'Dann die Legionen',
  'chapter-placement': 'Punkte auf den Hügeln',
  'chapter-track': 'Ritter, leere Hände, Punkteleiste',
  'chapter-end': 'Das Ende',
  'chapter-open': 'Worüber man sich streitet',

  'markers-title': 'Jeder hat dreißig Marker',
  markers:
    'Man spielt zu dritt oder zu viert. Alle haben die gleichen Klientenmarker, in vier Klassen: Adlige, Ritter, Zenturionen und Plebejer.',
  'areas-title': 'Wo sie stehen',
  areas:
    'Auf den sechs Hügeln, im Forum Romanum und in den zwei Lagern auf dem Campus Martius, in die nur Plebejer kommen: im Legionslager der Konsuln und im Wartelager. Auf dem Capitolium steht nie etwas, und es bringt nichts.',
  'opening-title': 'Ein Hügel nach dem anderen',
  opening:
    'Zwei Hügel sind von Anfang an im Spiel; jede spätere Epoche eröffnet einen weiteren. Ein Hügel, der noch nicht offen ist, bringt nichts.',
  'before-the-game-title': 'Vor der Partie gesetzt',
  'before-the-game':
    'Vor der ersten Epoche setzen manche Spieler Plebejer auf beliebige Hügel oder ins Forum, als Ausgleich dafür, dass sie später an der Reihe sind: zu dritt 0, 1 und 1, zu viert 0, 1, 1 und 2, in Spielreihenfolge. Diese dürfen auf einem Hügel stehen, der noch nicht offen ist; jeder andere Marker dort ist ein Versehen. Die App weist darauf hin und wertet trotzdem.',
  'deployed-title': 'Wie viele man einsetzt',
  deployed:
    'In einer Epoche setzen zu dritt alle zusammen höchstens 13 Marker ein, zu viert höchstens 15. In der ersten Epoche kommen die vor der Partie gesetzten dazu.',

  'course-title': 'Fünf Epochen, jede in dieser Reihenfolge',
  course:
    'Wenn alle eingesetzt haben, wird die Epoche gewertet: Konsuln werden gewählt, Legionen werden einberufen und kehren zurück, dann bringen die Hügel Punkte, dann die Ritter. Nach der fünften Epoche ist die Partie zu Ende.',
  'playing-order-title': 'Wer beginnt',
  'playing-order':
    'Wer in einer Epoche Letzter war, beginnt die nächste, und es geht im Uhrzeigersinn. Die Reihenfolge ist für die Wertung wichtig: Sie entscheidet bei gleich vielen Stimmen und darüber, wer bei den Legionen zuerst zieht.',
  'extra-actions-title': 'Zusatzaktionen',
  'extra-actions':
    'Mit Zusatzaktionen kann man einen Plebejer in ein beliebiges Gebiet im Spiel setzen, einen Marker aus dem Forum nehmen oder einen gegnerischen Zenturio vom Plan nehmen. Die App verfolgt sie nicht: Es zählt nur, was am Ende wo steht.',

  'election-title': 'Die meisten Marker im Forum',
  election:
    'Man zählt die Marker jedes Spielers im Forum Romanum, bevor eine Legion einberufen wird. Zu dritt wird Konsul, wer die meisten hat; zu viert werden es die zwei, die die meisten haben.',
  'equal-votes-title': 'Gleich viele Stimmen',
  'equal-votes': 'Bei gleich vielen Stimmen wird gewählt, wer in der Spielreihenfolge früher kommt.',
  'no-marker-title': 'Ohne Marker kein Konsul',
  'no-marker':
    'Ohne Marker im Forum kann niemand Konsul werden. Es kann also weniger Konsuln geben als Ämter oder gar keinen.',
  'consul-points-title': 'Ein Konsul bekommt 2',
  'consul-points': 'Jeder Konsul bekommt sofort 2 Punkte.',

  'waiting-camp-title': 'Die alte Legion zieht weiter',
  'waiting-camp':
    'Zuerst kommen alle Plebejer, die in der Epoche davor einberufen wurden, vom Legionslager der Konsuln ins Wartelager.',
  'call-title': 'Die Konsuln berufen eine neue ein',
  call: 'Dann versetzt jeder Konsul, der in der Spielreihenfolge frühere zuerst, bis zu zwei Plebejer ins Legionslager der Konsuln, von einem beliebigen Hügel oder aus dem Forum.',
  'cards-title': 'Eine Karte entscheidet, wer zurückkehrt',
  cards:
    'Dann deckt in Spielreihenfolge jeder, der Plebejer im Wartelager hat, eine Karte auf. „Alle“: Sie kehren zurück. „Hälfte“: Die Hälfte kehrt zurück. „Keine“: Alle werden entfernt. „Warten“: Sie bleiben bis zur nächsten Epoche im Wartelager.',
  'return-title': 'Wohin sie zurückkehren',
  return: 'Plebejer, die zurückkehren, kommen auf beliebige offene Hügel oder ins Forum; ihr Spieler wählt.',

  'strength-title': 'Stärke',
  strength:
    'Auf jedem offenen Hügel vergleicht man die Stärke aller Spieler. Ein Adliger zählt 2, jeder andere Marker 1. Stärke 0 bringt nichts.',
  'first-and-second-title': 'Platz 1 und Platz 2',
  'first-and-second': 'Wer auf einem Hügel am stärksten ist, bekommt 5, und der Nächste bekommt 2.',
  'new-hill-title': 'Der neue Hügel',
  'new-hill':
    'Ab der zweiten Epoche bringt der gerade eröffnete Hügel mehr: 7 für Platz 1 und 4 für Platz 2, nur in dieser Epoche.',
  'tied-first-title': 'Gleichstand auf Platz 1',
  'tied-first':
    'Bei Gleichstand auf Platz 1 teilt man sich die Punkte für Platz 1 und 2, abgerundet, und niemand ist auf Platz 2. Punkte sind immer ganz; was übrig bleibt, verfällt.',
  'tied-second-title': 'Gleichstand auf Platz 2',
  'tied-second': 'Bei Gleichstand auf Platz 2 teilt man sich die Punkte für Platz 2, abgerundet.',
  'nobody-second-title': 'Allein auf einem Hügel',
  'nobody-second': 'Wer allein auf einem Hügel steht, bekommt die Punkte für Platz 1 und Platz 2.',

  'knights-title': 'Ritter auf dem ganzen Plan',
  knights: 'Dann zählt jeder die eigenen Ritter, wo auch immer sie auf dem Plan stehen.',
  'penalty-title': 'Eine leere Hand kostet 10',
  penalty:
    'Wer nach einer Aktion keine Karte mehr auf der Hand hat, verliert sofort 10 Punkte, jedes Mal, wenn es geschieht. Wie oft das war, gibst du ein.',
  'below-zero-title': 'Unter null',
  'below-zero': 'Verliert jemand mehr, als er hat, fallen seine Punkte unter null.',

  'winner-title': 'Die meisten Punkte gewinnen',
  winner: 'Nach der fünften Epoche gewinnt, wer die meisten Punkte hat.',
  'tie-break-title': 'Gleich viele Punkte',
  'tie-break':
    'Unter denen mit gleich vielen Punkten gewinnt, wer die meisten Marker im Forum Romanum hat. Man zählt sie nach den Legionen der fünften Epoche.',
  'shared-victory-title': 'Immer noch gleich',
  'shared-victory': 'Wer auch im Forum gleichauf ist, teilt sich den Sieg.',

  'noble-in-forum-title': 'Die Stimmen eines Adligen',
  'tied-first-behind-title': 'Jemand hinter einem Gleichstand',
  'final-tie-title': 'Im Forum manche gleichauf, manche nicht',
  'half-rounds-title': 'Die Hälfte einer ungeraden Legion',

  'note-short-of-a-class':
    'Wem eine Klasse ausgegangen ist, der nimmt stattdessen Plebejer; ohne Plebejer nichts.',
  'note-where-to-place':
    'Nach einer Stelle der Regeln setzt man Marker nur auf den aktuellen Hügel, nach einer anderen auf alle Hügel im Spiel. Die App entscheidet das nicht.',
  'note-not-deployed':
    'Aufstände und Zusatzaktionen zählen nicht als Einsetzen. Deshalb gibt die App nur einen Hinweis, wenn mehr Marker dazugekommen sind.',
  'note-no-rotation':
    'Die App wertet in jeder Reihenfolge, die du eingibst, und gibt einen Hinweis, wenn sie nicht um den Tisch herumgeht.',
  'note-noble-votes': 'Ob ein Adliger mehr als eine Stimme hat.',
  'note-any-colour': 'Ein Konsul darf die Plebejer aller Spieler einberufen.',
  'note-fewer-than-two': 'Ein Konsul darf auch nur einen oder keinen einberufen.',
  'note-other-half-removed': 'Die Hälfte, die nicht zurückkehrt, verlässt den Plan.',
  'note-half-of-odd': 'Wie man die Hälfte einer ungeraden Zahl rundet.',
  'note-somebody-behind': 'Was geschieht, wenn hinter einem Gleichstand noch jemand steht.',
  'note-below-zero': 'Dazu ist nichts gedruckt.',
  'note-noble-is-one': 'Ein Adliger ist hier ein Marker wie jeder andere.',
  'note-who-shares':
    'Wer sich den Sieg teilt, wenn von denen mit gleich vielen Punkten nur manche im Forum gleichauf sind.',
  'note-noble-for-placement': 'Dass ein Adliger 2 zählt, steht nur dort, wo die Hügel verglichen werden.',
  'note-tie-of-three':
    'Das einzige Beispiel ist ein Gleichstand zu dritt, und niemand wird dahinter genannt.',
  'note-read-either-way': 'Den Satz über den letzten Gleichstand kann man so oder so lesen.',
  'note-nearest-whole':
    'Die Hälfte rundet man auf die nächste ganze Zahl, und das ist bei einem Halben keine Antwort.',

  player: 'Spieler',
  stands: 'Steht dort',
  votes: 'Stimmen',
  strengthColumn: 'Stärke',
  points: 'Punkte',
  inForum: 'Im Forum',
  order: 'Spielreihenfolge: {list}.',
  classColumn: 'Klasse',
  each: 'Jeder hat',
  onHill: 'Auf Hügeln',
  epochColumn: 'Epoche',
  opens: 'Eröffnet',
  worth: 'Bringt dann',
  worthOf: '{first} und {second}',
  knightsColumn: 'Ritter',
  ofThree: 'Drei Plebejer im Wartelager:',
  cardColumn: 'Karte',
  backColumn: 'Zurück',
  goneColumn: 'Entfernt',
  stayColumn: 'Warten',
  'card-all': 'Alle',
  'card-half': 'Hälfte',
  'card-none': 'Keine',
  'card-wait': 'Warten',
  comeBack: '{count} {count:kehrt|kehren} zurück',
  leave: '{count} {count:wird|werden} entfernt',
  halfOfThree: 'Von drei Plebejern: {returned}, {removed}.',
  hillsAndForum: 'Hügel, Forum',
  called: 'bis zu 2 pro Konsul',
  moveOn: 'eine Epoche später',
  goBack: 'eine Karte: zurück',
  goAway: 'eine Karte: entfernt',
};
