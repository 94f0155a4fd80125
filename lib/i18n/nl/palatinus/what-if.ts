import type { AreaMessages } from '../../speaker';

export const whatif: AreaMessages<'whatif'> = {
  board: 'Het bord met wat je probeert',
  lead: 'Tik op een veld om te wijzigen wie er staat, of houd een stuk ingedrukt en sleep het. Je spel blijft zoals het is tot je bewaart wat je hebt geprobeerd.',
  leadShared:
    'Tik op een veld om te wijzigen wie er staat, of houd een stuk ingedrukt en sleep het. Het gedeelde spel en je eigen spel veranderen niet.',
  who: 'Wie staat hier?',
  elsewhere: 'Ergens anders zetten',
  moving: '{piece}: tik op het veld waar hij moet staan.',
  changed: 'gewijzigd',

  changes: 'Wat je hebt gewijzigd',
  moved: '{from} → {to}: {piece}',
  replaced: '{at}: {piece} (eerst: {before})',
  nobody: 'niemand',
  ruling: '{question} {answer}',
  takeBack: 'Terugdraaien: {change}',

  before: 'Het spel',
  now: 'Wat als',
  winners: '{count:Winnaar|Winnaars}: {list}',
  cell: '(eerst: {value})',
  nothing: 'niets',
  differences: 'Wat dat verandert',
  hillsNote:
    'Op het bord heeft een heuvel die naar iemand anders gaat een ring en het teken van wie hem krijgt.',
  shareTitle: 'Deel wat je probeert',
  shareHint: 'Scan de code of stuur de link. Daarin zit het spel en wat je eraan hebt gewijzigd.',
  shareQr: 'QR-code van de link naar deze variant',
  table: 'Heuvel voor heuvel',
  tableNote: 'Waar iets verandert, staat het oude getal er doorgestreept onder.',

  keep: 'Spel vervangen',
  keepMine: 'Bewaren als mijn spel',
  throwAway: 'Terug naar het spel',
  thrownAway: 'Het spel zoals het was. “Ongedaan maken” haalt de variant terug.',
  kept: 'Vervangen: dit is nu het spel',

  refused: 'Deze variant kan niet worden getoond',
  refusedWhy: 'Het adres is beschadigd, of hoort bij een ander spel. Je spel is niet veranderd.',
  anew: 'Iets anders proberen',

  rulings: 'Andere afspraken proberen',

  moves: 'Welke zet had gewonnen?',
  movesLead:
    'Voor elke speler het ene stuk dat op een ander leeg veld het meest had opgeleverd. Tik om het te proberen.',
  movesNone: 'Geen enkel stuk had zijn speler op een ander leeg veld meer opgeleverd.',
  movePoints: '{points} {points:punt|punten} in plaats van {old}.',
  moveWins: '{who} wint!',
  moveShares: '{who} zou de overwinning delen.',
  moveWonAnyway: '{who} wint hoe dan ook.',
  moveLoses: 'Niet genoeg: {list} {count:wint|winnen}.',
};
