import type { AreaMessages } from '../../speaker';

export const tally: AreaMessages<'tally'> = {
  toHill: 'Hügel {letter}: zu seiner Wertung',
  tie: 'Gleichstand',
  disc: 'Chip',
  nobody: 'niemand',
  discs: 'Siegpunkt\u00adchips für Gefangene',

  howAll: 'Woher kommen die Punkte?',
  ask: '{points}: Woher hat {who} sie?',
  how: 'Woher hat {who} {points} {points:Punkt|Punkte}?',
  token: 'Hügel {hill}: sein Hügelchip',
  tiedDisc: 'Hügel {hill}: ein Siegpunktchip bei Gleichstand',
  captive: 'Hügel {hill}, gefangen: {captive}',
  captiveDisc:
    'Hügel {hill}: ein Siegpunktchip, weil {captive} von mehreren Heerführern gefangen genommen wurde',
  nothing: 'Keine Gefangenen, kein Hügel gewonnen.',
  sum: 'Zusammen',

  board: 'Der Plan am Ende der Partie',
  changeRulings: 'Auslegungen',
  countTogether: 'Gemeinsam werten',
  exampleBox: 'Quellen: die des Beispielexemplars.',
  newTable: 'Neue Partie, gleiche Spieler',
  own: 'eigener Chip',

  tapBoard: 'Tippe auf einen Chip für seine Geschichte, auf einen Hügel für seine Wertung.',
  race: 'Das Rennen, Hügel für Hügel',
  raceStage: 'Nach Hügel {letter}: {list}. Zu seiner Wertung',
  standing: '{who} {points}',
  closest: '{count:Knappster Hügel|Knappste Hügel}: {list}.',
  closestList: '{list}; {last}',
  closeLead: '{letter}, {most} zu {next}',
  closeTie: '{letter}, Gleichstand bei {most}',

  noReading: 'Keine offene Frage ändert, wer gewinnt.',
  decides: 'Eine offene Frage entscheidet: {question}.',
  decideAlone: '{count} offene Fragen entscheiden, jede für sich.',
  decideTogether: 'Nur mehrere geänderte Antworten zusammen entscheiden.',
  'short-emptySpring': 'eine freie Quelle',
  'short-loneCondottiere': 'ein Heerführer allein',
  'short-doubleCaptureByOnePlayer': 'ein Gefangener zweier Heerführer',
  'short-tieBreak': 'die Gleichstandsregel',
  'short-allyPieces': 'die Zweitfarben',
  doubtful: 'Noch einmal hinsehen: {count} {count:Feld|Felder}.',
  doubtfulMany:
    'Ein falsch eingegebener Chip könnte ändern, wer gewinnt. Zuerst anzusehen: {first} von {count} Feldern.',
  doubtfulLeft: 'Noch einmal hinsehen: noch {left} von {count}.',
  doubtfulDone: 'Noch einmal hinsehen: erledigt, {count} {count:Feld|Felder} geprüft.',
  safe: 'Kein einzelner Eingabefehler ändert das.',
  trying: 'Jede Antwort und jedes Feld werden ausprobiert\u00a0…',
  notTried: 'Was entscheidet, ließ sich gerade nicht ausrechnen.',
};
