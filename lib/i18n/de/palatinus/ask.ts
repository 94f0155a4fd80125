import type { AreaMessages } from '../../speaker';

export const ask: AreaMessages<'ask'> = {
  link: 'Frage zu einem Chip stellen',
  description:
    'Ein Chip und seine Nachbarn: was er bekommt oder was der Heerführer tut, mit der passenden Regel.',
  example: 'Ein Beispiel. Ändere es oder wähle deinen Chip.',
  how: 'Wähle, was daneben ist, und tippe dann auf ein Feld.',
  clear: 'Leeren',

  kinds: 'Dein Chip',
  otherNames: 'Auf Englisch heißen die Bauern auch „farmer“ und die Heerführer „soldier“.',
  brushes: 'Daneben',
  counts: 'Felder daneben',
  'hint-merchant':
    'Für einen Händler zählen weder Farben noch Quellen, freie Felder oder der Rand des Plans.',
  'hint-peasant':
    'Am Rand des Plans gibt es weniger Felder. Tippe auf den Bauern, wenn er auf einer Quelle steht. Wer neben ihm steht, ist egal; es zählt nur, ob dort jemand steht.',
  'hint-condottiere':
    'Für einen Heerführer zählen weder Farben noch andere Heerführer, Quellen oder der Rand des Plans.',

  empty: 'frei',
  merchant: 'Händler',
  peasant: 'Bauer',
  condottiere: 'Heerführer',
  somebody: 'jemand',
  spring: 'freie Quelle',
  'taken-spring': 'besetzte Quelle',

  board: '{kind} in der Mitte. Sein Hügel: unten.',
  boardAtEdge: '{kind} in der Mitte. Sein Hügel: unten. Rand des Plans: {list}.',
  'at-0': 'oben',
  'at-1': 'oben rechts',
  'at-2': 'unten rechts',
  'at-3': 'unten',
  'at-4': 'unten links',
  'at-5': 'oben links',
  field: '{where}: {what}',
  onSpring: '{kind}, auf einer Quelle',
  notOnSpring: '{kind}, nicht auf einer Quelle',

  influence: 'Einfluss: {points}',
  influenceEither: 'Einfluss: {first} oder {second}',
  captures: 'Er nimmt gefangen: {captives}',
  flees: 'Er flieht',
  fleesOrStays: 'Er flieht, oder er bleibt',

  answer: 'Die Antwort',
  fromMerchant: '{count} Händler\u00a0×\u00a0{worth}',
  fromPeasant: '{count} {count:Bauer|Bauern}\u00a0×\u00a0{worth}',
  fromCondottiere: '{count} Heerführer\u00a0×\u00a0{worth}',
  fromEmptyField: '{count} {count:freies Feld|freie Felder}\u00a0×\u00a0{worth}',
  fromSpring: '{count} {count:Quelle|Quellen} daneben\u00a0×\u00a0{worth}',
  fromOwnSpring: 'eigene Quelle\u00a0×\u00a0{worth}',
  total: 'Einfluss',
  capturesWhy:
    'Daneben: {merchants} und {peasants}. Er nimmt die größere Gruppe gefangen, auch die eigene Farbe.',
  fleesWhy:
    'Daneben: {merchants} und {peasants}, also gleich viele. Er flieht und ist aus dem Spiel; niemand bekommt Punkte.',
  captivePoints: 'Das bringt seinem Spieler {points} {points:Punkt|Punkte}, 1 pro Gefangenem.',
  noInfluence: 'Ein Heerführer bekommt keinen Einfluss.',
  open: 'Die Regeln lassen das offen',

  shareTitle: 'Diese Frage teilen',
  shareHint: 'Scanne den Code oder verschicke den Link. Er enthält die ganze Frage.',
  shareQr: 'QR-Code des Links zu dieser Frage',

  refused: 'Dieser Link enthält keine ganze Frage',
  'refused-kind': 'Er nennt weder einen Händler noch einen Bauern noch einen Heerführer.',
  'refused-field': 'Neben dem Chip nennt er etwas, das hier unbekannt ist.',
  'refused-count': 'Er nennt zu wenige oder zu viele Nachbarn.',
  askAgain: 'Lass dir den ganzen Link noch einmal schicken oder stelle hier deine eigene Frage.',
};
