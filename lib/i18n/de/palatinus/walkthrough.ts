import type { AreaMessages } from '../../speaker';

export const walkthrough: AreaMessages<'walkthrough'> = {
  hill: 'Hügel {letter}, {token}er-Hügelchip',

  noCondottiere: 'Kein Heerführer auf {letter}1 bis {letter}6.',
  captures:
    '{who}: Neben dem Heerführer auf {at} stehen {merchants} und {peasants}. Er nimmt die größere Gruppe gefangen.',
  flees:
    '{who}: Neben dem Heerführer auf {at} stehen {merchants} und {peasants}, also gleich viele: Er flieht.',
  fleesAlone:
    '{who}: Neben dem Heerführer auf {at} steht weder ein Händler noch ein Bauer, und 0 ist gleich 0: Er flieht.',
  staysAlone:
    '{who}: Neben dem Heerführer auf {at} steht weder ein Händler noch ein Bauer. Eure Auslegung: Er bleibt.',
  capturesTitle: '{who}: {captives} gefangen',
  fleesTitle: '{who}: Der Heerführer auf {at} flieht',
  staysTitle: '{who}: Der Heerführer auf {at} bleibt',
  leaveTitle: 'Diese verlassen den Plan',
  leaveText: 'Alle Heerführer handeln gleichzeitig.',
  fled: '{who}: Der Heerführer auf {at} flieht; er ist aus dem Spiel, und niemand bekommt Punkte.',
  stayed: '{who}: Der Heerführer auf {at} bleibt.',
  captured: '{captive} geht an {who}: 1 Punkt.',
  capturedByMany:
    '{captive} wird von mehreren Heerführern gefangen genommen: {who} bekommt ihn (1 Punkt), {others} {count:bekommt|bekommen je} einen 1er-Siegpunktchip.',
  evenOwn: 'Heerführer nehmen auch die eigenen Leute gefangen.',
  eitherWay: 'Wer was bekommt, ist egal: Die Punkte sind dieselben.',
  eitherWayButTieBreak:
    'Die Punkte sind dieselben, aber eure Gleichstandsregel zählt Gefangene und Siegpunktchips getrennt: Einigt euch, wer was bekommt.',
  capturedTwiceDisc:
    '{captive} wird von zwei Heerführern desselben Spielers gefangen genommen ({who}). Eure Auslegung: 1 Punkt, dazu ein 1er-Siegpunktchip.',
  capturedTwice:
    '{captive} wird von zwei Heerführern desselben Spielers gefangen genommen ({who}): Er zählt nur einmal.',

  influence: '{at}, {who}, {kind}: {sources} = {points}',
  fromMerchant: '{count} Händler ({fields}) × {worth}',
  fromPeasant: '{count} {count:Bauer|Bauern} ({fields}) × {worth}',
  fromCondottiere: '{count} Heerführer ({fields}) × {worth}',
  fromEmptyField: '{count} {count:freies Feld|freie Felder} ({fields}) × {worth}',
  fromSpring: '{count} {count:Quelle|Quellen} daneben ({fields}) × {worth}',
  fromOwnSpring: 'eigene Quelle × {worth}',
  countTwice: '({fields} {count:zählt|zählen} als beides)',
  influenceNone: '{at}, {who}, {kind}: {why}, also 0',
  nothingForMerchant: 'niemand daneben',
  nothingForPeasant: 'kein freies Feld und keine Quelle daneben',
  nothingForCondottiere: 'Heerführer bekommen nichts',
  nobodyAround: 'Um diesen Hügel steht niemand.',
  totalsTitle: 'Einfluss jedes Spielers',
  totals: 'Einfluss: {totals}.',
  wonTitle: 'Hügel {letter}: {token}er-Chip an {who}, {most} zu {next} ({others})',
  wonAloneTitle: 'Hügel {letter}: {token}er-Chip an {who} mit {most}; sonst hat niemand Einfluss',
  tiedTitle: 'Hügel {letter}: Gleichstand bei {most} ({who}), je ein 2er-Siegpunktchip',
  unclaimedTitle: 'Hügel {letter}: Niemand hat Einfluss, niemand bekommt den {token}er-Chip',
  won: '{who} kontrolliert den Hügel und bekommt den {token}er-Hügelchip.',
  tied: 'Gleichstand zwischen {who}: je ein 2er-Siegpunktchip, und der Hügelchip kommt zurück in die Schachtel.',
  unclaimed: 'Niemand hat Einfluss: Niemand bekommt etwas.',

  tally: 'Endstand',
  row: '{who}: {gains} = {points}',
  captives: '{count} {count:Gefangener|Gefangene}',
  discs: '{count:Siegpunktchip|Siegpunktchips} {values}',
  tokens: '{count:Hügelchip|Hügelchips} {values}',
  wins: '{who} gewinnt mit {points} {points:Punkt|Punkten}.',
  shares: '{who} teilen sich den Sieg mit je {points} {points:Punkt|Punkten}.',
  byTieBreak: 'Gleich viele Punkte; die Gleichstandsregel entscheidet ({rule}): {compared}.',
  sharedAfterTieBreak: 'Auch nach der Gleichstandsregel gleichauf ({rule}): {compared}.',
  sharedWithoutTieBreak: 'Eure Auslegung: keine Gleichstandsregel.',
  tieBreakItems: 'die meisten Hügelchips, Siegpunktchips und Gefangenen zusammen',
  tieBreakTokens: 'die meisten Hügelchips, dann die meisten Siegpunktchips, dann die meisten Gefangenen',
  tieBreakDiscs: 'die meisten Siegpunktchips, dann die meisten Hügelchips, dann die meisten Gefangenen',

  players: 'Spieler: {list}.',

  legend:
    'r Rot, p Lila, g Grün, y Gelb, b Blau; M Händler, P Bauer, C Heerführer, -- niemand; ~ Quelle; (A) Hügel, darunter sein Hügelchip.',

  rowWithoutGains: '{who}: {points}',
};
