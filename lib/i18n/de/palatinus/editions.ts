import type { AreaMessages } from '../../speaker';

export const editions: AreaMessages<'editions'> = {
  title: 'Was die Ausgaben sagen',
  french: 'französische',
  italian: 'italienische',
  dutch: 'nieder\u00adländische',
  named: '{names} {count:Ausgabe|Ausgaben}',
  all: 'Alle Ausgaben',
  open: 'Offen gelassen',
  reading: 'Unsere Antwort',
  'house-rule': 'Hausregel',
  why: 'Warum das der Standard ist',

  sixty: 'Es gibt 60 Bewohner von fünf Völkern.',
  'twelve-each':
    'Das macht 12 von jeder Farbe. Wie sie sich auf die Arten verteilen, steht nirgends: 5 Händler, 5 Bauern und 2 Heerführer sind unsere Annahme.',
  'fifth-colour': 'Die Texte nennen nur vier Farben. Die fünfte nennen wir Lila.',
  'not-placed':
    'In den letzten Zügen darf man keinen Heerführer setzen. Das Beispiel ergänzt, dass man ihn rechtzeitig setzen muss.',
  'placed-in-time': 'Einen Heerführer muss man vor den letzten Zügen setzen.',
  'wolves-face-down': 'Nur Bewohner mit einer Wölfin setzt man verdeckt.',
  'all-face-down': 'Alle Bewohner setzt man verdeckt.',
  'all-pieces': 'Auch alle Chips um andere Hügel zählen.',
  'all-adjacencies': 'Alles Angrenzende um andere Hügel zählt mit, also auch freie Felder dort.',
  'the-inhabitants': 'Auch die Bewohner um andere Hügel zählen.',
  'no-gaps':
    'Im Text steht nur, dass sich die Tafeln berühren. Die Abbildung zeigt sie ohne Lücken gelegt, und so halten wir es auch.',
  'captor-stays':
    'Keine Ausgabe sagt, dass ein Heerführer bleibt, nachdem er jemanden gefangen genommen hat.',
  'two-captors':
    'Nehmen zwei Heerführer denselben Bewohner gefangen, bekommt der eine Spieler ihn, der andere einen 1er-Siegpunktchip.',
  'who-takes-which':
    'Keine Ausgabe sagt, wer den Bewohner bekommt und wer den Siegpunktchip. Es macht nur etwas aus, wenn die Gleichstandsregel Siegpunktchips und Gefangene nacheinander vergleicht.',
  'three-captors': 'Sind es mehr als zwei, bekommt auch jeder weitere Spieler einen Siegpunktchip.',
  'hill-clockwise': 'Um den Hügel geht man im Uhrzeigersinn.',
  'turns-clockwise':
    'Der Uhrzeigersinn steht nur bei der Reihenfolge der Züge, nicht beim Weg um einen Hügel.',
  'example-cut': 'Im Beispiel einer solchen Wertung fehlt eine Zeile, die in den anderen Ausgaben steht.',
  'ally-influence': 'Keine Ausgabe sagt, für wen die Bewohner einer Zweitfarbe Einfluss bekommen.',
  'palatinus-token':
    'Der Hügelchip Palatinus mit dem Wert 6 liegt auf dem Hügel in der Mitte. Die anderen sechs legt man zufällig auf die übrigen Hügel.',
  'token-values':
    'Die anderen Werte stehen nicht in den Regeln: Rezensionen berichten von 3 bis 6, und wir bieten 3 3 4 4 5 5 an.',
  'counted-together': 'Jede Ausgabe nennt diese drei. Dass man sie zusammenzählt, ist hier der Standard.',
  'victory-shared': 'Keine Ausgabe sagt, was dann geschieht.',
  'field-and-spring':
    'Ein freies Feld bringt 2, und eine Quelle bringt 2. Keine Ausgabe sagt, was ein Feld bringt, das beides ist.',
  'field-with-spring':
    'Die Legende nennt eine Quelle „Feld mit Quelle“. Sie ist also auch ein Feld, und das spricht für 4.',
  'equal-flees': 'Stehen gleich viele Händler und Bauern neben ihm, flieht ein Heerführer.',
  'nobody-near': 'Keine Ausgabe spricht von einem Heerführer ohne Händler oder Bauern.',
  'same-captor': 'Keine Ausgabe sagt, ob das auch für zwei Heerführer desselben Spielers gilt.',
  'tokens-named-first': 'Die drei stehen in der Reihenfolge Hügelchips, Siegpunktchips, Gefangene.',
  'discs-named-first': 'Die drei stehen in der Reihenfolge Siegpunktchips, Hügelchips, Gefangene.',
  'together-or-in-turn': 'Keine Ausgabe sagt, ob man die drei zusammenzählt oder nacheinander vergleicht.',
  'no-tie-break': 'Jede Ausgabe hat eine Gleichstandsregel. Ohne eine zu spielen, ist eine Hausregel.',
  'discs-go-on':
    'Diese App zählt weiter, als gäbe es mehr Siegpunktchips. In 6.000 zufälligen Partien reichten zwölf immer aus.',
  'two-allies': 'Diese App verlangt zwei verschiedene Zweitfarben.',

  'emptySpring-standard':
    'Die gedruckten Sätze stehen jeder für sich, keiner beschränkt ein Feld auf einen von ihnen, und die italienische Legende spricht dafür.',
  'loneCondottiere-standard': 'Das ist der gedruckte Satz beim Wort genommen. Eine Ausnahme steht nirgends.',
  'doubleCaptureByOnePlayer-standard':
    'Den Siegpunktchip gibt es, damit niemand für eine Gefangennahme leer ausgeht. Hier hat der Spieler den Bewohner schon.',
  'tieBreak-standard':
    'Die Ausgaben nennen dieselben drei Dinge, nur in anderer Reihenfolge. Zählt man sie zusammen, ist die Reihenfolge egal, und alle Ausgaben stimmen überein.',
  'allyPieces-standard':
    'Wer eine Zweitfarbe hat, setzt ihre Bewohner wie die eigenen. Dass sie für niemanden zählen, steht nirgends.',
};
