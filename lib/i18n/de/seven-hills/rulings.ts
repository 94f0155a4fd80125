import type { AreaMessages } from '../../speaker';

export const sevenRulings: AreaMessages<'sevenRulings'> = {
  nobleInForum: 'Wie viele Stimmen hat ein Adliger bei der Wahl der Konsuln?',
  'nobleInForum-one': 'Eine, wie jeder Marker',
  'nobleInForum-one-why':
    'Man zählt Marker, und 2 zählt ein Adliger nach den Regeln nur bei den Punkten auf den Hügeln.',
  'nobleInForum-two': 'Zwei',
  'nobleInForum-two-why':
    'Auf einem Hügel ist ein Adliger so viel wert wie zwei andere, warum also nicht im Forum?',

  tiedFirst:
    'Auf einem Hügel herrscht Gleichstand auf Platz 1, und dahinter steht noch jemand. Was wird geteilt?',
  'tiedFirst-take-both': 'Platz 1 und 2 zusammen; niemand ist auf Platz 2',
  'tiedFirst-take-both-why':
    'Gemeinsam belegen sie Platz 1 und 2. Im gedruckten Beispiel wird beides geteilt.',
  'tiedFirst-second-stays': 'Nur Platz 1; der Nächste ist auf Platz 2',
  'tiedFirst-second-stays-why':
    'Im gedruckten Beispiel steht niemand hinter dem Gleichstand. Steht dort jemand, ist Platz 2 vergeben.',

  finalTie:
    'Mehrere haben gleich viele Punkte, und die Besten von ihnen sind auch im Forum gleichauf. Wer gewinnt?',
  'finalTie-still-equal': 'Wer immer noch gleichauf ist',
  'finalTie-still-equal-why': 'Wer im Forum weniger Marker hat, hat nach der Gleichstandsregel verloren.',
  'finalTie-all': 'Alle mit gleich vielen Punkten',
  'finalTie-all-why':
    'Die Gleichstandsregel hat nichts entschieden, also bleibt es beim Gleichstand nach Punkten.',

  halfRounds: 'Die Hälfte einer ungeraden Zahl von Legionen kehrt zurück. Wie rundet man?',
  'halfRounds-up': 'Auf: Von 3 kehren 2 zurück',
  'halfRounds-up-why': 'Die nächste ganze Zahl; ein Halbes rundet man gewöhnlich auf.',
  'halfRounds-down': 'Ab: Von 3 kehrt 1 zurück',
  'halfRounds-down-why': 'Wo die Regeln sonst runden, runden sie ab.',

  'say-nobleInForum-two': 'ein Adliger hat zwei Stimmen',
  'say-tiedFirst-second-stays': 'bei Gleichstand auf Platz 1 wird nur Platz 1 geteilt',
  'say-finalTie-all': 'alle mit gleich vielen Punkten teilen sich den Sieg',
  'say-halfRounds-down': 'die Hälfte der Legionen wird abgerundet',
};
