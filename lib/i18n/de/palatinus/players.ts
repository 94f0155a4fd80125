import type { AreaMessages } from '../../speaker';

export const players: AreaMessages<'players'> = {
  whoPlaced:
    'Tauschst du Farben, wechseln gesetzte Chips den Besitzer. Nimmst du eine freie Farbe, bekommen sie die neue Farbe.',
  ally: 'Zweitfarbe von {who}',
  noAlly: 'keine',
  allyText:
    'Zu zweit hat jeder auch eine Zweitfarbe: ein paar Händler und Bauern einer anderen Farbe, aber keinen Heerführer.',
  nowAlly: '{who} hat jetzt eine Zweitfarbe: {people}.',
  nowNoAlly: '{who} hat jetzt keine Zweitfarbe.',
  left: '{count} Bewohner {count:hat|haben} den Plan verlassen; „Rückgängig“ holt {count:ihn|sie} zurück.',
  losing: '{count} Bewohner vom Plan entfernen?',
  losingText: 'Damit ändert sich, wer spielt; deshalb {count:verlässt dieser|verlassen diese} den Plan:',
  losingUndo: '„Rückgängig“ holt {count:ihn|sie} zurück.',
  losingOf: '{people}: {list}',
  losingOfAlly: '{people} (Zweitfarbe): {list}',
  lose: '{count:Entfernen|Alle entfernen}',
  census: 'Chips pro Spieler',
  eachPlayer: 'Jeder Spieler',
  eachAlly: 'Jede Zweitfarbe',
  inAll: 'Das macht insgesamt {count} Bewohner.',
  assumed:
    'Alle Chips einer Farbe sind im Spiel. Die Regeln sagen weder, dass das {box} sind, noch wie viele es von jeder Art gibt. {list}: Das ist unsere Annahme; ändere sie, wenn es in deinem Exemplar anders ist.',
  changed: 'Geändert: Das sind nicht die Standardzahlen.',
  change: 'Zahlen ändern',
  boxHolds: 'Wir nehmen an, dass die Schachtel {count} Bewohner jeder Farbe enthält.',
  usual: 'Zurück zu den Standardzahlen',
  usualNow: 'Jetzt gelten wieder die Standardzahlen.',
  merchants: 'Händler',
  peasants: 'Bauern',
  condottieri: 'Heerführer',
  ofAlly: '{kinds} (Zweitfarbe)',
  far: '{players} Spieler, {inhabitants} Bewohner',
};
