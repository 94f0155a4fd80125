import type { AreaMessages } from '../speaker';

export const developers: AreaMessages<'developers'> = {
  title: 'Für Entwickler',
  lead: 'Auch ein Programm kann eine Partie werten: Es liest eine Datei oder eine Textzeile und liefert, wer gewinnt, den Endstand und den Grund für jeden Punkt.',
  file: 'Die Partiedatei',
  fileText:
    'Ein JSON-Dokument ist eine Partie: Spieler, Spielplan, Chips und, wo sie vom Standard abweichen, Auslegungen. Feld 1 einer Tafel trägt den Pfeil, die anderen folgen im Uhrzeigersinn; so ist C4 immer dasselbe Feld, wo auch immer Tafel C liegt. Eine Datei ist in UTF-8 und hat höchstens 64 KB. Jede Angabe darin und im Ergebnis ist in docs/game-file.md des Quelltexts beschrieben.',
  fileExample: 'Das Beispiel als Datei: speichere es als game.json',
  notation: 'Eine Partie in einer Zeile',
  notationText:
    'Dieselbe Partie als Text, den keine Adresse, kein Forum und kein Terminal verändert. Sechs Teile, getrennt durch _; docs/notation.md im Quelltext beschreibt jedes Zeichen.',
  version: 'Version',
  versionText: 'P1: Palatinus, Version 1 der Notation',
  players: 'Spieler',
  playersText:
    'der englische Anfangsbuchstabe jeder Farbe, dann die Zweitfarbe und der Name, falls es sie gibt',
  rulings: 'Auslegungen',
  rulingsText: 'der englische Anfangsbuchstabe jeder Antwort; fehlt er am Ende, gilt der Standard',
  board: 'Spielplan',
  boardText: 'die Neigung des Rings; dann für jede Tafel: Buchstabe, Pfeil, Hügelchip und Felder mit Quelle',
  pieces: 'Chips',
  piecesText:
    'Tafeln A bis G, Felder 1 bis 6: Großbuchstaben sind Händler, Kleinbuchstaben Bauern, Ziffern Heerführer',
  check: 'Prüfzeichen',
  checkText: 'zwei Zeichen, an denen ein Fehler in der Zeile auffällt',
  linkText:
    'Nach dem # einer Adresse wird die Zeile zu einem Link, der die ganze Partie enthält. Kein Server sieht diesen Teil.',
  link: 'Das Beispiel als Link',
  commandLine: 'Kommandozeile',
  commandLineText:
    'In einer Kopie des Quelltexts, mit Node.js: ein Ergebnis als JSON; der Ablauf in Worten (--lang=de für Deutsch); beliebig viele Partien, eine pro Zeile.',
  http: 'HTTP',
  httpText: 'POST /api/score nimmt eine Partiedatei als application/json und antwortet mit dem Ergebnis.',
  problemsText:
    'Was sich nicht werten lässt, bekommt eine Antwort nach RFC 9457 (problem details): jeden Fehler mit Code, Stelle in der Datei und einem Satz.',
  schemaText: 'GET /api/schema ist das JSON-Schema der Datei.',
  schema: 'Schema öffnen',
};
