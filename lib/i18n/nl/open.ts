import type { AreaMessages } from '../speaker';

export const open: AreaMessages<'open'> = {
  title: 'Openen en opslaan',
  open: 'Een spel openen',
  choose: 'Kies een bestand',
  anywhere:
    'Een spelbestand, een gedeelde link, een regel notatie, of alles zoals je het hebt opgeslagen. Je kunt een bestand ook naar deze pagina slepen.',
  paste: 'Of plak het hier',
  openPasted: 'Openen',
  makesRoom:
    'Het vervangt je huidige spel, dat bij je spellen blijft staan; “Ongedaan maken” haalt het hier terug.',
  refused: 'Dit kon niet worden geopend. Je spel is niet veranderd.',
  unreadable: '{name} kon niet worden gelezen: probeer het opnieuw, of plak de tekst ervan.',
  opened: 'Geopend: {what}.',
  everythingOpened: 'Alles uit dit bestand is terug: het spel en je exemplaar.',
  partlyOpened: 'Dit bestand is beschadigd. Wat nog leesbaar was, is terug: kijk het na.',
  undoable: 'Je vorige spel is niet weg: het staat bij je spellen, en “Ongedaan maken” haalt het hier terug.',
  save: 'Dit spel opslaan',
  saveOf: 'Dit spel opslaan: {game}',
  tally: 'Eindstand',
  saveText:
    'Alles wat je invoert, blijft op dit apparaat. Wil je het ergens anders gebruiken: neem een bestand of een regel tekst mee.',
  download: 'Spelbestand downloaden',
  downloaded: 'Opgeslagen bij je downloads: {name}',
  copy: 'Regel kopiëren',
  copied: 'Gekopieerd.',
  notCopied: 'De browser staat kopiëren niet toe: tik op de regel om hem te selecteren.',
  notation: 'Het hele spel in één regel tekst:',
  notYet: 'Er is nog niets om op te slaan: voer eerst het spel volledig in.',

  imported: 'Geopend: {count} {count:spel|spellen} toegevoegd.',
  importedNothing: 'Niets nieuws in dit bestand: alle spellen erin staan hier al.',
  importedReplaced: '{count} {count:spel was|spellen waren} hier ouder: de nieuwere versie is bewaard.',
  importedDoubled:
    '{count} {count:spel is|spellen zijn} zowel hier als in het bestand veranderd: beide versies zijn bewaard.',
  importedKnown: '{count} {count:spel staat|spellen staan} hier al.',
  importedUnreadable:
    '{count} {count:spel|spellen} in dit bestand {count:was|waren} onleesbaar en {count:is|zijn} overgeslagen.',
  importedNotKept:
    'De spellen konden niet worden toegevoegd: er is geen ruimte, of de browser staat het niet toe.',
  importedBeside: 'Ook uit dit bestand: {list}.',
  partBox: 'je exemplaar',
  partOpen: 'het geopende spel',
  partNames: 'namen',
  partPractice: 'wat er is geoefend',
  undoImport: 'Ongedaan maken',
  toGames: 'Alle spellen',
  importUndone: 'Ongedaan gemaakt: alles is weer zoals het was.',
  failed:
    'Dat is niet gelukt: er is geen ruimte, of de browser staat het niet toe. Je spellen zijn niet veranderd.',
};
