import type { AreaMessages } from '../speaker';

export const share: AreaMessages<'share'> = {
  share: 'Delen',
  title: 'Dit spel delen',
  scan: 'Scan de code of stuur de link. Daarin zit het hele spel, met namen en afspraken; er wordt niets geüpload.',
  qr: 'QR-code van de link naar dit spel',
  dense:
    'De code van dit spel is erg fijn. Kan een telefoon hem niet lezen, stuur dan de link of sla hieronder het bestand op.',
  link: 'Link',
  copyLink: 'Link kopiëren',
  sendLink: 'Link sturen…',
  picture: 'Afbeelding',
  pictureOf: 'Afbeelding: {winners}',
  saveGame: 'Dit spel opslaan',
  savePicture: 'Afbeelding opslaan',
  sendPicture: 'Afbeelding sturen…',
  pictureSaved: 'Opgeslagen bij je downloads: {name}',
  noPicture: 'De afbeelding kon niet worden gemaakt: maak een schermafdruk of stuur de link.',
  text: 'Tekst voor een forum of een bericht',
  copyText: 'Tekst kopiëren',
  paper: 'Papier en bestand',
  print: 'Afdrukken',
  file: 'Opslaan als bestand',
  fileSaved: 'Opgeslagen bij je downloads: {name}',
  copied: 'Gekopieerd.',
  notCopied: 'De browser staat kopiëren niet toe: tik op de tekst om hem te selecteren.',

  shared: 'Met jou gedeeld: {who}.',
  keep: 'Bewaren',
  back: 'Mijn spel',
  kept: 'Dit is nu jouw spel.',
  keptInPlace: 'Dit is nu jouw spel. “Ongedaan maken” haalt het vorige terug.',
  refused: 'Deze link kan niet worden geopend. Je eigen spel is niet veranderd.',
  askAgain: 'Vraag opnieuw om de hele link, of ga terug naar je spel.',

  tally: 'Eindstand',
  sheetHint: 'Eén pagina, A4 of Letter, ook in zwart-wit.',
  board: 'Het bord vóór de telling',
  players: 'Spelers',
  pieceLetters:
    'De letters naast elke inwoner geven zijn kleur aan. Een druppel is een bron, een pijl wijst naar veld 1.',
  notation: 'Het hele spel op één regel:',
  again: 'Scan de code om de telling stap voor stap terug te zien.',
  made: 'Geteld met Septimontium',
  'letter-red': 'R',
  'letter-purple': 'P',
  'letter-green': 'Gr',
  'letter-yellow': 'Ge',
  'letter-blue': 'B',
  example: 'Een voorbeeld: {who}.',

  localhost: 'Andere telefoons kunnen “localhost” niet openen.',
  networkAddress:
    'Daarom bevat de link het adres van deze computer in je netwerk. Hij opent op telefoons in hetzelfde netwerk, zolang de app hier draait.',
  whichAddress: 'Adressen van deze computer: opent het ene niet, probeer dan een ander.',
  noNetworkAddress:
    'Deze computer heeft geen adres in een netwerk: verbind hem met het netwerk van de andere telefoons en kom dan terug. De afbeelding kun je wel gewoon sturen.',

  tallyNote: 'Rijen A tot en met G: invloed op de heuvel; ★ is de laurierfiche die daarmee gewonnen is.',
  tallyNoteTied:
    'Rijen A tot en met G: invloed op de heuvel; ★ is de laurierfiche die daarmee gewonnen is, “schijf” de schijf bij gelijkstand.',

  refusedAlone: 'Deze link kan niet worden geopend.',
  askAgainAlone: 'Vraag opnieuw om de hele link.',

  unknownAddress:
    'De app heeft het adres van deze computer in je netwerk niet gevonden; de link opent dus alleen op deze computer. De afbeelding kun je wel gewoon sturen.',
};
