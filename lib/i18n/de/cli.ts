import type { AreaMessages } from '../speaker';

export const cli: AreaMessages<'cli'> = {
  scoreUsage:
    'Aufruf: npm run --silent score -- DATEI|- [--explain] [--lang={languages}]\n\nWertet eine Partiedatei, eine Notation oder je eine pro Zeile, aus DATEI oder der Standardeingabe (-).\nSchreibt ein Ergebnis pro Zeile als JSON; mit --explain den Ablauf in Worten.',
  settleUsage:
    'Aufruf: npm run --silent settle -- DATEI|- [--count WERTUNG.json] [--lang={languages}]\n\nLiest eine Partiedatei, eine Notation oder je eine pro Zeile, aus DATEI oder der Standardeingabe (-).\nSchreibt als JSON, eine Zeile pro Partie, was den Sieg ändern würde: andere Auslegungen, Eingabefehler, andere Züge.\nMit --count: was die Zahlen erklärt, auf die die Spieler selbst gekommen sind (siehe docs/settle.md).',
  quizUsage:
    'Aufruf: npm run --silent quiz -- --count N --seed S [--topic T] [--level L] [--lang={languages}]\n\nSchreibt N Fragen zur Wertung als JSON, eine pro Zeile; derselbe Startwert ergibt dieselben Zeilen (siehe docs/quiz.md).\nThemen: {topics}.\nStufen: {levels}.',
  quizCount: '„{value}“ ist keine Anzahl von Fragen: Gib eine ganze Zahl an, mindestens 1.',
  quizTopic: 'Unbekanntes Thema: „{value}“. Themen: {topics}.',
  quizLevel: 'Unbekannte Stufe: „{value}“. Stufen: {levels}.',
  quizNoValue: 'Nach {option} fehlt ein Wert.',
  mistake: 'Unbekanntes Argument: „{argument}“.',
  nothing: '{name}: In dieser Datei steht keine Partie.',
  notSettled: 'settle kennt dieses Spiel nicht ({format}), es lässt sich nur werten.',
  missing: '„{name}“ lässt sich nicht lesen: Diese Datei gibt es nicht.',
  unreadableName:
    '„{name}“ lässt sich nicht lesen: Der Name ist kein UTF-8. Benenne die Datei um oder übergib ihren Inhalt: - < DATEI.',
  folder: '„{name}“ lässt sich nicht lesen: Das ist ein Ordner. Nenne eine Datei darin.',
  forbidden: '„{name}“ lässt sich nicht lesen: Dir fehlt die Berechtigung dafür.',
  unreadable: '„{name}“ lässt sich nicht lesen: Das System meldet {code}.',
  diskFull: 'Die Ausgabe ist unvollständig: Der Datenträger ist voll.',
  unwritable: 'Die Ausgabe ist unvollständig: Das System meldet {code}.',
};
