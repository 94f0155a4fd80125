import type { AreaMessages } from '../../speaker';

export const whatif: AreaMessages<'whatif'> = {
  board: 'Der Plan mit dem, was du ausprobierst',
  lead: 'Tippe auf ein Feld, um zu ändern, wer dort steht, oder halte einen Chip gedrückt und ziehe ihn. Eure Partie bleibt, wie sie ist, bis du sie durch den Versuch ersetzt.',
  leadShared:
    'Tippe auf ein Feld, um zu ändern, wer dort steht, oder halte einen Chip gedrückt und ziehe ihn. Weder die geteilte Partie noch deine eigene ändert sich.',
  who: 'Wer steht hier?',
  elsewhere: 'Woandershin setzen',
  moving: '{piece}: Tippe auf das Feld, auf dem er stehen soll.',
  changed: 'geändert',

  changes: 'Was du geändert hast',
  moved: '{from} → {to}: {piece}',
  replaced: '{at}: {piece} (vorher: {before})',
  nobody: 'niemand',
  ruling: '{question} {answer}',
  takeBack: 'Zurücknehmen: {change}',

  before: 'Die Partie',
  now: 'Versuch',
  winners: '{count:Gewinnt|Gewinnen}: {list}',
  cell: '(vorher: {value})',
  nothing: 'nichts',
  differences: 'Was sich dadurch ändert',
  hillsNote:
    'Geht ein Hügel an jemand anderen, hat er auf dem Plan einen Ring und das Zeichen dessen, der ihn jetzt bekommt.',
  shareTitle: 'Diesen Versuch teilen',
  shareHint:
    'Scanne den Code oder verschicke den Link. Er enthält die Partie und was du daran geändert hast.',
  shareQr: 'QR-Code des Links zu diesem Versuch',
  table: 'Hügel für Hügel',
  tableNote: 'Wo sich etwas ändert, steht die alte Zahl durchgestrichen darunter.',

  keep: 'Partie ersetzen',
  keepMine: 'Als meine behalten',
  throwAway: 'Zurück zur Partie',
  thrownAway: 'Die Partie ist wieder, wie sie war. „Rückgängig“ holt den Versuch zurück.',
  kept: 'Ersetzt: Das ist jetzt die Partie',

  refused: 'Dieser Versuch lässt sich nicht zeigen',
  refusedWhy: 'Die Adresse ist beschädigt oder gehört zu einer anderen Partie. Deine Partie ist unverändert.',
  anew: 'Etwas anderes ausprobieren',

  rulings: 'Andere Auslegungen ausprobieren',

  moves: 'Welcher Zug hätte gewonnen?',
  movesLead:
    'Für jeden Spieler der eine Chip, der auf einem anderen freien Feld am meisten gebracht hätte. Tippe darauf, um es auszuprobieren.',
  movesNone: 'Kein Chip hätte seinem Spieler auf einem anderen freien Feld mehr gebracht.',
  movePoints: '{points} {points:Punkt|Punkte} statt {old}.',
  moveWins: 'Damit hätte {who} gewonnen!',
  moveShares: 'Damit hätte {who} sich den Sieg geteilt.',
  moveWonAnyway: '{who} hat auch so gewonnen.',
  moveLoses: 'Hätte nicht gereicht: {list} {count:gewinnt|gewinnen}.',
};
