import type { AreaMessages } from '../../speaker';

export const rulings: AreaMessages<'rulings'> = {
  lead: 'Die gedruckten Regeln lassen diese Fragen offen, oder die Ausgaben unterscheiden sich. Wähle die Antworten für eure Partie: Die Wertung folgt ihnen, und die nächste Partie beginnt mit ihnen.',
  twoOnly: 'Spielt nur zu zweit eine Rolle.',

  emptySpring: 'Auf einer Quelle neben einem Bauern steht niemand. Was bringt sie?',
  'emptySpring-both': '4: für das Feld und für die Quelle',
  'emptySpring-both-why':
    'Das Feld ist frei und hat eine Quelle. Beides ist ein Grund für 2, und nirgends steht, dass eines das andere ausschließt.',
  'emptySpring-spring': '2: nur für die Quelle',
  'emptySpring-spring-why': 'Ein Feld, ein Grund: Eine Quelle zählt als Quelle, ob frei oder nicht.',

  loneCondottiere: 'Neben einem Heerführer steht weder ein Händler noch ein Bauer. Was tut er?',
  'loneCondottiere-flees': 'Er flieht',
  'loneCondottiere-flees-why': 'Gleich viele von beiden: 0 ist gleich 0.',
  'loneCondottiere-stays': 'Er bleibt',
  'loneCondottiere-stays-why':
    'Ohne Händler oder Bauern gibt es nichts zu vergleichen und niemanden, vor dem er fliehen müsste.',

  doubleCaptureByOnePlayer:
    'Zwei Heerführer desselben Spielers nehmen denselben Bewohner gefangen. Was bringt das?',
  'doubleCaptureByOnePlayer-once': '1: den Bewohner',
  'doubleCaptureByOnePlayer-once-why':
    'Der Siegpunktchip ist der Ausgleich für einen Bewohner, den jemand anderes bekommt. Hier bekommt ihn niemand anderes.',
  'doubleCaptureByOnePlayer-disc': '2: den Bewohner und einen Siegpunktchip',
  'doubleCaptureByOnePlayer-disc-why':
    'Zwei Heerführer haben jemanden gefangen genommen, also wird jeder belohnt.',

  tieBreak: 'Mehrere Spieler liegen punktgleich vorn. Wer gewinnt?',
  'tieBreak-items': 'Die meisten Hügelchips, Siegpunktchips und Gefangenen, zusammengezählt',
  'tieBreak-items-why': 'Die Regeln nennen alle drei zusammen.',
  'tieBreak-tokens-first':
    'Die meisten Hügelchips; dann die meisten Siegpunktchips; dann die meisten Gefangenen',
  'tieBreak-tokens-first-why':
    'Als Reihenfolge gelesen, ist es die der französischen und der italienischen Regeln.',
  'tieBreak-discs-first':
    'Die meisten Siegpunktchips; dann die meisten Hügelchips; dann die meisten Gefangenen',
  'tieBreak-discs-first-why': 'Als Reihenfolge gelesen, ist es die der niederländischen Regeln.',
  'tieBreak-none': 'Alle: Sie teilen sich den Sieg',
  'tieBreak-none-why': 'Gleichstand ist Gleichstand.',

  allyPieces: 'Zu zweit: Für wen bekommen die Zweitfarben Einfluss?',
  'allyPieces-own': 'Für den Spieler, dessen Zweitfarbe sie sind',
  'allyPieces-own-why': 'Dieser Spieler hat sie gesetzt, also arbeiten sie für ihn.',
  'allyPieces-neutral': 'Für niemanden',
  'allyPieces-neutral-why':
    'Niemand spielt ihre Farbe. Sie stehen im Weg und können gefangen genommen werden, nützen aber niemandem.',

  saySpring: 'eine freie Quelle bringt 2',
  sayStays: 'ein Heerführer ohne Händler oder Bauern bleibt',
  sayDisc: 'zweimal gefangen von einem Spieler: 1 und ein Siegpunktchip',
  sayTokensFirst: 'bei Gleichstand entscheiden die Hügelchips, dann die Siegpunktchips, dann die Gefangenen',
  sayDiscsFirst: 'bei Gleichstand entscheiden die Siegpunktchips, dann die Hügelchips, dann die Gefangenen',
  sayNone: 'keine Gleichstandsregel',
  sayNeutral: 'Zweitfarben zählen für niemanden',

  effectSoFar: 'Mit den bisher eingegebenen Chips und „{answer}“:',
  would: 'In dieser Partie: {changes}',
  wouldSoFar: 'Mit den bisher eingegebenen Chips: {changes}',
  wouldNothing: 'Der Punktestand ändert sich nicht.',
  wouldNothingSoFar: 'Kein bisher gewerteter Hügel geht an jemand anderen.',
  againstStandard: 'Was „{answer}“ gegenüber der Standardantwort ändert:',
};
