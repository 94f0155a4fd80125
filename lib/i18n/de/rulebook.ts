import type { AreaMessages } from '../speaker';

export const rulebook: AreaMessages<'rulebook'> = {
  contents: 'Kapitel',
  link: 'Regel {number}: {title}',
  seeAlso: 'Siehe auch',
  picture: 'Zeichnung zu Regel {number}: {title}',
  example: 'Beispiel:',
  search: 'In den Regeln suchen',
  found: '{count} {count:Absatz|Absätze} gefunden',
  none: 'Nichts gefunden. Versuche ein anderes Wort, etwa Hügel, Gleichstand oder Punkte.',
  clear: 'Suche löschen',

  rule: 'Regel {number}',
  ruleTitle: 'Regel {number}',
  allRules: 'Alle Regeln',

  rulings: 'Auslegungen',
  leadShared:
    'So beantwortet die geteilte Partie die offenen Fragen. Probiere andere Antworten: Deine eigene Partie ändert sich nicht.',
  toRulings: 'Auslegungen für eure Partie wählen',
  toRuling: 'Antwort für eure Partie wählen',
  usual: 'Standard',
  chosen: 'in dieser Partie',
  toStandard: 'Zurück zum Standard',
  standardNow: 'Jetzt gelten wieder die Standardantworten.',
  answerPicture: 'Zeichnung zu Regel {number}, so gelesen: {answer}',
  effect: 'In dieser Partie, mit „{answer}“:',
  'matters-absent': 'Stellt sich in dieser Partie nicht.',
  'matters-nothing': 'In dieser Partie: Der Punktestand ändert sich nicht.',
  'matters-points': 'In dieser Partie: Punkte hängen davon ab.',
  'matters-winner': 'In dieser Partie: Der Sieg hängt davon ab.',
  house: 'Eure Hausregeln',
  houseText: 'Diese Partie beginnt mit euren Antworten: {list}.',

  inForce: 'Auslegungen: {list}.',
  inForceUsual: 'Auslegungen: Standard.',
  list: '{list}; {last}',
};
