import type { AreaMessages } from '../speaker';

export const problems: AreaMessages<'problems'> = {
  'players-too-few':
    'Palatinus spielt man zu zweit bis zu fünft, aber diese Partie hat {count} Spieler: Ergänze, wer fehlt.',
  'players-too-many':
    'Palatinus spielt man zu zweit bis zu fünft, aber diese Partie hat {count} Spieler: Entferne welche.',
  'name-empty': 'Dieser Name ist leer: Schreibe 1 bis 40 Zeichen oder lass den Namen weg.',
  'name-too-long': 'Dieser Name hat {length} Zeichen: Kürze ihn auf höchstens {most}.',
  'name-character':
    'Dieser Name enthält {character}, ein Zeichen, das unsichtbar oder beschädigt ist oder die Schreibrichtung ändert: Entferne es oder tippe den Namen neu.',
  'name-marks':
    'In diesem Namen steht ein Akzent ohne Buchstaben davor, oder ein Buchstabe trägt mehr als vier Akzente: Entferne, was zu viel ist.',
  'name-blank':
    'In diesem Namen ist nichts zu sehen: Schreibe einen Buchstaben, eine Ziffer oder ein Zeichen oder lass den Namen weg.',
  'people-missing': 'Wähle eine Farbe: Rot, Lila, Grün, Gelb oder Blau.',
  'people-taken': '{people} ist schon vergeben: Jede Farbe gibt es nur einmal, auch als Zweitfarbe.',
  'ally-unknown': 'Wähle eine Zweitfarbe: Rot, Lila, Grün, Gelb oder Blau.',
  'ally-needs-two-players':
    'Zweitfarben gibt es nur zu zweit, aber diese Partie hat {count} Spieler: Lass die Zweitfarbe weg.',
  'handedness-missing': 'Wähle, wohin sich der Ring der Tafeln neigt: nach rechts oder nach links.',
  'letter-missing': 'Diese Tafel hat keinen Buchstaben: Wähle einen, A bis G.',
  'letter-doubled': 'Tafel {letter} gibt es nur einmal, aber sie liegt hier zweimal: Ändere eine davon.',
  'tile-missing': 'Tafel {letter} fehlt: Lege sie, zum Spielplan gehören alle sieben.',
  'place-missing':
    'Diese Tafel hat keinen Platz: Gib 0 für die Mitte an oder 1 bis 6 im Uhrzeigersinn von oben.',
  'place-doubled': 'Zwei Tafeln liegen auf Platz {place}: Verschiebe eine davon.',
  'place-empty': 'Auf Platz {place} liegt keine Tafel: Auf jeden der Plätze 0 bis 6 gehört eine.',
  'arrow-missing': 'Der Pfeil dieser Tafel fehlt: Gib 0 für oben an oder 1 bis 5 im Uhrzeigersinn.',
  'token-missing': 'Der Hügelchip auf diesem Hügel fehlt: Gib seinen Wert an, 1 bis 9.',
  'springs-missing':
    'Die Quellen dieser Tafel fehlen: Gib an, auf welchen Feldern sie sind oder dass es keine gibt.',
  'spring-unknown': 'So ein Feld gibt es auf keiner Tafel: Die Quellen zählt man ab dem Pfeil, 1 bis 6.',
  'spring-doubled': 'Die Quelle auf Feld {number} ist zweimal genannt: Nenne sie einmal.',
  'field-missing': 'Wähle ein Feld für diesen Chip, A1 bis G6.',
  'field-taken': 'Auf {at} liegen zwei Chips, aber Platz ist nur für einen: Entferne einen.',
  'kind-missing': 'Wähle, was dieser Chip ist: Händler, Bauer oder Heerführer.',
  'people-not-playing': 'Niemand spielt diese Farbe: {people}. Ändere den Chip oder ergänze den Spieler.',
  'ally-condottiere': '{people} ist eine Zweitfarbe, und die hat nur Händler und Bauern: Ändere den Chip.',
  'ruling-unknown': 'Die Auslegung „{ruling}“ kennt diese Antwort nicht: Wähle eine, die es dafür gibt.',

  'players-three-or-four':
    'Seven Hills spielt man zu dritt oder zu viert, aber diese Partie hat {count} Spieler: Ergänze oder entferne welche.',
  'player-missing': 'Spieler {player} fehlt: Gib einen Namen an oder nur leere geschweifte Klammern.',
  'colour-unknown': 'Diese Farbe gibt es nicht: Wähle Rot, Lila, Grün, Gelb oder Blau.',
  'colour-doubled': 'Zwei Spieler haben diese Farbe: Jeder Spieler braucht eine eigene.',
  'epochs-none': 'Es gibt keine Epoche zu werten: Gib mindestens die erste ein.',
  'epochs-too-many': 'Hier sind {count} Epochen, aber eine Partie hat nur {most}: Entferne, was zu viel ist.',
  'epoch-missing':
    'Epoche {epoch} wurde übersprungen: Gib sie ein, die Epochen kommen eine nach der anderen.',
  'order-unsound':
    'Das ist keine Spielreihenfolge: Darin steht jeder Spieler genau einmal, mit den Nummern 0 bis {most}.',
  'board-missing': 'Was auf dem Spielplan steht, fehlt: Gib die Gebiete mit ihren Markern an.',
  'area-unknown':
    'Ein Gebiet „{area}“ gibt es nicht: Marker stehen auf den sechs Hügeln von Aventinus bis Viminalis, im Forum Romanum, im Consul Legion Camp und im Waiting Camp.',
  'area-capitolium': 'Auf dem Capitolium steht nie etwas: Stelle diese Marker dorthin, wo sie hingehören.',
  'area-without-list':
    'Hierher gehört eine Liste mit den Markern jedes Spielers, in der Reihenfolge der Spieler.',
  'area-players':
    'Hier sind {count} Einträge, aber die Partie hat {players} Spieler: Gib für jeden einen an, auch einen leeren.',
  'markers-missing':
    'Hierher gehören die Marker eines Spielers, in geschweiften Klammern: wie viele von jeder Klasse.',
  'class-unknown': 'Marker „{class}“ gibt es nicht: Sie heißen noble, knight, centurion und plebeian.',
  'markers-not-number': 'Das ist keine Anzahl von Markern: Schreibe nur Ziffern.',
  'markers-negative': 'Weniger als 0 Marker gibt es nicht: Schreibe 0 oder mehr.',
  'markers-not-whole': 'Halbe Marker gibt es nicht: Schreibe eine ganze Zahl.',
  'camp-plebeians-only':
    'In den Lagern stehen nur Plebejer: Stelle diese Marker auf einen Hügel oder ins Forum.',
  'too-many-nobles':
    'Spieler {player} hat hier {count} Adlige, aber in der Schachtel sind nur {most}: Prüfe, wo sie stehen.',
  'too-many-knights':
    'Spieler {player} hat hier {count} Ritter, aber in der Schachtel sind nur {most}: Prüfe, wo sie stehen.',
  'too-many-centurions':
    'Spieler {player} hat hier {count} Zenturionen, aber in der Schachtel sind nur {most}: Prüfe, wo sie stehen.',
  'too-many-plebeians':
    'Spieler {player} hat hier {count} Plebejer, aber in der Schachtel sind nur {most}: Prüfe, wo sie stehen.',
  'penalties-missing':
    'Hierher gehört eine Liste, die sagt, wie oft jeder Spieler eine leere Hand hatte, etwa [0, 1, 0].',
  'penalties-players':
    'Hier sind {count} Zahlen, aber die Partie hat {players} Spieler: Gib für jeden eine an.',
  'penalties-unsound':
    'Das sagt, wie oft ein Spieler eine leere Hand hatte: eine ganze Zahl von 0 bis {most}.',

  'empty-text':
    'Dieser Text ist leer: Öffne eine Partiedatei oder füge eine Zeile ein, die mit P1_ oder S1_ beginnt.',
  'no-table':
    'In diesem Text steht keine Partie: Öffne eine Partiedatei oder füge eine Zeile, die mit P1_ oder S1_ beginnt, ganz bis zum Ende ein.',
  'too-large': 'Das ist größer als {most} KB, und so groß ist eine solche Datei nie: Ist es die richtige?',
  'not-utf8': 'Das ist kein Text in UTF-8: Speichere ihn als UTF-8 und versuche es erneut.',
  'not-json':
    'Das ist kein JSON und lässt sich nicht lesen: Ist es die richtige Datei, und ist sie vollständig?',
  'list-too-long':
    'Hier sind {length} Einträge, aber höchstens {most} werden gelesen: Ist es die richtige Datei?',
  'too-many-values':
    'Hier sind mehr als {most} Werte, und so viele hat eine solche Datei nie: Ist es die richtige?',
  'key-doubled': 'Hier steht „{key}“ zum zweiten Mal, und es ist unklar, welches zählt: Entferne eines.',
  'other-game': 'Das ist eine Datei des anderen Spiels: Öffne sie unter „Öffnen und speichern“.',
  'game-not-copy':
    'Das ist eine Partie, kein Exemplar mit seinen Quellen: Öffne sie unter „Öffnen und speichern“.',
  'copy-not-game': 'Das ist ein Exemplar mit seinen Quellen, keine Partie: Öffne es unter „Mein Exemplar“.',
  'notebook-not-file':
    'Das ist alles, was die App gespeichert hatte, aber zu beschädigt oder zu alt, um es zu lesen: Behalte es, eine andere Version kann es vielleicht lesen.',
  'newer-version':
    'Das stammt von einer neueren Version des Formats ({version}): Aktualisiere die App und versuche es erneut.',
  'unknown-key': '„{key}“ gehört nicht in diese Datei: Entferne es oder korrigiere die Schreibweise.',
  'value-missing': 'Diese Angabe fehlt: Ergänze sie.',
  'must-be': 'Hier steht {found}, hierher gehört aber {options}.',
  'not-one-of': 'Hier steht {found}, erlaubt ist aber nur: {options}.',
  'not-text': 'Hier steht {found}, aber hierher gehört ein Text: Setze ihn in Anführungszeichen.',
  'not-a-list': 'Hier steht {found}, aber hierher gehört eine Liste: Setze sie in eckige Klammern.',
  'not-an-object':
    'Hier steht {found}, aber hierher gehören benannte Werte: Setze sie in geschweifte Klammern.',
  'more-problems':
    'Und es gibt {count} {count:weiteren Grund|weitere Gründe}: Korrigiere zuerst die oben genannten und versuche es dann erneut.',

  'count-players':
    'Hier sind {count} Zahlen, aber die Partie hat {players} Spieler: Gib für jeden Spieler eine an.',
  'count-not-number': 'Das ist keine Zahl: Schreibe nur Ziffern.',
  'count-negative': 'Weniger als 0 kann niemand haben: Schreibe 0 oder mehr.',
  'count-not-whole': 'Es zählen nur ganze Zahlen: Lass weg, was nach dem Komma steht.',
  'count-influence-too-large':
    'Das ist mehr, als sechs Bewohner um diesen Hügel bekommen können ({most}): Prüfe es.',
  'count-points-too-many': 'Das ist mehr, als es in dieser Partie zu gewinnen gibt ({most}): Prüfe es.',
  'count-taker-unknown':
    'Diese Nummer hat niemand: Die Spieler haben die Nummern 0 bis {most}, null heißt niemand, und eine Liste heißt Gleichstand.',
  'count-taker-doubled': 'Ein Spieler ist hier zweimal genannt: Nenne jeden einmal.',
  'count-taker-contradicts':
    'Nach dem eingegebenen Einfluss geht Hügel {letter} an jemand anderen: Korrigiere eines von beiden.',

  'notation-unknown': 'Das ist keine Partie in Notation: So eine Zeile beginnt mit P1_ oder S1_.',
  'notation-newer':
    'Diese Zeile stammt von einer neueren Version der Notation ({version}): Aktualisiere die App und versuche es erneut.',
  'notation-too-long':
    'Diese Zeile ist länger als {most} Zeichen, und so lang ist eine Partie nie: Ist es der richtige Text?',
  'notation-cut-short': 'Diese Zeile ist abgeschnitten: Kopiere sie noch einmal, ganz bis zum Ende.',
  'notation-left-over': 'Nach dem Ende der Partie folgt noch etwas: Kopiere nur die Zeile selbst.',
  'notation-check':
    'Ein Zeichen dieser Zeile ist falsch, fehlt oder steht an der falschen Stelle: Kopiere die Zeile noch einmal. Hast du sie mit Absicht geändert, müssen ihre letzten beiden Zeichen {check} sein.',
  'notation-players':
    'Der zweite Teil, die Spieler, lässt sich nicht lesen: Er sieht aus wie rG-Anna-Maria.b-Zo~06j~; dabei ist - ein Leerzeichen in einem Namen und ~06j~ ein ë.',
  'notation-rulings':
    'Der dritte Teil, die Auslegungen, lässt sich nicht lesen: bis zu fünf Buchstaben, etwa bfoio, jeder der erste einer Antwort.',
  'notation-rulings-newer':
    'Diese Zeile stammt von einer neueren Version der App, die mehr Auslegungen kennt: Aktualisiere die App und versuche es erneut.',
  'notation-board':
    'Der vierte Teil, die Tafeln, lässt sich nicht lesen: R oder L, dann für jede Tafel ihr Buchstabe, ihr Pfeil (0 bis 5), ihr Hügelchip (1 bis 9) und ihre Quellen (1 bis 6).',
  'notation-pieces':
    'Der fünfte Teil, die Chips, lässt sich nicht lesen: sieben Gruppen zu sechs Zeichen mit einem Punkt dazwischen, R ein roter Händler, r ein roter Bauer, 1 der Heerführer des ersten Spielers, - niemand.',
  'notation-seats':
    'Der zweite Teil, die Spieler, lässt sich nicht lesen: Er sieht aus wie r-Anna-Maria.g-Zo~06j~.b, je eine Farbe und ein Name; dabei ist - ein Leerzeichen in einem Namen und ~06j~ ein ë.',
  'notation-answers':
    'Der dritte Teil, die Auslegungen, lässt sich nicht lesen: bis zu vier Buchstaben, etwa otsu, jeder der erste einer Antwort.',
  'notation-epoch':
    'Epoche {epoch} im vierten Teil lässt sich nicht lesen: Sie besteht aus der Spielreihenfolge, dann den Gebieten mit ihren Markern, etwa 123AxaP-2.',
  'notation-group':
    'Tafel {letter} hat im fünften Teil {count} Zeichen: Sie braucht sechs, eines für jedes Feld.',
};
