import type { AreaMessages } from '../speaker';

export const store: AreaMessages<'store'> = {
  takenOver: 'Bijgewerkt vanuit een ander tabblad. “Ongedaan maken” werkt ook hier.',

  fullTitle: 'Geen ruimte meer om op te slaan',
  full: 'Je laatste wijzigingen staan op het scherm, maar zijn niet op dit apparaat opgeslagen. Laat deze pagina open, sla alles op als bestand en maak dan ruimte vrij: foto’s, apps of gegevens van websites die je niet meer nodig hebt. Daarna gaat het opslaan vanzelf verder.',
  forbiddenTitle: 'Deze browser slaat niets op',
  forbidden:
    'De app mag hier niets opslaan, zoals in een privévenster. Alles werkt, maar alleen zolang deze pagina open blijft: sla alles op als bestand voordat je die sluit, en open dat bestand de volgende keer.',
  outdatedTitle: 'In een ander tabblad is een nieuwere versie open',
  outdated:
    'Die heeft je spel op een nieuwe manier opgeslagen; dit tabblad slaat dus niets meer op. Heb je hier daarna nog iets veranderd, sla dan alles op als bestand; laad vervolgens deze pagina opnieuw om met de nieuwere versie verder te gaan.',
  reload: 'Opnieuw laden',
  everything: 'Alles opslaan als bestand',
  everythingName: 'septimontium-alles',
  everythingSaved: 'Opgeslagen bij je downloads: {name}. Met “Openen en opslaan” open je het weer.',
  openedSaved:
    'Niet alles kon worden opgeslagen: alleen wat in dit tabblad open is, staat bij je downloads ({name}). De spellen die op dit apparaat worden bewaard, konden niet worden gelezen: probeer het opnieuw voordat je iets verwijdert.',

  setAsideTitle: 'Iets wat was opgeslagen, is onleesbaar',
  setAsideDamaged:
    'Wat op dit apparaat was opgeslagen, is beschadigd. Wat nog leesbaar was, staat op zijn plaats; het geheel is apart gezet, precies zoals het was. Download het als je iets mist, of gooi het weg.',
  setAsideNewer:
    'Dit is opgeslagen door een nieuwere versie van de app dan die op dit scherm. Het is apart gezet, precies zoals het was: download het voor de zekerheid en laad dan deze pagina opnieuw om de nieuwere versie te krijgen.',
  setAsideHistory:
    'Met je spel is niets mis. Alleen de geschiedenis van “Ongedaan maken” was beschadigd en begint dus opnieuw. De beschadigde tekst is apart gezet: download die, of gooi die weg.',
  setAsideNoRoom:
    'Er is geen ruimte om het apart te zetten. Daarom blijft het staan waar het staat, en wordt er niets nieuws opgeslagen tot je het weggooit of ruimte vrijmaakt. Wil je het houden, download het dan eerst.',
  download: 'Downloaden',
  fileName: 'septimontium-apart-gezet-{number}',
  discard: 'Weggooien',
  discardTitle: 'Voorgoed weggooien?',
  discardText: 'Dit kan niet ongedaan worden gemaakt. Je spel op het scherm blijft zoals het is.',
  discarded: 'Weggegooid. Je spel is niet veranderd.',

  lostTitle: 'Het vorige spel kon niet bij “Spellen” worden bewaard',
  lost: 'Er is geen ruimte, of deze browser staat het niet toe. Het spel is nog niet weg: “Ongedaan maken” haalt het terug. Maak ruimte vrij en probeer het opnieuw, of sla alles op als bestand.',

  before: 'Er is een nieuw spel begonnen. Het vorige staat op de startpagina.',
  bringBack: 'Terughalen',
};
