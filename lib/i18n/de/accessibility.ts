import type { AreaMessages } from '../speaker';

export const accessibility: AreaMessages<'accessibility'> = {
  title: 'Barriere\u00adfreiheit',
  lead: 'Alle am Tisch sollen der Wertung folgen können. Hier steht, was ohne Maus, ohne Hinsehen und mit großer Schrift geht, und was noch nicht gut geht.',
  aim: 'Unser Ziel: WCAG 2.2, Stufe AA, auf jedem Bildschirm und in jeder Sprache der App.',
  works: 'Was geht',
  keyboard:
    'Alles geht mit der Tastatur. Ein Rahmen zeigt, wo du bist, und der erste Halt jeder Seite führt am Seitenkopf vorbei.',
  ear: 'Was gezeichnet ist, wird auch gesagt: jedes Feld mit seiner Quelle und seinem Chip, wer gefangen nimmt und wer flieht, jede Summe, wer einen Hügel bekommt und warum. Was sich ändert, wird angesagt. Wenn du willst, liest die App die Wertung selbst vor.',
  touch:
    'Nichts muss gezogen oder gedrückt gehalten werden: Tippe auf einen Chip, um ihn wegzunehmen, und dann auf das Feld, auf dem er stehen soll. Worauf man tippt, ist mindestens 44 Pixel breit und hoch; nur Links mitten im Satz sind niedriger.',
  colour:
    'Keine Farbe steht allein: Die Farbe jedes Spielers hat eine eigene Form, jede Art von Bewohnern ein Bild, jede Markierung eine eigene Gestalt.',
  large:
    'Die Schrift kann doppelt so groß sein und eine Seite auf 400 % vergrößert, ohne dass man seitwärts scrollt. Wo kaum etwas auf den Bildschirm passt, scrollen die Leisten oben und unten mit weg.',
  device:
    'Die Wünsche deines Geräts gelten: hell oder dunkel, mehr Kontrast, eigene Farben, weniger Bewegung.',
  keys: 'Tasten',
  everywhere: 'Überall',
  everywhereKeys:
    'Tab geht weiter und Umschalt+Tab zurück, Enter oder Leertaste drückt, Escape schließt ein Blatt. Strg+Z macht rückgängig, Strg+Y wiederholt.',
  countKeys:
    'Pfeil rechts oder Leertaste: nächster Schritt. Pfeil links: zurück. Pos1: der erste Schritt. Ende: das Ergebnis.',
  limits: 'Was noch nicht gut geht',
  limitTried:
    'Geprüft ist alles mit Programmen und mit der Tastatur, aber noch nicht von Menschen, die jeden Tag mit einem Screenreader arbeiten.',
  limitBoard:
    'Buchstaben und Zahlen auf dem Spielplan und auf dem Stadtplan wachsen nicht mit der Schrift. Vergrößere dafür die Seite, oder höre zu.',
  limitWords:
    'Bei sehr großer Schrift kann ein langes Wort mitten durchbrechen und ein langer Name gekürzt sein; wer zuhört, hört ihn ganz.',
  limitPicture:
    'Das Bild vom Endstand, das man teilen kann, sagt dem, der zuhört, nichts. Schicke lieber den Link oder den Text.',
  limitVoice: 'Welche Stimme vorliest und wie gut, hängt vom Gerät ab. Manche haben keine.',
  tell: 'Sag es uns',
  tellText:
    'Wenn dich etwas daran hindert, die App zu benutzen, eröffne dort ein Issue, wo ihr Quelltext liegt, und sage, welcher Bildschirm, welcher Browser und welches Hilfsmittel. Für uns ist das ein Fehler.',
};
