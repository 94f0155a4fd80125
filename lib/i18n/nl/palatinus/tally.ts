import type { AreaMessages } from '../../speaker';

export const tally: AreaMessages<'tally'> = {
  toHill: 'Heuvel {letter}: naar de telling',
  tie: 'gelijk',
  disc: 'schijf',
  nobody: 'niemand',
  discs: 'Schijven voor gevangenen',

  howAll: 'Hoe komt iedereen aan zijn punten?',
  ask: '{points}: hoe komt {who} daaraan?',
  how: 'Hoe komt {who} aan {points} {points:punt|punten}?',
  token: 'Heuvel {hill}: de laurierfiche',
  tiedDisc: 'Heuvel {hill}: een schijf voor de gelijkstand',
  captive: 'Heuvel {hill}, gevangengenomen: {captive}',
  captiveDisc: 'Heuvel {hill}: een schijf, want {captive} is door meer dan één soldaat gevangengenomen',
  nothing: 'Geen gevangenen, geen heuvels gewonnen.',
  sum: 'Samen',

  board: 'Het bord aan het einde van het spel',
  changeRulings: 'Afspraken',
  newTable: 'Nieuw spel, zelfde spelers',
  own: 'eigen stuk',

  tapBoard: 'Tik op een stuk voor zijn verhaal, op een heuvel voor de telling.',
  race: 'De race over de heuvels',
  raceStage: 'Na heuvel {letter}: {list}. Naar de telling',
  standing: '{who} {points}',
  closest: '{count:Spannendste heuvel|Spannendste heuvels}: {list}.',
  closestList: '{list}; {last}',
  closeLead: '{letter}, {most} tegen {next}',
  closeTie: '{letter}, gelijk met {most}',

  noReading: 'Geen enkele uitleg verandert de winnaar.',
  decides: 'Eén open vraag geeft de doorslag: {question}.',
  decideAlone: '{count} open vragen geven de doorslag, elk op zichzelf.',
  decideTogether: 'Alleen meerdere gewijzigde antwoorden samen geven de doorslag.',
  'short-emptySpring': 'een lege bron',
  'short-loneCondottiere': 'een soldaat alleen',
  'short-doubleCaptureByOnePlayer': 'een gevangene van twee soldaten',
  'short-tieBreak': 'de regel bij gelijkstand',
  'short-allyPieces': 'de bondgenoten',
  doubtful: 'Nog eens nakijken: {count} {count:veld|velden}.',
  doubtfulMany:
    'Een invoerfout op één veld kan de winnaar veranderen ({count} velden): kijk er eerst {first} na.',
  safe: 'Eén enkele invoerfout verandert dat niet.',
  trying: 'Elke uitleg en elk veld wordt geprobeerd…',
  notTried: 'Wat de doorslag geeft, kon nu niet worden berekend.',
};
