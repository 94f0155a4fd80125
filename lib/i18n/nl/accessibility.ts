import type { AreaMessages } from '../speaker';

export const accessibility: AreaMessages<'accessibility'> = {
  title: 'Toegankelijk\u00adheid',
  lead: 'Iedereen aan tafel moet de telling kunnen volgen. Hier staat wat werkt zonder muis, zonder te kijken en met grote letters, en wat nog niet goed werkt.',
  aim: 'Ons doel: WCAG 2.2, niveau AA, op elk scherm en in elke taal van de app.',
  works: 'Wat werkt',
  keyboard:
    'Alles kan met het toetsenbord. Een rand laat zien waar je bent, en de eerste stop van elke pagina leidt voorbij de kop.',
  ear: 'Alles wat getekend is, wordt ook gezegd: elk veld met zijn bron en zijn stuk, wie gevangenneemt en wie vlucht, elke som, wie een heuvel krijgt en waarom. Wat verandert, wordt gemeld. Als je wilt, leest de app de telling zelf voor.',
  touch:
    'Niets hoeft gesleept of ingedrukt gehouden te worden: tik op een stuk om het weg te halen en tik dan op het veld waar het moet staan. Alles waarop je tikt, is minstens 44 pixels breed en hoog; alleen links in een zin zijn lager.',
  colour:
    'Geen kleur staat alleen: de kleur van elke speler heeft een eigen vorm, elke soort inwoner een plaatje, elk teken een eigen tekening.',
  large:
    'Letters kunnen twee keer zo groot zijn en een pagina tot 400 % vergroot, zonder opzij te scrollen. Waar bijna niets op het scherm past, scrollen de balken boven en onder mee weg.',
  device:
    'De wensen van je toestel worden gevolgd: licht of donker, meer contrast, eigen kleuren, minder beweging.',
  keys: 'Toetsen',
  everywhere: 'Overal',
  everywhereKeys:
    'Tab gaat verder en Shift+Tab terug, Enter of spatie drukt, Escape sluit een venster. Ctrl+Z maakt ongedaan, Ctrl+Y doet opnieuw.',
  countKeys:
    'Pijl rechts of spatie: volgende stap. Pijl links: terug. Home: de eerste stap. End: het resultaat.',
  limits: 'Wat nog niet goed werkt',
  limitTried:
    'Alles is nagekeken met programma’s en met het toetsenbord, maar nog niet door mensen die elke dag een schermlezer gebruiken.',
  limitBoard:
    'Letters en getallen op het bord en op de kaart groeien niet mee met de tekst. Vergroot daarvoor de pagina, of luister.',
  limitWords:
    'Met heel grote letters kan een lang woord in het midden afbreken en een lange naam ingekort zijn; wie luistert, hoort alles.',
  limitPicture:
    'De afbeelding van de eindstand om te delen zegt niets tegen wie luistert. Stuur liever de link of de tekst.',
  limitVoice: 'Welke stem voorleest, en hoe goed, hangt van het toestel af. Sommige hebben er geen.',
  tell: 'Laat het ons weten',
  tellText:
    'Kun je de app door iets niet gebruiken? Open een issue op de plek waar de broncode staat, en vertel welk scherm, welke browser en welk hulpmiddel je gebruikt. Voor ons is dat een fout.',
};
